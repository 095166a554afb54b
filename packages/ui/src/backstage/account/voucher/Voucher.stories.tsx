// Redeeming a voucher: any grouping, every refusal, the new balance and the way back.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { broken, refusedWith } from '../../Backstage.story-parts.tsx';
import { expectWrong } from '../../Backstage.test-parts.ts';
import { asSubAccount, MoneyDesk } from '../money.story-parts.tsx';

const redeemed = fn();

const meta = {
  title: 'Backstage/Voucher',
  tags: ['soak'],
  component: MoneyDesk,
  args: {
    begin: { page: 'voucher' },
    answers: {
      redeemVoucher: ({ body }) => {
        redeemed(body.code);
        return { point: 8 };
      },
    },
  },
} satisfies Meta<typeof MoneyDesk>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function type(canvas: Canvas, text: string): Promise<HTMLInputElement> {
  const field: HTMLInputElement = await canvas.findByRole('textbox', { name: '兑换码' });
  await userEvent.type(field, text);
  return field;
}

/** Typed in small letters it stands in capitals, in fours, and the caret stays where it was. */
export const Typed: Story = {
  play: async ({ canvas }) => {
    const field = await type(canvas, '34679acdef');
    await expect(field).toHaveValue('3467-9ACD-EF');
    field.setSelectionRange(2, 2);
    await userEvent.type(field, 'y', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    await expect(field).toHaveValue('34Y6-79AC-DEF');
    await expect(field.selectionStart).toBe(3);
    await userEvent.type(field, '{Backspace}', {
      initialSelectionStart: 5,
      initialSelectionEnd: 5,
    });
    await expect(field).toHaveValue('34Y6-79AC-DEF');
    await expect(field.selectionStart).toBe(4);
  },
};

/** Full-width signs, spaces and small letters of a message are a code all the same. */
export const PastedAndRedeemed: Story = {
  play: async ({ canvas }) => {
    redeemed.mockClear();
    const field = await canvas.findByRole('textbox', { name: '兑换码' });
    await userEvent.click(field);
    await userEvent.paste(' ３４６７ 9acd—ｅｆｇｈ\tjkmn ');
    await expect(field).toHaveValue('3467-9ACD-EFGH-JKMN');
    await userEvent.keyboard('{Enter}');
    const title = await canvas.findByRole('heading', { name: '兑换成功' });
    await waitFor(() => expect(title).toHaveFocus());
    await canvas.findByText('得到 5 个云点，当前余额 8');
    await expect(redeemed).toHaveBeenCalledWith('34679ACDEFGHJKMN');
    await userEvent.click(canvas.getByRole('button', { name: '查看云点' }));
    await canvas.findByRole('tab', { name: '云点', selected: true });
  },
};

export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '兑换' }));
    await expectWrong(canvas.getByRole('textbox', { name: '兑换码' }), '请填写兑换码');
  },
};

export const TooShort: Story = {
  play: async ({ canvas }) => {
    const field = await type(canvas, '3467{Enter}');
    await expectWrong(field, '兑换码是 16 个字符，现在是 4 个');
  },
};

/** Look-alikes are in no code. */
export const ForeignLetters: Story = {
  play: async ({ canvas }) => {
    const field = await type(canvas, '34670ACDEFGHJKM1{Enter}');
    await expectWrong(field, '兑换码里不会有「0 1」，请核对后重试');
  },
};

const refusedCode = (
  code: 'VOUCHER_INVALID' | 'VOUCHER_USED' | 'VOUCHER_EXPIRED',
  detail: string,
) =>
  ({
    args: { answers: { redeemVoucher: refusedWith({ status: 409, code, detail }) } },
    play: async ({ canvas }) => {
      const field = await type(canvas, '34679ACDEFGHJKMN{Enter}');
      await expectWrong(field, detail);
      await expect(canvas.getAllByText(detail)).toHaveLength(1);
    },
  }) satisfies Story;

export const Invalid: Story = refusedCode('VOUCHER_INVALID', '没有这个兑换码，请核对后重试');
export const Used: Story = refusedCode('VOUCHER_USED', '这个兑换码已经用过');
export const Expired: Story = refusedCode('VOUCHER_EXPIRED', '这个兑换码已过期');

export const TooManyTries: Story = {
  args: {
    answers: {
      redeemVoucher: refusedWith({
        status: 429,
        code: 'TOO_MANY_REQUESTS',
        detail: '尝试次数太多',
        retryAfterSeconds: 200,
      }),
    },
  },
  play: async ({ canvas }) => {
    const field = await type(canvas, '34679ACDEFGHJKMN{Enter}');
    await expectWrong(field, '试错次数太多，请在 4 分钟后重试');
  },
};

/** A failure that says nothing about the code stands under the form, and the code stays. */
export const Broken: Story = {
  args: { answers: { redeemVoucher: broken } },
  play: async ({ canvas }) => {
    const field = await type(canvas, '34679ACDEFGHJKMN{Enter}');
    await canvas.findByText(/失败，错误码：500，原因：服务器开小差了，请稍后重试$/);
    await expect(field).toHaveValue('3467-9ACD-EFGH-JKMN');
    await expect(field).not.toHaveAttribute('aria-invalid');
  },
};

/** A proxy that answers in the server's place has no sentence: the number of the error is all there is to say. */
export const AnsweredWithoutWords: Story = {
  args: {
    answers: { redeemVoucher: refusedWith({ status: 502, code: 'INVALID_ANSWER', detail: '' }) },
  },
  play: async ({ canvas }) => {
    await type(canvas, '34679ACDEFGHJKMN{Enter}');
    await canvas.findByText(/失败，错误码：502$/);
  },
};

/** Where no answer came, that is said once. */
export const NotAnswered: Story = {
  args: {
    answers: { redeemVoucher: refusedWith({ status: 0, code: 'NO_RESPONSE', detail: '' }) },
  },
  play: async ({ canvas, canvasElement }) => {
    await type(canvas, '34679ACDEFGHJKMN{Enter}');
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText('未知错误');
    await expect(page.getAllByText('未知错误')).toHaveLength(1);
  },
};

export const SubAccount: Story = {
  args: { answers: asSubAccount },
  play: async ({ canvas }) => {
    await canvas.findByText('兑换码由主账号使用');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const WithWayBack: Story = {
  args: {
    begin: {
      page: 'voucher',
      backTo: { page: 'backstage', id: 'c0', mode: 'score', tab: 'basic' },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('云点够了，可以把比赛转为正式了');
    await userEvent.click(canvas.getByRole('button', { name: '回到比赛' }));
    await canvas.findByText('backstage');
  },
};
