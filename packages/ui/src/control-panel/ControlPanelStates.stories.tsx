// The operator's panel when something is under way, has failed, or somebody else acts.
import { createLiangfenClient, memoryTokenStore } from '@liangfen/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LiangfenProvider } from '../provider/index.ts';
import { after, submits } from '../sample-show/sample-show.ts';
import {
  bout,
  list,
  PanelStory,
  patient,
  previewOf,
  scoring,
  signedIn,
  speech,
} from './ControlPanel.story-parts.tsx';
import { ControlPanel } from './ControlPanel.tsx';

const meta: Meta<typeof PanelStory> = {
  title: 'ControlPanel/States',
  component: PanelStory,
  args: { hand: 'desk', show: () => after(signedIn(), list) },
};
export default meta;

type Story = StoryObj<typeof PanelStory>;

// ------------------------------------------------------------------ entering

type Server = 'SILENT' | 'AWAY' | 'GONE' | 'EXPIRED';

const problems = {
  AWAY: [503, 'UNAVAILABLE', '服务暂时不可用，请稍后再试'],
  GONE: [404, 'NOT_FOUND', '没有找到这场比赛'],
  EXPIRED: [401, 'SESSION_EXPIRED', '登录已过期，请重新登录'],
} as const;

function answer(server: Server): Promise<Response> {
  if (server === 'SILENT') return new Promise(() => {});
  const [status, code, detail] = problems[server];
  const body = { type: 'about:blank', title: detail, status, code, detail };
  const headers = { 'content-type': 'application/problem+json' };
  return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
}

interface EnteringProps {
  readonly server: Server;
  readonly hasToken?: boolean;
}

function Entering({ server, hasToken = true }: EnteringProps) {
  const [login, setLogin] = useState('');
  const client = useMemo(() => {
    const tokens = memoryTokenStore();
    if (hasToken) tokens.set({ kind: 'console', competitionId: 'c1' }, 'CONSOLE-token');
    return createLiangfenClient({
      baseUrl: 'http://hall.test',
      tokens,
      fetch: () => answer(server),
    });
  }, [server, hasToken]);
  return (
    <LiangfenProvider client={client}>
      <ControlPanel competitionId="c1" screenHref="/web/match/c1" onLoginNeeded={setLogin} />
      {login === '' ? null : (
        <p role="status">
          {`${login} ${client.tokens.get({ kind: 'console', competitionId: 'c1' }) ?? '没有令牌'}`}
        </p>
      )}
    </LiangfenProvider>
  );
}

export const Loading: Story = {
  render: () => <Entering server="SILENT" />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('正在进入控制台', {}, patient);
  },
};

/** The failure says why, and can be tried again. */
export const LoadFailed: Story = {
  render: () => <Entering server="AWAY" />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('控制台没有打开', {}, patient);
    page.getByText('服务暂时不可用，请稍后再试');
    await userEvent.click(page.getByRole('button', { name: /^重\s?试$/ }));
    await page.findByText('控制台没有打开', {}, patient);
  },
};

export const NotFound: Story = {
  render: () => <Entering server="GONE" />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('没有找到这场比赛', {}, patient);
  },
};

/** With no token the host shows the control login (spec § 6). */
export const NoToken: Story = {
  render: () => <Entering server="SILENT" hasToken={false} />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('NO_TOKEN 没有令牌', {}, patient);
  },
};

/** A 401 removes the console's token and leads to the control login (spec § 8). */
export const Expired: Story = {
  render: () => <Entering server="EXPIRED" />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('EXPIRED 没有令牌', {}, patient);
  },
};

// ------------------------------------------------------------------ the line

/** Said over the whole width; the lights of the hall go out, and no key is answered as if it worked. */
export const Reconnecting: Story = {
  args: { hall: { connection: 'reconnecting' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/^和服务器断开了/, {}, patient);
    page.getByText('大屏状态未知');
    page.getByText('评委 状态未知');
    await expect(page.queryByText(/已显示$/)).toBeNull();
    for (const flow of canvasElement.querySelectorAll(
      '[data-flow], [data-next-step], [data-program-row]',
    ))
      await expect(flow.closest('[inert]')).not.toBeNull();
    const onAir = canvasElement.querySelector('[data-link]')?.getAttribute('data-link');
    for (const key of ['1', '2', 'Enter', 'z'])
      await userEvent.keyboard(key === 'Enter' ? '{Enter}' : key);
    await expect(canvasElement.querySelector('[data-link]')?.getAttribute('data-link')).toBe(onAir);
    await expect(canvasElement.querySelector('[data-busy]')).toBeNull();
  },
};

