// The editor of a competition's own theme: opened, warned, mended, taken back, from a file, and where it may only be looked at.
import type { OwnTheme } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { phones } from '../../judge-scoring/story-phones.ts';
import {
  type Answers,
  SampleDesk,
  sampleBase,
  sampleId,
  sampleStatus,
} from '../Backstage.story-parts.tsx';
import { Backstage } from '../Backstage.tsx';
import { readThemeFile, themeFileText } from './theme-file.ts';

const meta = {
  title: 'Backstage/Theme editor',
  tags: ['rare'],
  render: ({ answers }) => (
    <SampleDesk answers={answers}>
      <Backstage view={{ page: 'backstage', id: sampleId, mode: 'score', tab: 'basic' }} />
    </SampleDesk>
  ),
  args: { answers: {} },
} satisfies Meta<{ readonly answers: Answers }>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const withOwnTheme = (ownTheme: OwnTheme): Answers => ({
  getBaseSetting: () => ({ ...sampleBase, look: { ...sampleBase.look, ownTheme } }),
});

const school: OwnTheme = {
  colours: { bg: '#0b2a4a', accent: '#ffb070', text: '#f6f9ff', redGround: '#9c1b2e' },
  pattern: 'DAYLIGHT',
  corners: 'SLIGHT',
};

async function opened(canvas: Canvas): Promise<Canvas> {
  const summary = await canvas.findByText('主题编辑器');
  // As a browser does: a fold opens inside a form that is switched off, too.
  summary.click();
  // It is a part of its own, with the pictures that it previews.
  await canvas.findByLabelText('从这个主题开始', {}, { timeout: 10_000 });
  const editor = summary.closest('details');
  if (editor === null) throw new Error('the editor is no fold');
  return within(editor);
}

const drawn = (editor: Canvas, token: string) => () => {
  const figure: HTMLElement = editor.getByRole('figure');
  const stage = figure.querySelector('[data-lf-theme]');
  return stage instanceof HTMLElement ? stage.style.getPropertyValue(`--lf-${token}`) : undefined;
};

/** Nothing changed yet: the theme as it is can be read. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    const editor = await opened(canvas);
    await expect(editor.getByText('这些颜色在大屏上都看得清')).toBeVisible();
    for (const name of ['撤销一步', '恢复主题原样']) {
      await expect(editor.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    }
  },
};

export const OfASchool: Story = {
  args: { answers: withOwnTheme(school) },
  play: async ({ canvas }) => {
    const editor = await opened(canvas);
    await expect(canvas.getByText('自定主题：在「曜石金」上改动 6 处')).toBeVisible();
    await waitFor(() => expect(drawn(editor, 'corners')()).toBe('0.4'));
    await userEvent.click(editor.getByRole('tab', { name: '排名' }));
    await waitFor(() => expect(drawn(editor, 'bg')()).toBe('#0b2a4a'));
  },
};

/**
 * Each colour that cannot be read is shown with its contrast and the one that is needed; the nearest readable colour is
 * one press away, and can be taken back.
 */
