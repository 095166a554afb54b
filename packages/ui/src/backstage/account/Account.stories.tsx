// The account page as a main account and as a sub-account see it.
import type { ApiKey, SubUser, Webhook, WebhookDelivery } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleNow } from '../../sample-show/sample-show.ts';
import {
  type Answers,
  broken,
  pending,
  refused,
  refusedWith,
  refusing,
  SampleDesk,
  sampleCompetitions,
  sampleUser,
  useSampleHost,
} from '../Backstage.story-parts.tsx';
import { expectWrong } from '../Backstage.test-parts.ts';
import { Backstage } from '../Backstage.tsx';

const assistant: SubUser = {
  version: 0,
  id: 's1',
  loginName: 'assistant',
  name: '学生会助理',
  phoneNumber: null,
  role: 'ADMIN',
  competitionIds: ['c0'],
  grants: [{ competitionId: 'c0', role: 'ADMIN' }],
  monitoredCompetitionIds: [],
  createdAt: sampleNow,
};

const withSubUsers = (subUsers: SubUser[]): Answers => ({
  listSubUsers: () => ({ subUsers }),
  listCompetitions: () => ({ asAdmin: sampleCompetitions(2), asJudge: [] }),
});

function Account({ answers }: { readonly answers: Answers }) {
  const [shown, host] = useSampleHost({ page: 'account' });
  return (
    <SampleDesk answers={answers} host={host}>
      {shown.page === 'account' ? <Backstage view={shown} /> : <p>{shown.page}</p>}
    </SampleDesk>
  );
}

const meta = {
  title: 'Backstage/Account',
  tags: ['rare'],
  render: ({ answers }) => <Account answers={answers} />,
  args: { answers: withSubUsers([assistant]) },
} satisfies Meta<{ readonly answers: Answers }>;

export default meta;

type Story = StoryObj<typeof meta>;

export const MainAccount: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '子账号' }));
    await canvas.findByText('学生会助理');
    await canvas.findByText('2026 校园歌手大赛（管理员）');
  },
};

const given = fn();

/** Each role says in one sentence what it may do, and is chosen by competition. */
export const Roles: Story = {
  args: {
    answers: {
      ...withSubUsers([assistant]),
      updateSubUser: ({ body }) => {
        given(body);
        return assistant;
      },
    },
  },
  play: async ({ canvas }) => {
    given.mockClear();
    await userEvent.click(await canvas.findByRole('tab', { name: '子账号' }));
    await userEvent.click(await canvas.findByRole('button', { name: '编辑' }));
    const dialog = within(await canvas.findByRole('dialog'));
    const role = dialog.getByRole('combobox', { name: '在「2026 校园歌手大赛」里的角色' });
    await expect(role).toHaveValue('ADMIN');
    await userEvent.selectOptions(role, '编排');
    await dialog.findByText('编排节目和评委；手机号中间四位隐去，没有席位链接、口令和云点');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(given).toHaveBeenCalledWith({ grants: [{ competitionId: 'c0', role: 'EDITOR' }] }),
    );
  },
};

