// The points as main and sub-accounts see them: balance, plans, both ledgers.
import type { RechargeRecord } from '@liangfen/sdk/schema';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleNow } from '../../../sample-show/sample-show.ts';
import { broken, longName, pending } from '../../Backstage.story-parts.tsx';
import { asSubAccount, MoneyDesk, samplePlans } from '../money.story-parts.tsx';

const meta = {
  title: 'Backstage/Points',
  tags: ['soak'],
  component: MoneyDesk,
  args: { answers: {}, begin: { page: 'account', part: 'points' } },
} satisfies Meta<typeof MoneyDesk>;

export default meta;

type Story = StoryObj<typeof meta>;

const gift: RechargeRecord = {
  id: 'r1',
  point: 3,
  balance: 3,
  source: 'GIFT',
  amount: null,
  at: sampleNow,
};

/** Price, discount and what one competition costs. */
export const WithPayment: Story = {
  play: async ({ canvas }) => {
    const card = within((await canvas.findByText('5 场比赛')).closest('li') ?? document.body);
    await expect(card.getByText('¥450.00')).toBeVisible();
    await expect(card.getByText('9.1 折')).toBeVisible();
    await expect(card.getByText('每场 ¥90.00')).toBeVisible();
    await expect(canvas.getByText('每场 ¥69.98')).toBeVisible();
    await expect(canvas.queryByText('演示')).toBeNull();
    await expect(canvas.getByRole('button', { name: '购买 50 场比赛，¥3499.00' })).toBeVisible();
  },
};

export const Demonstration: Story = {
  args: { answers: { listPlans: () => ({ ...samplePlans, payment: 'DEMO' }) } },
  play: async ({ canvas }) => {
    await canvas.findByText('这里的付款是演示：用假支付宝完成，不会真的收钱');
    await expect(canvas.getByText('演示')).toBeVisible();
  },
};

/** Plans are seen, and the sentence says where points come from instead. */
export const WithoutPayment: Story = {
  args: {
    answers: {
      listPlans: () => ({ ...samplePlans, payment: 'NONE' }),
      getHealth: () => ({
        status: 'UP',
        demo: false,
        publicUrl: null,
        contact: '张老师 010-12345678',
      }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('这里没有接通在线支付');
    await canvas.findByText('服务的管理员：张老师 010-12345678');
    await expect(canvas.getByText('10 场比赛')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^购买/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '使用兑换码' }));
    await canvas.findByRole('heading', { name: '兑换码', level: 1 });
  },
};

export const NoPlans: Story = {
  args: { answers: { listPlans: () => ({ ...samplePlans, plans: [] }) } },
  play: async ({ canvas }) => {
    await canvas.findByText('没有可以购买的套餐');
  },
};

/** A sub-account sees its main account's balance and the plans, and who buys. */
export const SubAccount: Story = {
  args: { answers: { ...asSubAccount, listPlans: () => ({ ...samplePlans, mayBuy: false }) } },
  play: async ({ canvas }) => {
    await canvas.findByText('云点由主账号购买');
    await canvas.findByText('这是主账号的云点，你的比赛也用它');
    await expect(canvas.queryByRole('button', { name: /^购买/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: '使用兑换码' })).toBeNull();
    await expect(canvas.queryByRole('table', { name: '订单' })).toBeNull();
  },
};

export const LargeAmounts: Story = {
  args: {
    answers: {
      getPoint: () => ({ point: 1_284_600 }),
      listPlans: () => ({
        ...samplePlans,
        plans: [
          {
            id: 'a',
            amount: '999999999.99',
            point: 100_000,
            discount: '年度框架协议专享价 5.5 折',
          },
          { id: 'b', amount: '100.00', point: 3, discount: null },
        ],
      }),
      listRechargeRecords: () => ({
        rechargeRecords: [
          { ...gift, source: 'ORDER', point: 100_000, balance: 1_284_600, amount: '999999999.99' },
        ],
        nextBefore: null,
      }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('¥999,999,999.99');
    await expect(canvas.getByText('每场约 ¥33.33')).toBeVisible();
    await expect(canvas.getByText('999,999,999.99')).toBeVisible();
  },
};

export const NoPoints: Story = {
  args: { answers: { getPoint: () => ({ point: 0 }) } },
  play: async ({ canvas }) => {
    await canvas.findByText('还没有充值记录');
    await userEvent.click(canvas.getByText('消费记录'));
    await canvas.findByText('还没有消费记录');
  },
};

export const EveryKindOfRecord: Story = {
  args: {
    answers: {
      listRechargeRecords: () => ({
        rechargeRecords: [
          { ...gift, id: 'r5', source: 'REFUND_RETURNED', point: 10, balance: 14 },
          { ...gift, id: 'r4', source: 'REFUND', point: -10, balance: 4, amount: '800.00' },
          { ...gift, id: 'r3', source: 'ORDER', point: 10, balance: 14, amount: '800.00' },
          { ...gift, id: 'r2', source: 'VOUCHER', point: 1, balance: 4 },
          gift,
        ],
        nextBefore: null,
      }),
      listConsumeRecords: () => ({
        consumeRecord: [
          {
            id: 'k1',
            point: 1,
            balance: 2,
            competitionId: 'c0',
            competitionName: longName,
            at: sampleNow,
          },
        ],
        nextBefore: null,
      }),
    },
  },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /退款收回/ });
    await expect(row).toHaveTextContent('−10');
    await expect(canvas.getByRole('row', { name: /购买 800/ })).toHaveTextContent('+10');
    await userEvent.click(canvas.getByText('消费记录'));
    await expect(await canvas.findByRole('row', { name: /星火杯/ })).toHaveTextContent('−1');
  },
};

