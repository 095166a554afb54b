/** The organiser's desk with the props that a partner gives it, on the server in the page. */
import type { ArgTypes, Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useEffect, useState } from 'react';
import { within } from 'storybook/test';
import {
  Backstage as DescribedBackstage,
  Desk as DescribedDesk,
} from '../../packages/ui/src/backstage/Backstage.tsx';
import {
  Backstage,
  type BackstageView,
  Desk,
  type DeskPage,
  type Navigation,
} from '../../packages/ui/src/backstage/index.ts';
import { OnShow } from './OnShow.tsx';

type BackstageProps = ComponentProps<typeof Backstage>;

/** Every prop has its row. */
const argTypes = {
  view: { table: { category: '必填 Required' }, control: 'object' },
} satisfies Required<ArgTypes<BackstageProps>>;

/** A host of one state: which of the desk's pages it shows. */
function viewOf(to: DeskPage): BackstageView | null {
  switch (to.page) {
    case 'overview':
    case 'competitions':
    case 'create':
    case 'account':
    case 'voucher':
    case 'backstage':
      return to;
    case 'home':
      return { page: 'overview' };
    case 'login':
    case 'register':
    case 'reset':
    case 'messengerLogin':
    case 'judging':
    case 'scoring':
    case 'screen':
    case 'panel':
    case 'consoleLogin':
    case 'apply':
    case 'badges':
    case 'invitationSheet':
      return null;
  }
}

/** Goes where the desk leads, as far as the desk's own pages go. */
function Host({ view }: BackstageProps) {
  const [shown, show] = useState(view);
  useEffect(() => show(view), [view]);
  const [desk] = useState<Navigation>(() => ({
    hrefOf: ({ page }) => `#${page}`,
    go: (to) => {
      const next = viewOf(to);
      if (next !== null) show(next);
    },
    openBeside: () => {},
  }));
  return (
    <Desk navigation={desk}>
      <Backstage view={shown} />
    </Desk>
  );
}

const meta: Meta<typeof Backstage> = {
  title: '组件 Components/Backstage',
  // Rehearsed in the soak, with a frame of its own: stories of a page share one show (vitest.tiers.ts).
  tags: ['alone'],
  // The same without the page's target for styles: their sources are where the props are described.
  component: DescribedBackstage,
  subcomponents: { Desk: DescribedDesk },
  argTypes,
  args: { view: { page: 'overview' } },
  render: (args) => (
    <OnShow device={({ organiser }) => organiser}>{() => <Host {...args} />}</OnShow>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

/** On an account of its own. */
export const Overview: Story = {
  name: '首页 Overview',
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: /江城大学团委/ });
  },
};