/** An account that edits has nothing of money. */
export const AnEditorsAccount: Story = {
  args: {
    answers: {
      getUser: () => ({ ...sampleUser, kind: 'SUB', role: 'EDITOR', mainUserId: 'u0' }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('tab', { name: '子账号' });
    await expect(canvas.queryByRole('tab', { name: '云点' })).toBeNull();
  },
};

const watched = fn();

/** 成绩监看 is a switch beside each competition that is given, and goes with it. */
export const ScoreMonitor: Story = {
  args: {
    answers: {
      ...withSubUsers([{ ...assistant, monitoredCompetitionIds: ['c0'] }]),
      updateSubUser: ({ body }) => {
        watched(body);
        return assistant;
      },
    },
  },
  play: async ({ canvas }) => {
    watched.mockClear();
    await userEvent.click(await canvas.findByRole('tab', { name: '子账号' }));
    await canvas.findByText('2026 校园歌手大赛（成绩监看）（管理员）');
    await userEvent.click(canvas.getByRole('button', { name: '编辑' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await dialog.findByText(/第一次查看会记入台账/);
    const own = dialog.getByRole('switch', { name: '「2026 校园歌手大赛」的成绩监看' });
    await expect(own).toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: '2026 校园歌手大赛' }));
    await expect(dialog.queryByRole('switch')).toBeNull();
    await userEvent.click(dialog.getByRole('checkbox', { name: '2026 校园歌手大赛' }));
    await expect(dialog.getByRole('switch')).not.toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(watched).toHaveBeenCalledWith({ monitoredCompetitionIds: [] }));
  },
};

const recoveryCodes = Array.from({ length: 10 }, (_, index) => `k7mp${index}-xq9ab`);

/** The password, the code to scan, one number; then the recovery codes, this once. */
export const TurnOnTwoSteps: Story = {
  args: {
    answers: {
      getSecondFactor: () => ({ on: false, since: null, recoveryCodesLeft: 0, required: true }),
      startSecondFactor: () => ({
        secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        uri: 'otpauth://totp/demo?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        expiresAt: sampleNow,
      }),
      confirmSecondFactor: () => ({ recoveryCodes }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '两步验证' }));
    await canvas.findByText('这台服务器要求主账号开启两步验证，开启之前不能做别的事');
    await userEvent.click(canvas.getByRole('button', { name: '开启两步验证' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/当前密码/, { selector: 'input' }), 'liangfen2026');
    await userEvent.click(dialog.getByRole('button', { name: '下一步' }));
    await canvas.findByRole('img', { name: '验证器应用的二维码' });
    await userEvent.type(canvas.getByRole('textbox', { name: /验证码/ }), '492039');
    await userEvent.click(canvas.getByRole('button', { name: '开启' }));
    await canvas.findByText('k7mp9-xq9ab');
    await userEvent.click(canvas.getByRole('button', { name: '我已经保存好' }));
    await waitFor(() => expect(canvas.queryByText('k7mp9-xq9ab')).toBeNull());
  },
};

export const TwoStepsOn: Story = {
  args: {
    answers: {
      getSecondFactor: () => ({
        on: true,
        since: sampleNow,
        recoveryCodesLeft: 2,
        required: false,
      }),
      endSecondFactor: refusing({ code: '验证码不对' }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '两步验证' }));
    await canvas.findByText('恢复码快用完了，请重新生成一组');
    await userEvent.click(canvas.getByRole('button', { name: '关闭两步验证' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/当前密码/, { selector: 'input' }), 'liangfen2026');
    await userEvent.type(dialog.getByRole('textbox', { name: /验证码或恢复码/ }), '000000');
    await userEvent.click(dialog.getByRole('button', { name: '关闭两步验证' }));
    await dialog.findByText('验证码不对');
  },
};

const closing = fn();

export const CloseAccount: Story = {
  args: {
    answers: {
      getSecondFactor: () => ({ on: false, since: null, recoveryCodesLeft: 0, required: false }),
      closeAccount: ({ body }) => {
        closing(body);
        return { closedAt: sampleNow, erasedAt: sampleNow };
      },
    },
  },
  play: async ({ canvas }) => {
    closing.mockClear();
    await userEvent.click(await canvas.findByRole('tab', { name: '数据与注销' }));
    await userEvent.click(await canvas.findByRole('button', { name: '注销账号' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /照着输入登录名/ }), 'organiser');
    await userEvent.type(dialog.getByLabelText(/当前密码/, { selector: 'input' }), 'liangfen2026');
    await userEvent.click(dialog.getByRole('button', { name: '注销账号' }));
    await waitFor(() =>
      expect(closing).toHaveBeenCalledWith({ password: 'liangfen2026', confirmName: 'organiser' }),
    );
  },
};

export const NoSubAccounts: Story = {
  args: { answers: withSubUsers([]) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '子账号' }));
    await canvas.findByText('还没有子账号');
  },
};

