// The controls of panel, phone and desk, each in its states, on the workspace and on a stage theme.
import { screenThemeValues } from '@liangfen/sdk/values';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type ThemeName, ThemeProvider, token } from '../theme/index.ts';
import { Button, IconButton } from './Button.tsx';
import { Card, Dot, Tag } from './Card.tsx';
import { Checkbox, Switch } from './Checkbox.tsx';
import { ConfirmDialog } from './Dialog.tsx';
import { NumberField } from './NumberField.tsx';
import { EmptyState, ErrorState } from './Placeholder.tsx';
import { QrCode } from './QrCode.tsx';
import { Segmented } from './Segmented.tsx';
import { Select } from './Select.tsx';
import { Skeleton, Spinner } from './Spinner.tsx';
import { Table } from './Table.tsx';
import { Tabs } from './Tabs.tsx';
import { TextArea, TextField } from './TextField.tsx';
import { ToastProvider, useToast } from './Toast.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta: Meta<{ theme: ThemeName }> = {
  title: 'Primitives',
  args: { theme: 'WORKSPACE' },
  argTypes: {
    theme: {
      control: 'inline-radio',
      options: ['WORKSPACE', ...screenThemeValues],
    },
  },
  decorators: [
    (Story, { args }) => (
      <ThemeProvider theme={args.theme}>
        <main
          style={{
            minHeight: '100vh',
            boxSizing: 'border-box',
            padding: 32,
            background: token.bg,
            color: token.text,
            fontFamily: token.font,
          }}
        >
          <ToastProvider>
            <Story />
          </ToastProvider>
        </main>
      </ThemeProvider>
    ),
  ],
};

export default meta;
type Story = StoryObj<{ theme: ThemeName }>;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  marginBottom: 20,
} as const;

function AllButtons() {
  return (
    <>
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((look) => (
        <div key={look} style={row}>
          <Button look={look}>下一步</Button>
          <Button look={look} size="small">
            编辑
          </Button>
          <Button look={look} size="large">
            开始打分
          </Button>
          <Button look={look} busy>
            保存
          </Button>
          <Button look={look} blockedReason="还没有评委提交分数">
            亮分
          </Button>
          <IconButton look={look} label="刷新">
            ↻
          </IconButton>
        </div>
      ))}
      <div style={row}>
        <Tag>待上场</Tag>
        <Tag $tone="accent">表演中</Tag>
        <Tag $tone="success">已出分</Tag>
        <Tag $tone="warning">打分中</Tag>
        <Tag $tone="danger">已拒绝</Tag>
        <span>
          <Dot $tone="success" />
          <span>在线</span>
        </span>
        <Spinner />
      </div>
    </>
  );
}

export const Buttons: Story = {
  render: () => <AllButtons />,
  play: async ({ canvasElement }) => {
    const [blocked] = within(canvasElement).getAllByRole('button', { name: '亮分' });
    await expect(blocked).toHaveAttribute('aria-disabled', 'true');
    await expect(blocked).toHaveAccessibleDescription('还没有评委提交分数');
  },
};

export const ButtonsOnStage: Story = { args: { theme: 'OBSIDIAN' }, render: () => <AllButtons /> };

function AllFields() {
  const [name, setName] = useState('李雨桐');
  const [score, setScore] = useState<number | null>(95.5);
  const [group, setGroup] = useState<'a' | 'b' | null>('a');
  const [show, setShow] = useState<'TOTAL' | 'TILE' | 'LIST'>('TILE');
  const [on, setOn] = useState(true);
  return (
    <Card style={{ display: 'grid', gap: 18, maxWidth: 480 }}>
      <TextField label="姓名" value={name} onChange={setName} required />
      <TextField label="手机号" value="138" onChange={setName} error="请输入 11 位手机号" />
      <TextArea label="备注" value="" onChange={setName} hint="评委看不到备注" />
      <NumberField label="分数" value={score} onChange={setScore} min={0} max={100} step={0.5} />
      <Select
        label="节目组"
        value={group}
        options={[
          { value: 'a', label: '初赛' },
          { value: 'b', label: '决赛' },
        ]}
        onChange={setGroup}
      />
      <Segmented
        label="签到显示"
        value={show}
        options={[
          { value: 'TOTAL', label: '人数' },
          { value: 'TILE', label: '宫格' },
          { value: 'LIST', label: '列表' },
        ]}
        onChange={setShow}
      />
      <Checkbox checked={on} onChange={setOn}>
        合并打分
      </Checkbox>
      <Switch checked={on} onChange={setOn}>
        启用倒计时
      </Switch>
    </Card>
  );
}