/** The last picture stays; the operator can connect anew. */
export const Offline: Story = {
  args: { hall: { connection: 'lost' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('连接已断开', {}, patient);
    page.getByRole('button', { name: '重新连接' });
    page.getByRole('rowheader', { name: /茉莉花/ });
  },
};

// ------------------------------------------------------------------ a command

/** The button of a command on its way waits, and a second click is answered with that. */
export const CommandInFlight: Story = {
  args: { hall: { commands: 'UNANSWERED' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: '茉莉花 上场' }, patient));
    await userEvent.click(page.getByRole('button', { name: '我的祖国 上场' }));
    await page.findByText('上一步还在进行，请稍候', {}, patient);
  },
};

/** The shared failure toast of spec § 8, and the short one of a flow. */
export const Failure: Story = {
  args: { hall: { commands: 'BUSY' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: '茉莉花 上场' }, patient));
    await page.findByText('上场失败，错误码：503，原因：服务暂时不可用，请稍后再试', {}, patient);
    await userEvent.click(page.getByRole('button', { name: /^签到/ }));
    await page.findByText('流程切换出错：服务暂时不可用，请稍后再试', {}, patient);
  },
};

/** A picture that could not be fetched cannot be taken. */
export const PreviewFailed: Story = {
  args: { hall: { commands: 'BUSY' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('button', { name: /^预览下一步/ }, patient);
    await userEvent.keyboard('p');
    const preview = within(await page.findByRole('region', { name: '预览' }, patient));
    await preview.findByText('服务暂时不可用，请稍后再试', {}, patient);
    await userEvent.keyboard('{Enter}');
    await page.findByText('预览还没有出来，看清画面后再播出', {}, patient);
    expect(page.getByRole('main').dataset.link).toBe('PROGRAM_LIST');
  },
};

/** Names the object and the effect; Enter confirms (spec § 5). */
export const Confirmation: Story = {
  args: { show: () => after(signedIn({ mode: 'BATTLE' }), bout) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const foul = await page.findByRole('button', { name: '茉莉花 记 1 次推出界外' }, patient);
    await userEvent.click(foul);
    await page.findByText('给红方「1 号 茉莉花」记 1 次推出界外？', {}, patient);
    await userEvent.click(page.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await userEvent.click(page.getByRole('button', { name: '茉莉花 加 2 分' }));
    await page.findByText('得分从 0 变为 2', {}, patient);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull(), patient);
  },
};

// ------------------------------------------------------------------ armed

export const Armed: Story = {
  args: {
    show: () => after(signedIn(), list, speech, scoring, submits('j1', 95.5), submits('j2', 91)),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('button', { name: /^预览下一步/ }, patient);
    await userEvent.keyboard('p');
    const picture = await page.findByRole('group', { name: '预览' }, patient);
    await within(picture).findByText('95.50', {}, patient);
  },
};

/** A preview beside a picture that is no longer on air is put away, and a message says so. */
export const ArmedThenOvertaken: Story = {
  args: { elsewhere: { type: 'SHOW_START_PAGE' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('button', { name: /^预览下一步/ }, patient);
    await userEvent.keyboard('p');
    await page.findByRole('group', { name: '预览' }, patient);
    await userEvent.click(page.getByRole('button', { name: '另一位操作员' }));
    await page.findByText('另一位操作员（iPhone）：开场，预览已取消', {}, patient);
    expect(previewOf(page)).toBeNull();
  },
};

// ------------------------------------------------------------------ two operators

/** The other operator is named; undoing their step asks first, undoing one's own does not. */
export const TwoOperators: Story = {
  args: { elsewhere: speech },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText('同时在操作：iPhone', {}, patient);
    await userEvent.click(page.getByRole('button', { name: '另一位操作员' }));
    await page.findByText('另一位操作员（iPhone）：上场「茉莉花」', {}, patient);
    await userEvent.click(page.getByRole('button', { name: '撤销「上场」' }));
    await page.findByText('撤销另一位操作员（iPhone）的「上场」？', {}, patient);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('main').dataset.link).toBe('PROGRAM_LIST'), patient);
  },
};
