// Paying at the desk: each state of an order, noticed by itself; in demonstration, on a phone, without network.
import { ApiError } from '@liangfen/sdk';
import type { OrderState, PaymentOrder } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type Answers, pending, refusedWith } from '../../Backstage.story-parts.tsx';
import { MoneyDesk, paidOrder, sampleOrder, samplePlans } from '../money.story-parts.tsx';

/** A server with one order, which a story moves on; it answers as soon as the state is another one. */
function tradeWith(begin: Partial<PaymentOrder> = {}) {
  let order = sampleOrder(begin);
  let point = 3;
  let waiting: (() => void)[] = [];
  const asked = fn();
  const answers: Answers = {
    getPoint: () => ({ point }),
    createOrderQrcode: () => order,
    getOrderForm: () => ({ content: '<form action="https://openapi.alipay.com/gateway.do">' }),
    getOrder: async ({ query, signal }) => {
      asked(query?.seen);
      if (query?.seen === order.state) {
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
          signal?.addEventListener('abort', () => resolve());
        });
      }
      return order;
    },
    closeOrder: () => move('CLOSED'),
  };
  const move = (state: OrderState) => {
    order = state === 'PAID' ? paidOrder({ ...begin, paidAt: Date.now() }) : { ...order, state };
    if (state === 'PAID') point += order.point;
    for (const go of waiting) go();
    waiting = [];
    return order;
  };
  const renew = (changed: Partial<PaymentOrder> = {}) => {
    order = sampleOrder({ ...begin, ...changed });
    point = 3;
    asked.mockClear();
  };
  return { answers, move, renew, asked };
}

const meta = {
  title: 'Backstage/Payment',
  tags: ['soak'],
  component: MoneyDesk,
  args: { answers: {}, begin: { page: 'account', part: 'points' } },
} satisfies Meta<typeof MoneyDesk>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function buy(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: /^购买 10 场比赛/ }));
  const element = await canvas.findByRole('dialog', { name: '支付 10 个云点' });
  return { element, dialog: within(element) };
}

const waiting = tradeWith();

/** The width and the code's size are the specification's. */
export const Waiting: Story = {
  args: { answers: waiting.answers },
  play: async ({ canvas }) => {
    waiting.renew();
    const { element, dialog } = await buy(canvas);
    const code = await dialog.findByRole('img', { name: '付款二维码，¥800.00' });
    await expect(code).toHaveAttribute('width', '200');
    await waitFor(() => expect(element.getBoundingClientRect().width).toBe(472));
    await expect(dialog.getByText('¥800.00')).toBeVisible();
    await expect(dialog.getByRole('timer')).toHaveTextContent(/请在 (2:00:00|1:59:\d\d) 内付款/);
    await expect(dialog.getByText('请用支付宝扫码付款')).toBeVisible();
    await waitFor(() => expect(waiting.asked).toHaveBeenCalledTimes(1));
  },
};

const demo = tradeWith({
  payment: 'DEMO',
  qrcodeUrl: 'http://127.0.0.1:8081/sandbox/alipay/pay/abc',
});

export const Demonstration: Story = {
  args: {
    answers: { ...demo.answers, listPlans: () => ({ ...samplePlans, payment: 'DEMO' }) },
  },
  play: async ({ canvas }) => {
    demo.renew();
    const { dialog } = await buy(canvas);
    await dialog.findByText('这里的付款是演示：用假支付宝完成，不会真的收钱');
    await expect(dialog.getByText('请用手机扫码，在打开的页面里付款')).toBeVisible();
  },
};

const scanned = tradeWith();

export const Scanned: Story = {
  args: { answers: scanned.answers },
  play: async ({ canvas }) => {
    scanned.renew();
    const { dialog } = await buy(canvas);
    await dialog.findByRole('img');
    scanned.move('WAIT_BUYER_PAY');
    await dialog.findByRole('heading', { name: '已扫码' });
    await userEvent.click(dialog.getByRole('button', { name: '重新显示二维码' }));
    await dialog.findByRole('img', { name: '付款二维码，¥800.00' });
  },
};

const paid = tradeWith();

/** Without a reload: 已支付, the new balance, said aloud, and the focus on what comes next. */
export const Paid: Story = {
  args: { answers: paid.answers },
  play: async ({ canvas }) => {
    paid.renew();
    const { dialog } = await buy(canvas);
    await dialog.findByRole('img');
    await waitFor(() => expect(paid.asked).toHaveBeenCalledTimes(1));
    paid.move('PAID');
    await dialog.findByRole('heading', { name: '已支付' });
    await dialog.findByText('10 个云点已到账，当前余额 13');
    await expect(dialog.getByRole('status')).toHaveTextContent('已支付，10 个云点已到账');
    const done = dialog.getByRole('button', { name: '完成' });
    await waitFor(() => expect(done).toHaveFocus());
    await userEvent.click(done);
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await canvas.findByText('13');
  },
};

const wanted = tradeWith();

/** Whoever came for want of a point goes back from the very dialog. */
export const PaidAndBack: Story = {
  args: {
    answers: wanted.answers,
    begin: {
      page: 'account',
      part: 'points',
      backTo: { page: 'backstage', id: 'c0', mode: 'score', tab: 'basic' },
    },
  },
  play: async ({ canvas }) => {
    wanted.renew();
    const { dialog } = await buy(canvas);
    await dialog.findByRole('img');
    wanted.move('PAID');
    await dialog.findByRole('heading', { name: '已支付' });
    await userEvent.click(dialog.getByRole('button', { name: '回到比赛' }));
    await canvas.findByText('backstage');
  },
};

