/** A judge's phone with the props that a partner gives it, live on the server in the page. */
import type { ArgTypes, Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { JudgeScoring, type JudgeScoringProps } from '../../packages/ui/src/judge-scoring/index.ts';
import { OnShow } from './OnShow.tsx';

/** Every prop has its row. */
const argTypes = {
  competitionId: { table: { category: '必填 Required' }, control: false },
  ways: { table: { category: '页面提供的 Offered by the page' }, control: 'object' },
  keepScreenOn: { table: { category: '页面提供的 Offered by the page' }, control: false },
} satisfies Required<ArgTypes<JudgeScoringProps>>;

const meta: Meta<typeof JudgeScoring> = {
  title: '组件 Components/JudgeScoring',
  // Rehearsed in the soak, with a frame of its own: stories of a page share one show (vitest.tiers.ts).
  tags: ['alone'],
  component: JudgeScoring,
  argTypes,
  args: { competitionId: '…', ways: { home: '#home' } },
  render: (args) => (
    <OnShow device={({ judges }) => judges[0]}>
      {(show) => <JudgeScoring {...args} competitionId={show.id} />}
    </OnShow>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

/** Live, on a seat of a competition of its own. */
export const Live: Story = {
  name: '现场 Live',
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '签到' });
  },
};
