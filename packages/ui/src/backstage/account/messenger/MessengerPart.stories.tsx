// The account's part of the messenger, its sub-accounts out of the address book, and logins by kind.
import type { MessengerBinding } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type MessengerHost, MessengerHostProvider } from '../../../messenger/messenger-host.ts';
import type { PageMessenger } from '../../../messenger/page-messenger.ts';
import { sampleNow } from '../../../sample-show/sample-show.ts';
import {
  type Answers,
  refusedWith,
  SampleDesk,
  sampleCompetitions,
  sampleMessenger,
  sampleUser,
} from '../../Backstage.story-parts.tsx';
import { Backstage } from '../../Backstage.tsx';
import type { AccountPart } from '../../frame/pages.tsx';

const sent = fn();

const binding: MessengerBinding = {
  id: 'b1',
  name: '周慧敏',
  corporations: ['江城大学', '星火文化'],
  boundAt: sampleNow,
  lastUsedAt: sampleNow,
};

interface PartStory {
  readonly part: AccountPart;
  readonly answers: Answers;
  readonly host: MessengerHost;
}

/** A login page of this very site, so that a story waits for no network. */
const loginPage = URL.createObjectURL(
  new Blob(
    ['<!doctype html><html lang="zh-CN"><title>登录</title><main><h1>请扫码</h1></main></html>'],
    { type: 'text/html' },
  ),
);

function messengerWith(authCode: PageMessenger['authCode']): PageMessenger {
  return {
    authCode,
    scan: async () => null,
    keepScreenOn: async () => {},
    setTitle: () => {},
    close: () => {},
  };
}
const outside: MessengerHost = {
  openInside: async () => null,
  openedFrom: () => null,
  leaveFor: null,
};
const inside: MessengerHost = {
  openInside: async () => messengerWith(async (corpId) => `code of ${corpId}`),
  openedFrom: () => 'other',
  leaveFor: null,
};
const binds: Answers = {
  proveOwner: () => ({ ok: true }),
  listMessengerBindings: () => ({ bindings: [] }),
  startMessengerLogin: ({ body }) => {
    sent(body);
    return { state: 's1', address: loginPage, expiresAt: Date.now() + 600_000 };
  },
  addMessengerBinding: ({ body }) => {
    sent(body);
    return { bindings: [binding] };
  },
};

/** The owner is asked for the password before a way in is added. */
async function beginBinding(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  await userEvent.click(await canvas.findByRole('button', { name: '关联钉钉' }));
  const dialog = within(await canvas.findByRole('dialog', { name: '请确认是你本人' }));
  await userEvent.type(
    dialog.getByLabelText(/这个账号的密码/, { selector: 'input' }),
    'liangfen2026',
  );
  await userEvent.click(dialog.getByRole('button', { name: '确认' }));
}

const meta = {
  title: 'Backstage/Account messenger',
  tags: ['soak'],
  render: ({ part, answers, host }) => (
    <MessengerHostProvider value={host}>
      <SampleDesk
        answers={{
          getMessenger: () => sampleMessenger,
          listMessengerBindings: () => ({ bindings: [binding] }),
          ...answers,
        }}
      >
        <Backstage view={{ page: 'account', part }} />
      </SampleDesk>
    </MessengerHostProvider>
  ),
  beforeEach: () => void sent.mockClear(),
  args: { part: 'messenger', answers: {}, host: outside },
} satisfies Meta<PartStory>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Bound: Story = {
  args: {
    answers: {
      removeMessengerBinding: ({ path }) => {
        sent(path.bindingId);
        return { bindings: [] };
      },
    },
  },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole('row', { name: /周慧敏/ }));
    await expect(row.getByText('江城大学、星火文化')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: '取消关联「周慧敏」' }));
    const dialog = within(await canvas.findByRole('dialog', { name: '取消关联「周慧敏」？' }));
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: '取消关联' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('b1'));
  },
};

export const NobodyBound: Story = {
  args: { answers: { listMessengerBindings: () => ({ bindings: [] }) } },
  play: async ({ canvas }) => void (await canvas.findByText('还没有关联钉钉')),
};

/** At a desk the code is scanned in a dialog; the state of another question binds nobody. */
export const BindsByScanning: Story = {
  args: { answers: binds },
  play: async ({ canvas }) => {
    await beginBinding(canvas);
    const dialog = within(await canvas.findByRole('dialog', { name: '关联钉钉' }));
    await dialog.findByTitle('钉钉登录二维码');
    await expect(sent).toHaveBeenCalledWith({ purpose: 'BIND', embedded: true });
    for (const state of ['of somebody else', 's1']) {
      const redirectUrl = `https://score.example/web/external/login?authCode=c1&state=${state}`;
      const data = JSON.stringify({ success: true, redirectUrl });
      window.dispatchEvent(new MessageEvent('message', { origin: window.location.origin, data }));
    }
    await canvas.findByText('已关联，以后可以用钉钉登录');
    await expect(sent).toHaveBeenCalledTimes(2);
    await expect(sent).toHaveBeenLastCalledWith({ way: 'WEB', authCode: 'c1', state: 's1' });
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** Inside the messenger one press is all. */
export const BindsInside: Story = {
  args: { answers: binds, host: inside },
  play: async ({ canvas }) => {
    await beginBinding(canvas);
    await canvas.findByText('已关联，以后可以用钉钉登录');
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent).toHaveBeenCalledWith({
      way: 'INSIDE',
      authCode: 'code of corp',
      corpId: 'corp',
    });
  },
};

/** An application of several corporations: the page says which one it was opened from. */
export const BindsInsideOneOfSeveral: Story = {
  args: {
    answers: { ...binds, getMessenger: () => ({ ...sampleMessenger, corpId: null }) },
    host: inside,
  },
  play: async ({ canvas }) => {
    await beginBinding(canvas);
    await canvas.findByText('已关联，以后可以用钉钉登录');
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent).toHaveBeenCalledWith({
      way: 'INSIDE',
      authCode: 'code of other',
      corpId: 'other',
    });
  },
};

