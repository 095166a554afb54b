// Points bought in one page: the real server, and the payment provider's stand-in on a phone beside it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Purchase } from './Purchase.tsx';
import { patient } from './people.ts';
import { severalPages } from './several-pages.ts';

const meta: Meta<typeof Purchase> = {
  title: 'Purchase',
  // Rehearsed in the soak, with a frame of its own (vitest.tiers.ts).
  tags: ['alone'],
  component: Purchase,
  parameters: { a11y: severalPages },
};
export default meta;

type Story = StoryObj<typeof Purchase>;

/** Choose a plan; the phone beside it scans, and pays or does not. */
export const Buy: Story = {
  play: async ({ canvas }) => {
    const plan = await canvas.findByRole('button', { name: /^购买 1 场比赛/ }, patient);
    await userEvent.click(plan);
    const dialog = within(await canvas.findByRole('dialog', {}, patient));
    await dialog.findByRole('heading', { name: '已支付' }, patient);
    await userEvent.click(dialog.getByRole('button', { name: '完成' }));
  },
};