const late = tradeWith();

/** The time of the order is over; a new order is one press away. */
export const Expired: Story = {
  args: { answers: late.answers },
  play: async ({ canvas }) => {
    late.renew({ expiresAt: Date.now() - 1 });
    const { dialog } = await buy(canvas);
    await dialog.findByRole('heading', { name: '订单已过期' });
    const again = dialog.getByRole('button', { name: '重新下单' });
    await waitFor(() => expect(again).toHaveFocus());
    late.renew();
    await userEvent.click(again);
    await dialog.findByRole('img', { name: '付款二维码，¥800.00' });
  },
};

const given = tradeWith();

export const Cancelled: Story = {
  args: { answers: given.answers },
  play: async ({ canvas }) => {
    given.renew();
    const { dialog } = await buy(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: '取消订单' }));
    await dialog.findByRole('heading', { name: '订单已取消' });
    await expect(dialog.queryByRole('img')).toBeNull();
  },
};

const overtaken = tradeWith();

/** Paid a moment before it was cancelled: the payment counts. */
export const PaidWhileCancelling: Story = {
  args: {
    answers: { ...overtaken.answers, closeOrder: () => overtaken.move('PAID') },
  },
  play: async ({ canvas }) => {
    overtaken.renew();
    const { dialog } = await buy(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: '取消订单' }));
    await dialog.findByRole('heading', { name: '已支付' });
  },
};

const closed = tradeWith();

/** Cancelled in another tab. */
export const ClosedElsewhere: Story = {
  args: { answers: closed.answers },
  play: async ({ canvas }) => {
    closed.renew();
    const { dialog } = await buy(canvas);
    await dialog.findByRole('img');
    closed.move('CLOSED');
    await dialog.findByRole('heading', { name: '订单已关闭' });
  },
};

const away = tradeWith();
let isAway = true;

export const ProviderAway: Story = {
  args: {
    answers: {
      ...away.answers,
      createOrderQrcode: () =>
        isAway
          ? refusedWith({
              status: 503,
              code: 'PAYMENT_AWAY',
              detail: '暂时联系不上支付服务，请几秒后重试；付过的钱不会丢',
            })()
          : sampleOrder(),
    },
  },
  play: async ({ canvas }) => {
    away.renew();
    isAway = true;
    const { dialog } = await buy(canvas);
    await dialog.findByRole('heading', { name: '支付服务暂时联系不上' });
    await dialog.findByText('暂时联系不上支付服务，请几秒后重试；付过的钱不会丢');
    isAway = false;
    await userEvent.click(dialog.getByRole('button', { name: '重试' }));
    await dialog.findByRole('img', { name: '付款二维码，¥800.00' });
  },
};

export const NetworkGone: Story = {
  args: {
    answers: {
      ...tradeWith().answers,
      getOrder: () => {
        throw new ApiError({
          status: 0,
          code: 'NO_RESPONSE',
          detail: '',
          operation: 'getOrder',
          path: '',
        });
      },
    },
  },
  play: async ({ canvas }) => {
    const { dialog } = await buy(canvas);
    await dialog.findByText('网络不通，恢复后会自动更新付款结果');
    await expect(dialog.getByRole('img', { name: '付款二维码，¥800.00' })).toBeVisible();
  },
};

export const Making: Story = {
  args: { answers: { createOrderQrcode: pending } },
  play: async ({ canvas }) => {
    const { dialog } = await buy(canvas);
    await expect(dialog.getAllByText('正在下单')[0]).toBeVisible();
  },
};

/** The provider was away when the order was made: there is no code to draw. */
export const WithoutCode: Story = {
  args: { answers: tradeWith({ qrcodeUrl: '' }).answers },
  play: async ({ canvas }) => {
    const { dialog } = await buy(canvas);
    await dialog.findByText('二维码没有拿到，可以用网页支付，或取消后重新下单');
  },
};

const opened = fn((_content: string) => 'OPENED' as const);

/** The form is there before the click, so that the new tab opens within it. */
export const ByWebPage: Story = {
  args: { answers: tradeWith().answers, openPayment: opened },
  play: async ({ canvas }) => {
    opened.mockClear();
    const { dialog } = await buy(canvas);
    const button = await dialog.findByRole('button', { name: '网页支付' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await userEvent.click(button);
    await expect(opened).toHaveBeenCalledWith(
      '<form action="https://openapi.alipay.com/gateway.do">',
    );
  },
};

export const NewTabBlocked: Story = {
  args: { answers: tradeWith().answers, openPayment: () => 'BLOCKED' },
  play: async ({ canvas }) => {
    const { dialog } = await buy(canvas);
    const button = await dialog.findByRole('button', { name: '网页支付' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    await userEvent.click(button);
    await dialog.findByText('浏览器拦住了新页面，请允许弹出窗口后再点一次');
  },
};

/** From edge to edge. */
export const OnPhone: Story = {
  args: { answers: tradeWith().answers },
  parameters: {
    viewport: { options: { small: { name: '360', styles: { width: '360px', height: '780px' } } } },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const { element, dialog } = await buy(canvas);
    await dialog.findByRole('img', { name: '付款二维码，¥800.00' });
    const { documentElement } = document;
    if (documentElement.clientWidth > 504) return;
    await waitFor(() =>
      expect(element.getBoundingClientRect().width).toBe(documentElement.clientWidth),
    );
  },
};