export const Fields: Story = {
  render: () => <AllFields />,
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole('button', { name: '增加' }));
    await expect(form.getByRole('textbox', { name: '分数' })).toHaveValue('96');
    await userEvent.click(form.getByRole('radio', { name: '列表' }));
    await expect(form.getByRole('radio', { name: '列表' })).toBeChecked();
    await userEvent.click(form.getByRole('switch', { name: '启用倒计时' }));
    await expect(form.getByRole('checkbox', { name: '合并打分' })).not.toBeChecked();
  },
};

const confirmed = fn();

function Confirm() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        +5
      </Button>
      <ConfirmDialog
        open={open}
        title="给「节目 3 李雷」加 5 分？"
        effect="得分从 24 变为 29"
        confirmLabel="加分"
        onConfirm={() => {
          confirmed();
          setOpen(false);
        }}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

export const Confirmation: Story = {
  render: () => <Confirm />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const opener = page.getByRole('button', { name: '+5' });
    confirmed.mockClear();
    await userEvent.click(opener);
    await expect(page.getByRole('dialog', { name: '给「节目 3 李雷」加 5 分？' })).toBeVisible();
    await expect(page.getByRole('button', { name: '加分' })).toHaveFocus();
    await userEvent.click(page.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(confirmed).not.toHaveBeenCalled();
    await userEvent.click(opener);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(confirmed).toHaveBeenCalledTimes(1));
  },
};

interface Row {
  readonly id: string;
  readonly name: string;
  readonly score: number;
}

const rows: Row[] = [
  { id: '1', name: '追光者', score: 95.44 },
  { id: '2', name: '如愿', score: 95.1 },
  { id: '3', name: '起风了', score: 93.9 },
];

function Tables() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']));
  const columns = [
    { key: 'name', title: '节目名称', cell: (one: Row) => one.name, rowHeader: true },
    { key: 'score', title: '得分', cell: (one: Row) => one.score, align: 'end' as const },
  ];
  return (
    <div style={{ display: 'grid', gap: 24, maxWidth: 720 }}>
      <Table
        label="节目"
        columns={columns}
        rows={rows}
        rowKey={(one) => one.id}
        rowName={(one) => one.name}
        selected={selected}
        onSelect={setSelected}
        rowState={(one) => (one.id === '1' ? 'current' : undefined)}
      />
      <Table label="空" columns={columns} rows={[]} rowKey={(one) => one.id} />
      <Table label="加载" columns={columns} rows={[]} rowKey={(one) => one.id} loading />
    </div>
  );
}

export const TableStates: Story = { render: () => <Tables /> };

export const Placeholders: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 520 }}>
      <Card>
        <EmptyState title="还没有评委" hint="导入表格，或发出报名链接">
          <Button look="primary">导入评委</Button>
        </EmptyState>
      </Card>
      <Card>
        <ErrorState onRetry={fn()} />
      </Card>
      <Card>
        <Skeleton $width="60%" />
      </Card>
      <QrCode value="https://liangfen.example/seat/abc" label="扫码打分" />
    </div>
  ),
};

function TabbedPage() {
  const [tab, setTab] = useState<'base' | 'score'>('base');
  return (
    <Tabs
      label="设置"
      selected={tab}
      onSelect={setTab}
      items={[
        { key: 'base', title: '基本设置', content: <TabContent text="名称、主办、地点" /> },
        { key: 'score', title: '计分设置', content: <TabContent text="满分、去分、小数" /> },
      ]}
    />
  );
}

function TabContent({ text }: { readonly text: string }) {
  const toast = useToast();
  return (
    <div style={row}>
      <Tooltip text="保存后立即生效">
        <button type="button" onClick={() => toast({ text: '已保存', tone: 'success' })}>
          保存
        </button>
      </Tooltip>
      <span>{text}</span>
    </div>
  );
}

export const TabsTooltipToast: Story = {
  render: () => <TabbedPage />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('tab', { name: '计分设置' }));
    await expect(page.getByText('满分、去分、小数')).toBeVisible();
    await userEvent.tab();
    await userEvent.click(page.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(page.getByText('已保存')).toBeVisible());
  },
};