/** A sub-account can leave its main account, and manages nobody. */
export const SubAccount: Story = {
  args: {
    answers: { getUser: () => ({ ...sampleUser, kind: 'SUB', role: 'ADMIN', mainUserId: 'u0' }) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '脱离主账号' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: '子账号' }));
    await canvas.findByText('只有主账号可以管理子账号');
    await expect(canvas.queryByRole('button', { name: '添加子账号' })).toBeNull();
  },
};

export const Failed: Story = { args: { answers: { getUser: broken } } };

/** A proxy that answers in the server's place: the message does not blame the network. */
export const AnsweredByAProxy: Story = {
  args: { answers: { getUser: refusedWith({ status: 502, code: 'INVALID_ANSWER', detail: '' }) } },
  play: async ({ canvas }) => {
    await canvas.findByText('服务器答复了错误码 502，请稍后重试；一直这样请联系服务的管理员');
  },
};

export const Loading: Story = { args: { answers: { getUser: pending } } };

const left = fn();

/** Leaving the main account is asked for, and done once. */
export const Detached: Story = {
  args: {
    answers: {
      getUser: () => ({ ...sampleUser, kind: 'SUB', role: 'ADMIN', mainUserId: 'u0' }),
      detachUser: () => {
        left();
        return { ...sampleUser, kind: 'MAIN' };
      },
    },
  },
  play: async ({ canvas }) => {
    left.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '脱离主账号' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '脱离主账号' }));
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
  },
};

/** The rule of a password stands under its field before anything is sent. */
export const Password: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '密码' }));
    await userEvent.type(canvas.getByLabelText(/当前密码/), 'liangfen2026');
    await userEvent.type(canvas.getByLabelText(/新密码/), 'short');
    await userEvent.click(canvas.getByRole('button', { name: '修改密码' }));
    await expect(canvas.getByLabelText(/新密码/)).toHaveAttribute('aria-invalid', 'true');
  },
};

export const PasswordRefused: Story = {
  args: { answers: { changePassword: refused } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '密码' }));
    await userEvent.type(canvas.getByLabelText(/当前密码/), 'liangfen2025');
    await userEvent.type(canvas.getByLabelText(/新密码/), 'liangfen2027');
    await userEvent.click(canvas.getByRole('button', { name: '修改密码' }));
    await canvas.findByText('这一项不能修改，请刷新后重试');
  },
};

/** The server refuses what the page let through: its sentence stands under its field, which has the focus. */
export const WrongPassword: Story = {
  args: { answers: { changePassword: refusing({ oldPassword: '当前密码不正确' }) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '密码' }));
    const old = canvas.getByLabelText(/当前密码/);
    await userEvent.type(old, 'liangfen2025');
    await userEvent.type(canvas.getByLabelText(/新密码/), 'liangfen2027{Enter}');
    await canvas.findByText('当前密码不正确');
    await expectWrong(old, '当前密码不正确');
  },
};

export const ProfileRefused: Story = {
  args: { answers: { updateUser: refusing({ phoneNumber: '请填写 11 位手机号' }) } },
  play: async ({ canvas }) => {
    const phone = await canvas.findByLabelText('手机号');
    await userEvent.type(phone, '{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expectWrong(phone, '请填写 11 位手机号');
  },
};

/** Another part of the account is another page: what was typed is not lost on the way. */
export const LeavingAsks: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/姓名或单位/), '宣传部');
    await userEvent.click(canvas.getByRole('tab', { name: '密码' }));
    const question = within(await canvas.findByRole('dialog', { name: '离开前不保存修改？' }));
    await userEvent.click(question.getByRole('button', { name: '取消' }));
    await expect(canvas.getByLabelText(/姓名或单位/)).toHaveValue('江城大学团委宣传部');
    await userEvent.click(canvas.getByRole('tab', { name: '密码' }));
    await userEvent.click(await canvas.findByRole('button', { name: '不保存，离开' }));
    const old = await canvas.findByLabelText(/当前密码/);
    await userEvent.type(old, 'x');
    await userEvent.click(canvas.getByRole('tab', { name: '云点' }));
    await canvas.findByRole('dialog', { name: '离开前不保存修改？' });
  },
};