export const Warned: Story = {
  play: async ({ canvas }) => {
    const editor = await opened(canvas);
    const hex = editor.getByRole('textbox', { name: '次要文字的色值' });
    await userEvent.clear(hex);
    await userEvent.type(hex, '4a4a4a');
    await editor.findByText(/^「次要文字」在「.+」上看不清：对比度 1\.\d\d，需要 4\.5$/);
    await waitFor(() => expect(drawn(editor, 'text-muted')()).toBe('#4a4a4a'));
    const mend = editor.getByRole('button', { name: /^「次要文字」改为 #/ });
    await userEvent.click(mend);
    await editor.findByText('这些颜色在大屏上都看得清');
    await userEvent.click(editor.getByRole('button', { name: '撤销一步' }));
    await editor.findByText(/^「次要文字」在/);
    await userEvent.click(editor.getByRole('button', { name: '撤销一步' }));
    await editor.findByText('这些颜色在大屏上都看得清');
    await expect(canvas.getByText('有未保存的修改')).not.toBeVisible();
  },
};

/** Red and green sides look alike to many a viewer. */
export const SidesThatLookAlike: Story = {
  args: { answers: withOwnTheme({ colours: { redGround: '#7a5a00', blueGround: '#4d6b00' } }) },
  play: async ({ canvas }) => {
    const editor = await opened(canvas);
    await expect(editor.getByText('绿色盲的观众分不清红方和蓝方')).toBeVisible();
    await userEvent.click(editor.getByRole('tab', { name: '对战' }));
  },
};

export const HalfTyped: Story = {
  play: async ({ canvas }) => {
    const editor = await opened(canvas);
    const hex = editor.getByRole('textbox', { name: '背景的色值' });
    await userEvent.clear(hex);
    await userEvent.type(hex, '#12');
    await expect(hex).toBeInvalid();
    await expect(hex).toHaveAccessibleDescription('# 和六位数字或字母，如 #0C5A63');
    await userEvent.tab();
    await expect(hex).toHaveValue('#0C0B09');
  },
};

const sent = fn();

/** A file is a change like any other: it is seen at once and on the screens when it is saved. */
export const FromAFile: Story = {
  args: {
    answers: {
      updateBaseSetting: ({ body }) => {
        sent(body);
        return { ...sampleBase, look: { ...sampleBase.look, ...body.look } };
      },
    },
  },
  play: async ({ canvas }) => {
    sent.mockClear();
    const editor = await opened(canvas);
    const text = themeFileText({ name: '上一届', theme: 'GALAXY', ownTheme: school });
    const file = new File([text], '主题.json', { type: 'application/json' });
    await userEvent.upload(editor.getByLabelText('导入文件', { selector: 'input' }), file);
    await waitFor(() => expect(drawn(editor, 'accent')()).toBe('#ffb070'));
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ look: { theme: 'GALAXY', ownTheme: school } }),
    );
  },
};

export const FromAWrongFile: Story = {
  play: async ({ canvas }) => {
    const editor = await opened(canvas);
    const text = JSON.stringify({
      format: 'liangfen-theme',
      version: 1,
      theme: 'NEON',
      colours: { bg: 'red', glow: '#ffffff' },
    });
    const file = new File([text], '主题.json', { type: 'application/json' });
    await userEvent.upload(editor.getByLabelText('导入文件', { selector: 'input' }), file);
    const problems = await editor.findByRole('alert');
    await expect(problems).toHaveTextContent('「bg」是 "red"，应为 #0C5A63 这样的颜色');
    await expect(problems).toHaveTextContent('不认识「glow」');
    await expect(problems).toHaveTextContent('「theme」是 "NEON"，应为 OBSIDIAN GALAXY');
    await expect(canvas.getByText('有未保存的修改')).not.toBeVisible();
  },
};

/** Seen, previewed and taken along as a file; the form says who may change it. */
export const ReadOnly: Story = {
  args: {
    answers: {
      ...withOwnTheme({ colours: { ...school.colours, textMuted: '#334455' } }),
      getCompetitionStatus: () => ({ ...sampleStatus, role: 'VIEWER' }),
    },
  },
  play: async ({ canvas }) => {
    const editor = await opened(canvas);
    await expect(editor.getByLabelText('从这个主题开始')).toBeDisabled();
    await expect(editor.getByRole('textbox', { name: '背景的色值' })).toBeDisabled();
    await expect(editor.getByRole('button', { name: /^「次要文字」改为 #/ })).toBeDisabled();
    await userEvent.click(editor.getByRole('tab', { name: '冠军' }));
    await expect(editor.getByRole('figure', { name: '冠军' })).toBeVisible();
    const save = editor.getByRole('link', { name: '导出文件' });
    const file = await fetch(save.getAttribute('href') ?? '');
    const read = readThemeFile(await file.text());
    await expect(read.file?.ownTheme.colours).toEqual({ ...school.colours, textMuted: '#334455' });
    await expect(editor.getByRole('button', { name: '导入文件' })).toBeDisabled();
  },
};

export const OnAPhone: Story = {
  args: { answers: withOwnTheme(school) },
  parameters: { viewport: phones },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const editor = await opened(canvas);
    const { left, right } = editor.getByRole('figure').getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(window.innerWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
