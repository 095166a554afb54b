/** The screen with the props that a partner gives it, live on the server in the page. */
import { screenThemeValues } from '@liangfen/sdk/values';
import type { ArgTypes, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { styled } from 'styled-components';
import { MatchScreen, type MatchScreenProps } from '../../packages/ui/src/match-screen/index.ts';
import type { Show } from '../playground/show.ts';
import { OnShow } from './OnShow.tsx';

const connection = { table: { category: '连接 Connection' } };
const picture = { table: { category: '画面 Picture' } };
const page = { table: { category: '页面的许可 Leave of the page' } };
const callback = { table: { category: '回调 Callbacks' }, control: false } as const;

/** Every prop has its row. */
const argTypes = {
  competitionId: { ...connection, control: false },
  label: connection,
  theme: {
    ...picture,
    control: 'inline-radio',
    options: screenThemeValues,
  },
  transparent: picture,
  preview: picture,
  slots: { ...picture, control: false },
  output: { ...page, control: false },
  keys: page,
  wakeLock: page,
  sound: page,
  audiencePath: { ...page, control: false },
  onReady: callback,
  onError: callback,
  onEvent: callback,
  onConnectionChange: callback,
  onReloadAsked: callback,
} satisfies Required<ArgTypes<MatchScreenProps>>;

const Operator = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 12px 0 0;
  button {
    min-height: 36px;
    padding: 0 14px;
    border: 1px solid #6b7686;
    border-radius: 8px;
    background: #fff;
    color: #1c2430;
    font: inherit;
    cursor: pointer;
  }
`;

/** The buttons that an operator would press, so that there is something to see. */
function Buttons({ show: { id, operators } }: { readonly show: Show }) {
  const client = operators[0]?.client;
  const path = { id };
  return (
    <Operator role="group" aria-label="操作员 The operator">
      <button type="button" onClick={() => void client?.request('showStartPage', { path })}>
        开场 Start
      </button>
      <button
        type="button"
        onClick={() =>
          void client?.request('showSignIn', { path, query: { signInShowType: 'TOTAL' } })
        }
      >
        签到 Sign-in
      </button>
      <button type="button" onClick={() => void client?.request('showProgramList', { path })}>
        节目单 Programs
      </button>
    </Operator>
  );
}

const meta: Meta<typeof MatchScreen> = {
  title: '组件 Components/MatchScreen',
  // Rehearsed in the soak, with a frame of its own: stories of a page share one show (vitest.tiers.ts).
  tags: ['alone'],
  component: MatchScreen,
  argTypes,
  args: {
    competitionId: '…',
    onReady: fn(),
    onError: fn(),
    onEvent: fn(),
    onConnectionChange: fn(),
    onReloadAsked: fn(),
  },
  render: (args) => (
    <OnShow device={({ screens }) => screens[0]}>
      {(show) => (
        <>
          <MatchScreen {...args} competitionId={show.id} />
          <Buttons show={show} />
        </>
      )}
    </OnShow>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

/** Live, on a competition of its own. */
export const Live: Story = {
  name: '现场 Live',
  play: async ({ canvasElement, args }) => {
    const story = within(canvasElement);
    await userEvent.click(await story.findByRole('button', { name: '节目单 Programs' }));
    await waitFor(() => expect(canvasElement).toHaveTextContent('《起风了》'));
    expect(args.onReady).toHaveBeenCalledOnce();
    expect(args.onConnectionChange).toHaveBeenCalledWith('live', null);
  },
};