const dialogOf = async (canvas: ReturnType<typeof within>) =>
  within(await canvas.findByRole('dialog', { name: /子账号/ }));

export const SubAccountRefused: Story = {
  args: {
    answers: {
      ...withSubUsers([]),
      createSubUser: refusing({ loginName: '这个登录名已被使用', password: '至少 8 位' }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '子账号' }));
    await userEvent.click(canvas.getByRole('button', { name: '添加子账号' }));
    const dialog = await dialogOf(canvas);
    await userEvent.type(dialog.getByLabelText(/姓名或单位/), '助理');
    await userEvent.type(dialog.getByLabelText(/登录名/), 'jiangcheng');
    await userEvent.type(dialog.getByLabelText(/初始密码/), '123{Enter}');
    await dialog.findByText('这个登录名已被使用');
    await expectWrong(dialog.getByLabelText(/登录名/), '这个登录名已被使用');
    await expect(dialog.getByLabelText(/初始密码/)).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Ticked competitions are work too; going to another part asks as well. */
export const SubAccountClosingAsks: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '子账号' }));
    const row = within(await canvas.findByRole('row', { name: /学生会助理/ }));
    await userEvent.click(row.getByRole('button', { name: '编辑' }));
    const dialog = await dialogOf(canvas);
    await userEvent.click(dialog.getByLabelText('社区好邻居故事会'));
    await userEvent.click(dialog.getByRole('button', { name: '取消' }));
    await canvas.findByRole('dialog', { name: '不保存就关闭？' });
  },
};

const device = {
  kind: 'TOKEN',
  way: null,
  own: true,
  current: false,
  competition: null,
  client: '',
  address: '203.0.113.7',
  createdAt: sampleNow,
  lastSeenAt: sampleNow,
  expiresAt: sampleNow,
} as const;

export const Sessions: Story = {
  args: {
    answers: {
      listSessions: () => ({
        sessions: [
          { ...device, id: 'a', person: '江城大学团委', current: true, device: 'Windows 电脑' },
          { ...device, id: 'b', person: '学生会助理', own: false, device: 'iPhone' },
          {
            ...device,
            ...{ id: 'c', person: '王小明', own: false, device: 'Mac 电脑' },
            ...{ kind: 'CONSOLE', way: 'PASSCODE', competition: { id: 'x', name: '歌手大赛' } },
          },
        ],
        total: 3,
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '登录设备' }));
    const other = within(await canvas.findByRole('row', { name: /iPhone/ }));
    await expect(canvas.getByText('当前设备')).toBeVisible();
    await canvas.findByRole('row', { name: /王小明.*控制台（口令）.*Mac 电脑.*歌手大赛/ });
    await userEvent.click(other.getByRole('button', { name: '结束登录' }));
    await canvas.findByRole('dialog', { name: '结束「学生会助理」的登录？' });
  },
};

export const SessionsFailed: Story = {
  args: { answers: { listSessions: broken } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '登录设备' }));
    await canvas.findByRole('button', { name: '重试' });
  },
};

const event = {
  at: sampleNow,
  about: '',
  competition: { id: 'x', name: '歌手大赛' },
  address: '203.0.113.7',
  device: 'Windows 电脑',
  client: '',
  requestId: 'a3f81c9e',
} as const;

export const SecurityLog: Story = {
  args: {
    answers: {
      listSecurityEvents: () => ({
        events: [
          { ...event, number: 4, kind: 'CONSOLE_OPENED', person: '王小明' },
          { ...event, number: 3, kind: 'GRANT_CHANGED', person: '江城大学团委', about: '周助理' },
          { ...event, number: 2, kind: 'SEAT_TAKEN', person: '', about: '陈评委' },
          { ...event, number: 1, kind: 'LOGIN_FAILED', person: '学生会助理', competition: null },
        ],
        nextBefore: null,
      }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '安全日志' }));
    await canvas.findByRole('row', { name: /打开控制台.*王小明.*歌手大赛.*203\.0\.113\.7/ });
    await expect(canvas.getByRole('button', { name: '导出 CSV' })).toBeVisible();
  },
};

