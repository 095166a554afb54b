// Invoices: every state in the list, and the application with its warnings and refusals.
import type { InvoiceTitle } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  type Answers,
  broken,
  longName,
  pending,
  refusedWith,
} from '../../Backstage.story-parts.tsx';
import { expectWrong } from '../../Backstage.test-parts.ts';
import { asSubAccount, MoneyDesk, paidOrder, sampleInvoice } from '../money.story-parts.tsx';

const meta = {
  title: 'Backstage/Invoices',
  tags: ['soak'],
  component: MoneyDesk,
  args: { answers: {}, begin: { page: 'account', part: 'invoices' } },
} satisfies Meta<typeof MoneyDesk>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const fetched = fn();

export const EveryState: Story = {
  args: {
    answers: {
      listInvoices: () => ({
        invoices: [
          sampleInvoice({ id: 'i1' }),
          sampleInvoice({
            id: 'i2',
            state: 'ISSUED',
            number: '26332000000012345678',
            issuedOn: '2026-11-22',
          }),
          sampleInvoice({
            id: 'i3',
            state: 'REJECTED',
            reason: '抬头与税号不一致，请核对后重新申请',
          }),
          sampleInvoice({
            id: 'i4',
            state: 'REVERSED',
            titleName: longName,
            amount: '999999999.99',
            number: '26332000000012345679',
            issuedOn: '2026-11-20',
            reason: '已退款',
          }),
          sampleInvoice({
            id: 'i5',
            titleType: 'PERSONAL',
            titleName: '欧阳修远',
            taxNumber: null,
            amount: '99.00',
          }),
        ],
      }),
      getInvoiceFile: ({ path }) => {
        fetched(path.id);
        return broken();
      },
    },
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: '发票' }));
    await expect(table.getAllByText('申请中')).toHaveLength(2);
    await expect(table.getByText('已开具')).toBeVisible();
    await expect(table.getByText('原因：抬头与税号不一致，请核对后重新申请')).toBeVisible();
    await expect(table.getByText('已红冲')).toBeVisible();
    const files = table.getAllByRole('button', { name: /PDF/ });
    await expect(files).toHaveLength(1);
    await userEvent.click(table.getByRole('button', { name: '下载「江城大学」的发票 PDF' }));
    await waitFor(() => expect(fetched).toHaveBeenCalledWith('i2'));
  },
};

export const None: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('还没有申请过发票');
    await userEvent.click(canvas.getByRole('button', { name: '去看订单' }));
    await canvas.findByRole('tab', { name: '云点', selected: true });
  },
};

export const SubAccount: Story = {
  args: { answers: asSubAccount },
  play: async ({ canvas }) => {
    await canvas.findByText('发票由主账号申请');
  },
};

export const Loading: Story = {
  args: { answers: { listInvoices: pending } },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('tabpanel');
    await expect(panel.querySelector('[aria-busy]')).not.toBeNull();
  },
};

export const Failed: Story = {
  args: { answers: { listInvoices: broken } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: '重试' });
  },
};

const applied = fn();
const school: InvoiceTitle = {
  titleType: 'CORPORATION',
  titleName: '江城大学',
  taxNumber: '91330100799655058B',
  address: '江城市学府路 1 号',
  phone: '027-88888888',
  bank: '工商银行江城支行',
  bankAccount: '6222000000000000',
  email: 'finance@jiangcheng.edu.cn',
};

const applying: Answers = {
  listOrders: () => ({ orders: [paidOrder()], nextBefore: null }),
  findTitleNumber: ({ query }) => ({ titleName: query.titleName, taxNumber: null }),
  applyInvoice: ({ path, body }) => {
    applied(path.tradeNo, body);
    return sampleInvoice();
  },
};

const form = (answers: Answers): Pick<Story, 'args'> => ({
  args: { answers: { ...applying, ...answers }, begin: { page: 'account', part: 'points' } },
});

async function open(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: '为 ¥800.00 的订单申请发票' }));
  return within(await canvas.findByRole('dialog', { name: '申请发票 ¥800.00' }));
}

/** A title that was used fills the whole form. */
export const RememberedTitle: Story = {
  ...form({ listInvoiceTitles: () => ({ titles: [school] }) }),
  play: async ({ canvas }) => {
    applied.mockClear();
    const dialog = await open(canvas);
    await userEvent.selectOptions(await dialog.findByLabelText('用过的抬头'), '江城大学（单位）');
    await expect(dialog.getByLabelText(/税号/)).toHaveValue('91330100799655058B');
    await userEvent.type(dialog.getByLabelText('备注'), '十佳歌手大赛');
    await userEvent.click(dialog.getByRole('button', { name: '提交申请' }));
    await waitFor(() =>
      expect(applied).toHaveBeenCalledWith('LF20261122083000123456', {
        ...school,
        remark: '十佳歌手大赛',
      }),
    );
  },
};

