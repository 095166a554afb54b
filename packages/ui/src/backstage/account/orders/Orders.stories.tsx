// Orders and refunds: every state, each refusal in words, and a refund from the question to its end.
import type { OrderRefusal, OrderState, PaymentOrder } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type Answers, pending, refusedWith } from '../../Backstage.story-parts.tsx';
import { MoneyDesk, paidOrder, sampleOrder } from '../money.story-parts.tsx';

const states: readonly OrderState[] = [
  'CREATED',
  'WAIT_BUYER_PAY',
  'PAID',
  'REFUNDING',
  'REFUNDED',
  'CLOSED',
];

const withOrders = (...orders: PaymentOrder[]): Answers => ({
  listOrders: () => ({ orders, nextBefore: null }),
  getOrder: pending,
});

const meta = {
  title: 'Backstage/Orders',
  tags: ['rare'],
  component: MoneyDesk,
  args: { answers: {}, begin: { page: 'account', part: 'points' } },
} satisfies Meta<typeof MoneyDesk>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('还没有订单');
  },
};

export const EveryState: Story = {
  args: {
    answers: withOrders(
      ...states.map((state, index) =>
        sampleOrder({
          id: `o${index}`,
          state,
          payment: index === 2 ? 'DEMO' : 'ALIPAY',
          amount: index === 1 ? '999999999.99' : '800.00',
          point: index === 1 ? 100_000 : 10,
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: '订单' }));
    for (const word of ['待付款', '付款中', '已支付', '退款中', '已退款', '已关闭']) {
      await expect(table.getByText(word)).toBeVisible();
    }
    await expect(table.getByText('¥999,999,999.99')).toBeVisible();
    await expect(table.getAllByRole('button', { name: /继续支付/ })).toHaveLength(2);
    await expect(table.getByText('演示')).toBeVisible();
  },
};

/** An order that was left is paid for later. */
export const PayLater: Story = {
  args: { answers: { ...withOrders(sampleOrder()), getOrderForm: () => ({ content: 'x' }) } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /继续支付/ }));
    const dialog = within(await canvas.findByRole('dialog', { name: '支付 10 个云点' }));
    await dialog.findByRole('img', { name: '付款二维码，¥800.00' });
  },
};

async function askRefund(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: '退款 ¥800.00 的订单' }));
  return within(await canvas.findByRole('dialog'));
}

/** The dialog says what it takes back and what it returns before anything is done. */
export const RefundAsked: Story = {
  args: { answers: withOrders(paidOrder()) },
  play: async ({ canvas }) => {
    const dialog = await askRefund(canvas);
    await expect(dialog.getByRole('heading', { name: '退款 ¥800.00？' })).toBeVisible();
    await expect(dialog.getByText('马上收回 10 个云点')).toBeVisible();
    await expect(dialog.getByText('退回 ¥800.00，原路退到付款的支付宝账户')).toBeVisible();
  },
};

const refusedBecause = (reason: OrderRefusal, sentence: string): Story => ({
  args: { answers: withOrders(paidOrder({ refundRefusal: reason })) },
  play: async ({ canvas }) => {
    const dialog = await askRefund(canvas);
    await dialog.findByRole('heading', { name: '现在不能退款' });
    await expect(dialog.getByText(sentence)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: '确认退款' })).toBeNull();
  },
});

export const PointsSpent = refusedBecause(
  'POINTS_SPENT',
  '这笔订单的云点已经用掉一部分，不能全额退款；需要帮助请联系服务的管理员',
);
export const InvoiceLiving = refusedBecause(
  'INVOICE_LIVING',
  '这笔订单有申请中或已开具的发票，请先联系服务的管理员驳回或红冲发票，再来退款',
);
export const RefusedByProvider = refusedBecause(
  'REFUND_REFUSED',
  '支付服务不再接受这笔订单的退款，请联系服务的管理员另行处理',
);