const partLoading = (tab: string, answers: Answers): Story => ({
  args: { answers },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: tab }));
    await expect(canvas.getByRole('tabpanel').querySelector('[aria-busy]')).not.toBeNull();
  },
});

const partFailed = (tab: string, lists: number, answers: Answers): Story => ({
  args: { answers },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: tab }));
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: '重试' })).toHaveLength(lists),
    );
  },
});

export const SessionsLoading = partLoading('登录设备', { listSessions: pending });

export const SubAccountsLoading = partLoading('子账号', { listSubUsers: pending });

export const SubAccountsFailed = partFailed('子账号', 1, { listSubUsers: broken });

/** Without the competitions it would say that nothing is granted. */
export const SubAccountsWithoutCompetitions = partFailed('子账号', 1, {
  listSubUsers: () => ({ subUsers: [assistant] }),
  listCompetitions: broken,
});

const ticketing: ApiKey = {
  id: 'k1',
  name: '票务系统',
  scopes: ['results:read', 'judge'],
  hint: 'x7Qk',
  createdAt: sampleNow,
  expiresAt: null,
  lastUsedAt: sampleNow,
  revokedAt: null,
};

/** One key is in use, one has run out, one was revoked; a new one is shown once. */
export const ApiKeysOfPrograms: Story = {
  args: {
    answers: {
      listApiKeys: () => ({
        apiKeys: [
          ticketing,
          { ...ticketing, id: 'k2', name: '官网', scopes: ['results:read'], expiresAt: sampleNow },
          { ...ticketing, id: 'k3', name: '旧导播台', lastUsedAt: null, revokedAt: sampleNow },
        ],
      }),
      createApiKey: ({ body }) => ({
        key: 'KEY 3mV0cJpW2yq8Tt5sZ1uB7nR4eK6xA9dFhLgQwEo-x7Qk',
        apiKey: { ...ticketing, ...body, expiresAt: body.expiresAt ?? null },
      }),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '接口密钥' }));
    await canvas.findByText('票务系统');
    await canvas.findByText('已到期');
    await canvas.findByText('已撤销');
    await expect(canvas.getAllByRole('button', { name: '撤销' })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: '新建密钥' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: '新建密钥' }));
    await userEvent.type(dialog.getByLabelText(/用在哪里/), '导播软件');
    await userEvent.click(dialog.getByRole('button', { name: '新建' }));
    await dialog.findByText('请至少选一项');
    await userEvent.click(dialog.getByRole('checkbox', { name: /操作控制台/ }));
    await userEvent.click(dialog.getByRole('button', { name: '新建' }));
    const made = within(await page.findByRole('dialog', { name: '密钥「导播软件」已建好' }));
    await expect(made.getByLabelText('请求头 Authorization 的值')).toHaveValue(
      'KEY 3mV0cJpW2yq8Tt5sZ1uB7nR4eK6xA9dFhLgQwEo-x7Qk',
    );
  },
};

export const NoApiKeys: Story = {
  args: { answers: { listApiKeys: () => ({ apiKeys: [] }) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '接口密钥' }));
    await canvas.findByText('还没有接口密钥');
  },
};

const website: Webhook = {
  id: 'w1',
  name: '官网',
  url: 'https://www.example.com/liangfen',
  events: ['result.published', 'ranking.published'],
  rehearsals: false,
  createdAt: sampleNow,
  oldSecretUntil: null,
  deliveredAt: sampleNow,
  failingSince: null,
  disabled: null,
  disabledAt: null,
  waiting: 0,
};

const arrived: WebhookDelivery = {
  messageId: 'msg_1',
  type: 'result.published',
  competition: { id: 'c0', name: '2026 校园歌手大赛' },
  createdAt: sampleNow,
  state: 'DELIVERED',
  nextAt: null,
  tries: 1,
  attempts: [{ at: sampleNow, durationMs: 84, outcome: 'DELIVERED', status: 204, answer: '' }],
};