/** The tax number is found by its title while typing rests. */
export const NumberFound: Story = {
  ...form({
    findTitleNumber: ({ query }) => ({ ...query, taxNumber: '91330100799655058B' }),
  }),
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.type(dialog.getByLabelText(/发票抬头/), '江城大学');
    await waitFor(() => expect(dialog.getByLabelText(/税号/)).toHaveValue('91330100799655058B'));
    await dialog.findByText('已按抬头填好税号，请核对');
  },
};

/** What was typed stays, whatever is found. */
export const TypedNumberStays: Story = {
  ...form({
    findTitleNumber: ({ query }) => ({ ...query, taxNumber: '91330100799655058B' }),
  }),
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.type(dialog.getByLabelText(/税号/), '914403003429409755');
    await userEvent.type(dialog.getByLabelText(/发票抬头/), '江城大学');
    await userEvent.type(dialog.getByLabelText(/邮箱/), 'a@b.cn');
    await expect(dialog.getByLabelText(/税号/)).toHaveValue('914403003429409755');
  },
};

/** Real codes fail the check digit: a warning, and it can be sent all the same. */
export const DoubtfulNumber: Story = {
  ...form({}),
  play: async ({ canvas }) => {
    applied.mockClear();
    const dialog = await open(canvas);
    await userEvent.type(dialog.getByLabelText(/发票抬头/), '某公司');
    const number = dialog.getByLabelText(/税号/);
    await userEvent.type(number, '91350203m0001qay9b');
    await dialog.findByText('这个税号的校验位对不上，请再核对一次；确认无误可以直接提交');
    await expect(number).not.toHaveAttribute('aria-invalid');
    await userEvent.type(dialog.getByLabelText(/邮箱/), 'a@b.cn{Enter}');
    await waitFor(() =>
      expect(applied).toHaveBeenCalledWith('LF20261122083000123456', {
        titleType: 'CORPORATION',
        titleName: '某公司',
        taxNumber: '91350203M0001QAY9B',
        email: 'a@b.cn',
      }),
    );
  },
};

export const WrongNumber: Story = {
  ...form({}),
  play: async ({ canvas }) => {
    applied.mockClear();
    const dialog = await open(canvas);
    await userEvent.type(dialog.getByLabelText(/发票抬头/), '某公司');
    await userEvent.type(dialog.getByLabelText(/税号/), '123');
    await userEvent.type(dialog.getByLabelText(/邮箱/), 'a@b.cn{Enter}');
    await expectWrong(dialog.getByLabelText(/税号/), '税号应为 15、17、18 或 20 位字母和数字');
    await expect(applied).not.toHaveBeenCalled();
  },
};

export const NothingFilledIn: Story = {
  ...form({}),
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.click(dialog.getByRole('button', { name: '提交申请' }));
    await expectWrong(dialog.getByLabelText(/发票抬头/), '请填写发票抬头');
    await expect(dialog.getByText('单位的发票需要税号')).toBeVisible();
    await expect(dialog.getByText('请填写接收发票的邮箱')).toBeVisible();
  },
};

/** A person's invoice has a name and an address for mail. */
export const Personal: Story = {
  ...form({}),
  play: async ({ canvas }) => {
    applied.mockClear();
    const dialog = await open(canvas);
    await userEvent.click(dialog.getByText('个人'));
    await expect(dialog.queryByLabelText(/税号/)).toBeNull();
    await userEvent.type(dialog.getByLabelText(/姓名/), '欧阳修远');
    await userEvent.type(dialog.getByLabelText(/邮箱/), 'a@b.cn{Enter}');
    await waitFor(() =>
      expect(applied).toHaveBeenCalledWith('LF20261122083000123456', {
        titleType: 'PERSONAL',
        titleName: '欧阳修远',
        email: 'a@b.cn',
      }),
    );
  },
};

/** The server refuses what the form let through. */
export const RefusedByServer: Story = {
  ...form({
    applyInvoice: refusedWith({
      status: 409,
      code: 'INVOICE_LIVING',
      detail: '这笔订单有申请中或已开具的发票',
    }),
  }),
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.click(dialog.getByText('个人'));
    await userEvent.type(dialog.getByLabelText(/姓名/), '欧阳修远');
    await userEvent.type(dialog.getByLabelText(/邮箱/), 'a@b.cn{Enter}');
    await dialog.findByText('这笔订单有申请中或已开具的发票');
  },
};

/** An order has one living application at a time. */
export const AlreadyApplied: Story = {
  ...form({
    listOrders: () => ({
      orders: [paidOrder({ invoiceRefusal: 'INVOICE_LIVING' })],
      nextBefore: null,
    }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '为 ¥800.00 的订单申请发票' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await dialog.findByText('已有申请中或已开具的发票，可到「发票」里查看');
    await userEvent.click(dialog.getByRole('button', { name: '查看发票' }));
    await canvas.findByRole('tab', { name: '发票', selected: true });
  },
};
