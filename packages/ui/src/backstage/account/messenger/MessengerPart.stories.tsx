// The account's part of the messenger, its sub-accounts out of the address book, and logins by kind.
import type { MessengerBinding } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
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
}

const meta = {
  title: 'Backstage/Account messenger',
  render: ({ part, answers }) => (
    <SampleDesk
      answers={{
        getMessenger: () => sampleMessenger,
        listMessengerBindings: () => ({ bindings: [binding] }),
        ...answers,
      }}
    >
      <Backstage view={{ page: 'account', part }} />
    </SampleDesk>
  ),
  beforeEach: () => void sent.mockClear(),
  args: { part: 'messenger', answers: {} },
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
            id: 's1',
            loginName: null,
            name: '陈志远',
            phoneNumber: null,
            competitionIds: [],
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
    await userEvent.click(canvas.getByRole('button', { name: '添加 1 人' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        corpId: 'corp',
        users: [{ unionid: 'u1', name: '林书雅' }],
        competitionIds: ['c1'],
      }),
    );
  },
};
