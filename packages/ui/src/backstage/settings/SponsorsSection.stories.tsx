// Sponsors at the desk: none, several, read only, refused; added, put into order by keyboard, and seen as the wall will show them.
import type { BaseSettingPatch, Sponsor } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fiveSponsors, manySponsors } from '../../match-screen/sponsors/sample-sponsors.ts';
import {
  type Answers,
  refusing,
  SampleDesk,
  sampleBase,
  sampleId,
} from '../Backstage.story-parts.tsx';
import { Backstage } from '../Backstage.tsx';

const saved = fn<(patch: BaseSettingPatch) => void>();

const withSponsors = (sponsors: readonly Sponsor[]): Answers => ({
  getBaseSetting: () => ({
    ...sampleBase,
    look: { ...sampleBase.look, sponsors: [...sponsors] },
  }),
});

const meta = {
  title: 'Backstage/Sponsors',
  tags: ['soak'],
  render: ({ answers }) => (
    <SampleDesk answers={answers}>
      <Backstage
        view={{ page: 'backstage', id: sampleId, mode: 'score', tab: 'basic', aim: null }}
      />
    </SampleDesk>
  ),
  args: { answers: {} },
} satisfies Meta<{ readonly answers: Answers }>;

export default meta;

type Story = StoryObj<typeof meta>;

const sectionIn = async (canvas: { findByRole: ReturnType<typeof within>['findByRole'] }) =>
  within(await canvas.findByRole('region', { name: '赞助单位' }));

export const None: Story = {
  play: async ({ canvas }) => {
    const section = await sectionIn(canvas);
    await userEvent.click(section.getByRole('button', { name: '添加赞助单位' }));
    await userEvent.type(section.getByLabelText('名称'), '江城银行');
    await userEvent.selectOptions(section.getByLabelText('级别'), '冠名');
    // The wall is drawn by the screen itself, from what is not yet saved.
    const wall = within(section.getByRole('figure', { name: '大屏预览' }));
    await waitFor(() => expect(wall.getAllByText('江城银行').length).toBeGreaterThan(1));
  },
};

export const Five: Story = {
  args: { answers: withSponsors(fiveSponsors) },
  play: async ({ canvas }) => {
    const section = await sectionIn(canvas);
    const names = () =>
      section.getAllByRole<HTMLInputElement>('textbox', { name: '名称' }).map(({ value }) => value);
    await waitFor(() => expect(names()[0]).toBe('江城银行'));
    section.getByRole('button', { name: /^移动「江城银行」/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(names()[1]).toBe('江城银行'));
    // The keyboard goes along with the row.
    await waitFor(() =>
      expect(section.getByRole('button', { name: /^移动「江城银行」/ })).toHaveFocus(),
    );
    expect(section.getByRole('status')).toHaveTextContent('「江城银行」现在是第 2 个');
    await userEvent.click(section.getByRole('button', { name: '删除「东湖传媒」' }));
    expect(names()).not.toContain('东湖传媒');
  },
};

export const Many: Story = {
  args: { answers: withSponsors(manySponsors) },
  play: async ({ canvas }) => {
    const section = await sectionIn(canvas);
    const add = await section.findByRole('button', { name: '添加赞助单位' });
    expect(add).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(section.getByRole('radio', { name: '中场休息' }));
  },
};

export const Links: Story = {
  args: {
    answers: {
      ...withSponsors(fiveSponsors),
      updateBaseSetting: ({ body }) => {
        saved(body);
        return sampleBase;
      },
    },
  },
  play: async ({ canvas }) => {
    saved.mockClear();
    const section = await sectionIn(canvas);
    expect(await section.findByRole('checkbox', { name: '亮分' })).not.toBeChecked();
    await userEvent.click(section.getByRole('checkbox', { name: '排名' }));
    await userEvent.click(await canvas.findByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith({
        look: {
          sponsorBar: { links: ['INIT', 'PROGRAM_LIST', 'TITLE', 'INTERMISSION'], seconds: 8 },
        },
      }),
    );
  },
};

export const Refused: Story = {
  args: {
    answers: {
      ...withSponsors([{ name: '江城银行', level: 'TITLE', logo: null }]),
      updateBaseSetting: refusing({ 'look.sponsors.0.name': '请填写 1–40 个字' }),
    },
  },
  play: async ({ canvas }) => {
    const section = await sectionIn(canvas);
    await userEvent.clear(await section.findByLabelText('名称'));
    await userEvent.click(await canvas.findByRole('button', { name: '保存' }));
    await waitFor(() => expect(section.getByText('请填写 1–40 个字')).toBeVisible());
  },
};