const asked = fn();

/** Earlier ones are fetched from where the server says; another month begins anew. */
export const ManyRecords: Story = {
  args: {
    answers: {
      listRechargeRecords: ({ query }) => {
        asked(query);
        const from = query?.before ?? 26;
        const size = query?.month === undefined ? 10 : 1;
        const ids = Array.from({ length: size }, (_, index) => from - 1 - index).filter(
          (id) => id > 0,
        );
        const last = ids.at(-1) ?? 1;
        return {
          rechargeRecords: ids.map((id) => ({ ...gift, id: `r${id}`, point: 1, balance: id })),
          nextBefore: last > 1 && query?.month === undefined ? last : null,
        };
      },
    },
  },
  play: async ({ canvas }) => {
    asked.mockClear();
    const rows = () => within(canvas.getByRole('table', { name: '充值记录' })).getAllByRole('row');
    await userEvent.click(await canvas.findByRole('button', { name: '更早的' }));
    await waitFor(() => expect(rows()).toHaveLength(21));
    await userEvent.click(canvas.getByRole('button', { name: '更早的' }));
    await waitFor(() => expect(rows()).toHaveLength(26));
    await expect(asked).toHaveBeenLastCalledWith({ size: 10, before: 6 });
    await canvas.findByText('没有更早的了');
    const month = canvas.getByLabelText('月份');
    const [, second] = within(month).getAllByRole('option');
    await userEvent.selectOptions(month, second?.textContent ?? '');
    await waitFor(() => expect(rows()).toHaveLength(2));
    await expect(asked).toHaveBeenLastCalledWith({
      size: 10,
      month: expect.stringMatching(/^20\d\d-\d\d$/),
    });
  },
};

const exported = fn();

export const Exported: Story = {
  args: {
    answers: {
      exportPointRecords: ({ query }) => {
        exported(query);
        return broken();
      },
    },
  },
  play: async ({ canvas }) => {
    exported.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: '导出' }));
    await waitFor(() => expect(exported).toHaveBeenCalledWith({}));
    await canvas.findByText('服务器开小差了，请稍后重试');
  },
};

/** Came for want of a point: the way back is there, and says when there is one. */
export const BackToCompetition: Story = {
  args: {
    answers: { getPoint: () => ({ point: 0 }) },
    begin: {
      page: 'account',
      part: 'points',
      backTo: { page: 'backstage', id: 'c0', mode: 'score', tab: 'basic', check: 'OFFICIAL' },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('云点足够后，就能把比赛转为正式');
    await userEvent.click(canvas.getByRole('button', { name: '回到比赛' }));
    await canvas.findByText('backstage');
  },
};

export const Loading: Story = {
  args: {
    answers: {
      getPoint: pending,
      listPlans: pending,
      listOrders: pending,
      listRechargeRecords: pending,
    },
  },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('tabpanel');
    await expect(panel.querySelector('[aria-busy]')).not.toBeNull();
  },
};

export const Failed: Story = {
  args: {
    answers: {
      getPoint: broken,
      listPlans: broken,
      listOrders: broken,
      listRechargeRecords: broken,
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: '重试' }).length).toBeGreaterThanOrEqual(3),
    );
  },
};

export const OnPhone: Story = {
  ...WithPayment,
  parameters: {
    viewport: { options: { small: { name: '360', styles: { width: '360px', height: '780px' } } } },
  },
  globals: { viewport: { value: 'small' } },
};
