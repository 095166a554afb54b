// The page that hands a payment over: sent, refused, nothing there.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SampleDesk } from '../Backstage.story-parts.tsx';
import { PaymentRedirectPage, type PaymentRedirectPageProps } from './PaymentRedirectPage.tsx';

const gateway =
  'https://openapi.alipay.com/gateway.do?charset=utf-8&amp;method=alipay.trade.page.pay';
const formTo = (action: string) =>
  `<form action="${action}" method="post" name="alipaySDKSubmit" id="alipaySDKSubmit">
    <input type="hidden" name="alipay_sdk" value="alipay-sdk-nodejs-4.0.0" />
    <input type="hidden" name="biz_content" value="{&quot;out_trade_no&quot;:&quot;LF1&quot;,&quot;subject&quot;:&quot;&lt;b&gt;云点&lt;/b&gt;&quot;}" />
    <input type="text" name="seen" value="not taken" />
  </form><script>document.forms[0].submit();</script><img src="x" onerror="window.hacked = true">`;

const sent = fn((form: HTMLFormElement) => ({
  action: form.action,
  method: form.method,
  fields: Object.fromEntries(new FormData(form)),
}));

const demonstration =
  (is: boolean): PaymentRedirectPageProps['isDemonstration'] =>
  async () =>
    is;

const meta = {
  title: 'Backstage/Payment page',
  tags: ['soak'],
  component: PaymentRedirectPage,
  render: (args) => (
    <SampleDesk answers={{}}>
      <PaymentRedirectPage {...args} />
    </SampleDesk>
  ),
  args: {
    content: formTo(gateway),
    isDemonstration: demonstration(false),
    send: (form) => void sent(form),
  },
} satisfies Meta<typeof PaymentRedirectPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Only the hidden fields go, as text; nothing of the stored page is in this one. */
export const ToGateway: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: '正在打开支付页' });
    await waitFor(() => expect(sent).toHaveBeenCalled());
    await expect(sent.mock.results.at(-1)?.value).toEqual({
      action: 'https://openapi.alipay.com/gateway.do?charset=utf-8&method=alipay.trade.page.pay',
      method: 'post',
      fields: {
        alipay_sdk: 'alipay-sdk-nodejs-4.0.0',
        biz_content: '{"out_trade_no":"LF1","subject":"<b>云点</b>"}',
      },
    });
    await expect(canvasElement.querySelector('script, img, b')).toBeNull();
    await expect(window).not.toHaveProperty('hacked');
  },
};

const refuses = (action: string): Story => ({
  args: { content: formTo(action) },
  play: async ({ canvas }) => {
    sent.mockClear();
    await canvas.findByRole('heading', { name: '已拦下一个不认识的支付地址' });
    await expect(canvas.getByRole('link', { name: '回到购买云点' })).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
});

export const Foreign = refuses('https://openapi.alipay.com.example.com/gateway.do');
export const NotEncrypted = refuses('http://openapi.alipay.com/gateway.do');
export const SandboxOutsideDemonstration = refuses('/sandbox/alipay/gateway.do');

export const SandboxInDemonstration: Story = {
  args: { content: formTo('/sandbox/alipay/gateway.do?a=1'), isDemonstration: demonstration(true) },
  play: async () => {
    await waitFor(() =>
      expect(sent.mock.results.at(-1)?.value.action).toBe(
        `${window.location.origin}/sandbox/alipay/gateway.do?a=1`,
      ),
    );
  },
};

export const Nothing: Story = {
  args: { content: null },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '没有要付的款' });
  },
};
