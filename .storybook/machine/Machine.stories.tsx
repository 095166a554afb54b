/** The console's machine, running, as a partner or a new colleague tries it out. */
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Inspector } from './Inspector.tsx';

const meta: Meta<typeof Inspector> = {
  title: '状态机 Machine/控制台 Console',
  // Slow or shared: rehearsed in the soak (vitest.tiers.ts).
  tags: ['soak'],
  component: Inspector,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Inspector>;

const lit = (story: Element) =>
  [...story.querySelectorAll('[aria-current]')].map((box) => box.getAttribute('data-state'));

/** Every button sends what it says; filled boxes are the states that the machine is in. */
export const Inspect: Story = {
  name: '试一试 Inspector',
};

/** From the door to a step on air, with the server's answer in between. */
export const Walk: Story = {
  name: '走一步 One step',
  play: async ({ canvasElement: story }) => {
    const press = (name: RegExp) => userEvent.click(within(story).getByRole('button', { name }));
    const shows = (state: string) => waitFor(() => expect(lit(story)).toContain(state));
    await shows('entering');
    await press(/^服务器放行/);
    await shows('inside.show.loading');
    await press(/^连接正常/);
    await press(/^现场送到/);
    await shows('inside.connection.live');
    await shows('inside.show.running.command.ready.idle');
    await press(/TAKE_NEXT_STEP$/);
    await shows('inside.show.running.command.sending');
    expect(lit(story)).not.toContain('inside.show.running.command.ready');
    await press(/^命令得到答复/);
    await shows('inside.show.running.command.settling');
    await press(/^现场送到/);
    await shows('inside.show.running.command.ready.idle');
  },
};