const waiting: WebhookDelivery = {
  ...arrived,
  messageId: 'msg_2',
  type: 'ranking.published',
  state: 'WAITING',
  nextAt: sampleNow + 80_000,
  tries: 3,
  attempts: [
    { at: sampleNow, durationMs: 312, outcome: 'REFUSED', status: 502, answer: 'Bad Gateway' },
  ],
};

const lost: WebhookDelivery = {
  ...arrived,
  messageId: 'msg_3',
  type: 'competition.ended',
  state: 'GIVEN_UP',
  tries: 16,
  attempts: [{ at: sampleNow, durationMs: 10_000, outcome: 'TIMEOUT', status: null, answer: '' }],
};

const pinged: WebhookDelivery = { ...arrived, messageId: 'msg_4', type: 'ping', competition: null };

const webhookAnswers: Answers = {
  listWebhooks: () => ({
    available: true,
    webhooks: [
      website,
      { ...website, id: 'w2', name: '导播软件', failingSince: sampleNow, waiting: 2 },
      { ...website, id: 'w3', name: '旧官网', disabled: 'FAILING', disabledAt: sampleNow },
      { ...website, id: 'w4', name: '大屏联动', oldSecretUntil: sampleNow, deliveredAt: null },
    ],
  }),
  listWebhookDeliveries: () => ({ deliveries: [waiting, arrived, lost, pinged] }),
  pingWebhook: () => ({
    ...pinged,
    state: 'GIVEN_UP',
    attempts: [{ at: sampleNow, durationMs: 40, outcome: 'UNREACHABLE', status: null, answer: '' }],
  }),
  resendWebhookDelivery: () => arrived,
  createWebhook: ({ body }) => ({
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=',
    webhook: { ...website, ...body, rehearsals: body.rehearsals ?? false },
  }),
  rotateWebhookSecret: () => ({
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=',
    webhook: website,
  }),
};

/** Webhooks that work, fail, were turned off or change their secret; a new one shows its secret once. */
export const Webhooks: Story = {
  args: { answers: webhookAnswers },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '推送' }));
    await canvas.findByText('旧官网');
    await canvas.findByText('推送失败，重试中');
    await canvas.findByText('2 条等待推送');
    await canvas.findByText('三天没有送达，已停用');
    await userEvent.click(canvas.getByRole('button', { name: '新建推送地址' }));
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: '新建推送地址' }));
    await userEvent.type(dialog.getByLabelText(/推送给谁/), '票务');
    await userEvent.type(dialog.getByLabelText(/网址/), 'https://tickets.example.com/hook');
    for (const name of ['成绩公布', '排名公布', '比赛结束']) {
      await userEvent.click(dialog.getByRole('checkbox', { name }));
    }
    await userEvent.click(dialog.getByRole('button', { name: '新建' }));
    await dialog.findByText('请至少选一项');
    await userEvent.click(dialog.getByRole('checkbox', { name: '成绩公布' }));
    await userEvent.click(dialog.getByRole('button', { name: '新建' }));
    const made = within(await page.findByRole('dialog', { name: '「票务」的签名密钥' }));
    await expect(made.getByLabelText('签名密钥')).toHaveValue(
      'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=',
    );
    await userEvent.click(made.getByRole('button', { name: '已保存，关闭' }));
  },
};

/** The outcome of each message; a trial says at once why it did not arrive. */
export const WebhookLog: Story = {
  args: { answers: webhookAnswers },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '推送' }));
    const [first] = await canvas.findAllByRole('button', { name: '推送记录' });
    if (first === undefined) throw new Error('no log to open');
    await userEvent.click(first);
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: '「官网」的推送记录' }));
    await dialog.findByText(/对方没有接受，状态码 502/);
    await dialog.findByText('对方答复：Bad Gateway');
    await expect(dialog.getAllByRole('button', { name: /^再发一次/ })).toHaveLength(3);
    await userEvent.click(dialog.getByRole('button', { name: '试发一条' }));
    await page.findByText('试发失败：连不上对方');
  },
};

export const NoWebhooks: Story = {
  args: { answers: { listWebhooks: () => ({ available: true, webhooks: [] }) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: '推送' }));
    await canvas.findByText('还没有推送地址');
  },
};
