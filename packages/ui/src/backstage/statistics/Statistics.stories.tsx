// Results at the desk, and going on to the next round from them.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  type Answers,
  broken,
  SampleDesk,
  sampleCompetitions,
  sampleId,
  sampleStatistics,
} from '../Backstage.story-parts.tsx';
import { Backstage } from '../Backstage.tsx';

const promoted = fn();

const meta = {
  title: 'Backstage/Statistics',
  render: ({ answers }) => (
    <SampleDesk answers={answers}>
      <Backstage view={{ page: 'backstage', id: sampleId, mode: 'score', tab: 'statistics' }} />
    </SampleDesk>
  ),
  args: {
    answers: {
      getStatistics: () => sampleStatistics(6),
      promoteCompetition: ({ body }) => {
        promoted(body);
        return sampleCompetitions(1)[0] ?? broken();
      },
    },
  },
} satisfies Meta<{ readonly answers: Answers }>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ranking: Story = {};

export const Failed: Story = { args: { answers: { getStatistics: broken } } };

/** Two best of each of two groups, and who shares the second place. */
export const PromotedByRank: Story = {
  play: async ({ canvas }) => {
    promoted.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '晋级下一轮' }));
    const dialog = within(await canvas.findByRole('dialog'));
    const top = dialog.getByLabelText('每组前几名', { selector: 'input[id]' });
    await userEvent.clear(top);
    await userEvent.type(top, '2{Tab}');
    await dialog.findByText('将晋级 6 个节目');
    await userEvent.click(dialog.getByRole('button', { name: '创建下一轮' }));
    await waitFor(() =>
      expect(promoted).toHaveBeenCalledWith({ name: '2026 校园歌手大赛 下一轮', topPerGroup: 2 }),
    );
  },
};

export const PromotedByHand: Story = {
  play: async ({ canvas }) => {
    promoted.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '晋级下一轮' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByText('手动选择'));
    await userEvent.click(dialog.getByRole('button', { name: '创建下一轮' }));
    await dialog.findByText('请选择晋级的节目');
    const [first] = dialog.getAllByRole('checkbox', { name: '选择「茉莉花」' });
    await userEvent.click(first ?? document.body);
    await userEvent.click(dialog.getByRole('button', { name: '创建下一轮' }));
    await waitFor(() =>
      expect(promoted).toHaveBeenCalledWith({
        name: '2026 校园歌手大赛 下一轮',
        programIds: ['g1-1'],
      }),
    );
  },
};
