/** The operator's panel with the props that a partner gives it, live on the server in the page. */
import type { ArgTypes, Meta, StoryObj } from '@storybook/react-vite';
import { fn, within } from 'storybook/test';
import { ControlPanel as DescribedPanel } from '../../packages/ui/src/control-panel/ControlPanel.tsx';
import { ControlPanel, type ControlPanelProps } from '../../packages/ui/src/control-panel/index.ts';
import { OnShow } from './OnShow.tsx';

const needed = { table: { category: '必填 Required' }, control: false } as const;
const offered = { table: { category: '页面提供的 Offered by the page' } };

/** Every prop has its row. */
const argTypes = {
  competitionId: needed,
  screenHref: { table: { category: '必填 Required' }, control: 'text' },
  onLoginNeeded: needed,
  pages: { ...offered, control: 'object' },
  appearance: { ...offered, control: 'inline-radio', options: ['LIGHT', 'DARK', 'SYSTEM'] },
  onAppearance: { ...offered, control: false },
} satisfies Required<ArgTypes<ControlPanelProps>>;

const meta: Meta<typeof ControlPanel> = {
  title: '组件 Components/ControlPanel',
  // Rehearsed in the soak, with a frame of its own: stories of a page share one show (vitest.tiers.ts).
  tags: ['alone'],
  // The same without the page's target for styles: its sources are where the props are described.
  component: DescribedPanel,
  argTypes,
  args: {
    competitionId: '…',
    screenHref: '#screen',
    appearance: 'LIGHT',
    onLoginNeeded: fn(),
    onAppearance: fn(),
  },
  render: (args) => (
    <OnShow device={({ operators }) => operators[0]}>
      {(show) => <ControlPanel {...args} competitionId={show.id} />}
    </OnShow>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

/** Live, on a competition of its own. */
export const Live: Story = {
  name: '现场 Live',
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('大屏正显示开场页');
  },
};