/** The last point was used a moment ago, in another tab. */
export const RefusedByServer: Story = {
  args: {
    answers: {
      ...withOrders(paidOrder()),
      refundOrder: refusedWith({ status: 409, code: 'POINTS_SPENT', detail: '不能退款' }),
    },
  },
  play: async ({ canvas }) => {
    const dialog = await askRefund(canvas);
    await userEvent.click(dialog.getByRole('button', { name: '确认退款' }));
    await dialog.findByRole('heading', { name: '现在不能退款' });
    await dialog.findByText(/已经用掉一部分/);
  },
};

const outcomes: { settle: (order: PaymentOrder) => void } = { settle: () => {} };
const refunding: Answers = {
  ...withOrders(paidOrder()),
  refundOrder: () => sampleOrder({ state: 'REFUNDING', refundRefusal: 'REFUND_RUNNING' }),
  getOrder: () =>
    new Promise((resolve) => {
      outcomes.settle = resolve;
    }),
};

/** A running refund ends by itself. */
export const RefundDone: Story = {
  args: { answers: refunding },
  play: async ({ canvas }) => {
    const dialog = await askRefund(canvas);
    await userEvent.click(dialog.getByRole('button', { name: '确认退款' }));
    await dialog.findByRole('heading', { name: '正在退款' });
    outcomes.settle(sampleOrder({ state: 'REFUNDED', refundedAt: Date.now() }));
    await dialog.findByRole('heading', { name: '已退款' });
    await expect(dialog.getByRole('status')).toHaveTextContent('已退款');
  },
};

export const RefundRunning: Story = {
  args: { answers: refunding },
  play: async ({ canvas }) => {
    const dialog = await askRefund(canvas);
    await userEvent.click(dialog.getByRole('button', { name: '确认退款' }));
    await dialog.findByText('云点已收回，办成后这里会自动更新；可以先离开');
  },
};

/** The provider did not do it: the points are back, and the dialog says so. */
export const RefundNotDone: Story = {
  args: { answers: refunding },
  play: async ({ canvas }) => {
    const dialog = await askRefund(canvas);
    await userEvent.click(dialog.getByRole('button', { name: '确认退款' }));
    await dialog.findByRole('heading', { name: '正在退款' });
    outcomes.settle(paidOrder());
    await dialog.findByRole('heading', { name: '退款没有办成' });
    await dialog.findByText('云点已经还回来，可以稍后再试');
  },
};

/** Nobody knows how it went: the order says that it runs. */
export const RefundOfUnknownOutcome: Story = {
  args: {
    answers: {
      ...withOrders(paidOrder()),
      refundOrder: refusedWith({ status: 503, code: 'PAYMENT_AWAY', detail: '联系不上' }),
      getOrder: ({ query }) =>
        query?.seen === undefined ? sampleOrder({ state: 'REFUNDING' }) : pending(),
    },
  },
  play: async ({ canvas }) => {
    const dialog = await askRefund(canvas);
    await userEvent.click(dialog.getByRole('button', { name: '确认退款' }));
    await dialog.findByRole('heading', { name: '正在退款' });
  },
};

let listed = sampleOrder({ state: 'REFUNDING' });
const reread = fn();

/** In the list, too, a running refund ends by itself. */
export const ListFollowsRefund: Story = {
  args: {
    answers: {
      listOrders: () => {
        reread();
        return { orders: [listed], nextBefore: null };
      },
      getOrder: () =>
        new Promise((resolve) => {
          outcomes.settle = resolve;
        }),
    },
  },
  play: async ({ canvas }) => {
    listed = sampleOrder({ state: 'REFUNDING' });
    await canvas.findByText('完成后自动更新');
    listed = sampleOrder({ state: 'REFUNDED' });
    outcomes.settle(listed);
    await canvas.findByText('已退款');
    await expect(reread.mock.calls.length).toBeGreaterThanOrEqual(2);
  },
};
