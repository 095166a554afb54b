// A competition as sub-accounts of each role find it: only what the server would let them do.
import type { GrantedRole } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  pageOf,
  SampleDesk,
  sampleId,
  sampleJudges,
  samplePrograms,
  sampleStatus,
  sampleUser,
} from '../Backstage.story-parts.tsx';
import { Backstage } from '../Backstage.tsx';
import type { BackstageTab } from './pages.tsx';

/** The server refuses an auditor the programs and notes it down: the desk must not ask. */
const programsAsked = fn();
const judgeUpdated = fn();
const masked = sampleJudges(3).map((judge) => ({ ...judge, phoneNumber: '138****1234' }));

function Restricted({ role, tab }: { readonly role: GrantedRole; readonly tab: BackstageTab }) {
  return (
    <SampleDesk
      answers={{
        getUser: () => ({ ...sampleUser, kind: 'SUB', role, mainUserId: 'u0' }),
        getCompetitionStatus: () => ({ ...sampleStatus, role }),
        getLedgerTimeline: () => ({ version: 0, steps: [], people: [] }),
        getLedger: () => ({ entries: [], nextAfter: null, names: { people: [], things: [] } }),
        listProgramGroups: () => {
          programsAsked();
          return { version: 7, programGroups: samplePrograms(6), coveredProgramIds: [] };
        },
        updateJudge: ({ body }) => {
          judgeUpdated(body);
          const [judge] = masked;
          if (judge === undefined) throw new Error('there is a sample');
          return judge;
        },
        pageJudges: () => ({
          ...pageOf(masked),
          version: 7,
        }),
      }}
    >
      <Backstage view={{ page: 'backstage', id: sampleId, mode: 'score', tab }} />
    </SampleDesk>
  );
}

const meta = {
  title: 'Backstage/Roles',
  component: Restricted,
} satisfies Meta<typeof Restricted>;

export default meta;

type Story = StoryObj<typeof meta>;

const partsOf = async (canvas: ReturnType<typeof within>) => {
  const parts = within(await canvas.findByRole('navigation', { name: sampleStatus.name }));
  return parts.getAllByRole('link').map(({ textContent }) => textContent);
};

/** Edits lists, without seats, the console and going official. */
export const Editor: Story = {
  args: { role: 'EDITOR', tab: 'judge' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '添加评委' });
    await canvas.findAllByText('138****1234');
    await expect(canvas.queryByRole('button', { name: '席位' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '打开控制台' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '转为正式比赛' })).toBeNull();
    await expect(await partsOf(canvas)).not.toContain('台账');
  },
};

/** The number that is kept away is neither an obstacle nor sent back. */
export const EditorChangesAJudge: Story = {
  args: { role: 'EDITOR', tab: 'judge' },
  beforeEach: () => {
    judgeUpdated.mockClear();
  },
  play: async ({ canvas }) => {
    const [edit] = await canvas.findAllByRole('button', { name: '编辑' });
    if (edit === undefined) throw new Error('no judge can be edited');
    await userEvent.click(edit);
    const dialog = within(await screen.findByRole('dialog'));
    const organisation = dialog.getByLabelText('单位');
    await userEvent.clear(organisation);
    await userEvent.type(organisation, '声乐系');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(judgeUpdated).toHaveBeenCalledWith({ organisation: '声乐系' }));
  },
};

/** A form that may only be read says who may change it, and offers nothing that would be refused. */
const readsOnly = async (canvas: ReturnType<typeof within>, field: string) => {
  await canvas.findByText('只能查看');
  canvas.getByText(/修改由这场比赛的主账号，或角色是「管理员」的子账号来做/);
  await expect(await canvas.findByLabelText(field)).toBeDisabled();
  for (const button of canvas.queryAllByRole('button', { name: /^(保存|清空|上传|添加)/ })) {
    await expect(button).toBeDisabled();
  }
  await expect(canvas.queryByRole('button', { name: /^清空/ })).toBeNull();
};

export const EditorReadsBaseSettings: Story = {
  args: { role: 'EDITOR', tab: 'basic' },
  play: ({ canvas }) => readsOnly(canvas, '主办单位'),
};

export const OperatorReadsScoreSettings: Story = {
  args: { role: 'OPERATOR', tab: 'score' },
  // The working beside the form scrolls by keys in a form that is read only, too; axe takes all within for disabled.
  parameters: {
    a11y: { config: { rules: [{ id: 'scrollable-region-focusable', enabled: false }] } },
  },
  play: ({ canvas }) => readsOnly(canvas, '最低分'),
};

/** A person who may change the settings reads no such note. */
export const AdministratorChangesSettings: Story = {
  args: { role: 'ADMIN', tab: 'score' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('最低分')).toBeEnabled();
    await expect(canvas.queryByText('只能查看')).toBeNull();
  },
};

/** Opens the console, and looks at lists without changing them. */
export const Operator: Story = {
  args: { role: 'OPERATOR', tab: 'judge' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '打开控制台' });
    await canvas.findAllByText('138****1234');
    await expect(canvas.queryByRole('button', { name: '添加评委' })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** Reads the ledger, and is asked for nothing else. */
export const Auditor: Story = {
  args: { role: 'AUDITOR', tab: 'ledger' },
  beforeEach: () => {
    programsAsked.mockClear();
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '导出证据包' });
    await expect(await partsOf(canvas)).toEqual(['台账']);
    await expect(canvas.queryByLabelText('节目')).toBeNull();
    await expect(programsAsked).not.toHaveBeenCalled();
  },
};