/** Nothing says which corporation: a scan does without. */
export const BindsInsideFromNowhere: Story = {
  args: {
    answers: { ...binds, getMessenger: () => ({ ...sampleMessenger, corpId: null }) },
    host: { ...inside, openedFrom: () => null },
  },
  play: async ({ canvas }) => {
    await beginBinding(canvas);
    const dialog = within(await canvas.findByRole('dialog', { name: '关联钉钉' }));
    await dialog.findByTitle('钉钉登录二维码');
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent).toHaveBeenCalledWith({ purpose: 'BIND', embedded: true });
  },
};

export const BindingRefused: Story = {
  args: {
    host: inside,
    answers: {
      ...binds,
      addMessengerBinding: refusedWith({
        status: 409,
        code: 'MESSENGER_BOUND_ELSEWHERE',
        detail: '这个钉钉账号已经关联了别的账号，请先在那里取消关联',
      }),
    },
  },
  play: async ({ canvas }) => {
    await beginBinding(canvas);
    await canvas.findByText('这个钉钉账号已经关联了别的账号，请先在那里取消关联');
  },
};

export const BindingWithoutACode: Story = {
  args: {
    answers: binds,
    host: {
      openInside: async () => messengerWith(() => Promise.reject(new Error('no'))),
      openedFrom: () => null,
      leaveFor: null,
    },
  },
  play: async ({ canvas }) => {
    await beginBinding(canvas);
    await canvas.findByText(/钉钉没有给出身份/);
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** First another way in, then this one may end. */
export const LastWayIn: Story = {
  args: {
    answers: {
      getUser: () => ({ ...sampleUser, loginName: null }),
      removeMessengerBinding: refusedWith({
        status: 409,
        code: 'MESSENGER_LAST_WAY_IN',
        detail: '取消后就没有办法登录了，请先设置登录名和密码',
      }),
      setLoginName: ({ body }) => {
        sent(body);
        return sampleUser;
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '取消关联「周慧敏」' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '取消关联' }));
    await canvas.findByText('这是唯一的登录方式');
    await userEvent.type(canvas.getByLabelText(/登录名/, { selector: 'input' }), 'jiangcheng');
    await userEvent.type(canvas.getByLabelText(/^密码/, { selector: 'input' }), 'liangfen2026');
    await userEvent.click(canvas.getByRole('button', { name: '设置' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ loginName: 'jiangcheng', password: 'liangfen2026' }),
    );
  },
};

export const NotConnected: Story = {
  args: { answers: { getMessenger: () => ({ ...sampleMessenger, connected: false, name: null }) } },
  play: async ({ canvas }) => void (await canvas.findByText('这里没有接通消息服务')),
};

export const SubAccountsFromTheBook: Story = {
  args: {
    part: 'sub-users',
    answers: {
      listSubUsers: () => ({
        subUsers: [
          {
            version: 0,
            id: 's1',
            loginName: null,
            name: '陈志远',
            phoneNumber: null,
            role: 'ADMIN',
            competitionIds: [],
            grants: [],
            monitoredCompetitionIds: [],
            createdAt: sampleNow,
          },
        ],
      }),
      listCompetitions: () => ({ asAdmin: sampleCompetitions(2), asJudge: [] }),
      listCorporations: () => ({
        corporations: [{ corpId: 'corp', corpName: '江城大学', current: true }],
      }),
      getAddressBook: () => ({
        childDepts: [],
        users: [{ unionid: 'u1', name: '林书雅', phoneNumber: null, judge: false }],
      }),
      createSubUsersFromMessenger: ({ body }) => {
        sent(body);
        return { subUsers: [] };
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('用钉钉登录');
    await userEvent.click(canvas.getByRole('button', { name: '从通讯录添加' }));
    await userEvent.click(await canvas.findByRole('treeitem', { name: /林书雅/ }));
    await userEvent.click(canvas.getByLabelText('社区好邻居故事会'));
    await userEvent.selectOptions(canvas.getByLabelText('账号的角色'), '操作员');
    await userEvent.click(canvas.getByRole('button', { name: '添加 1 人' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        corpId: 'corp',
        users: [{ unionid: 'u1', name: '林书雅' }],
        competitionIds: ['c1'],
        role: 'OPERATOR',
      }),
    );
  },
};
