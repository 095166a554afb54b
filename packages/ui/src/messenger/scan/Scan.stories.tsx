// The scanner in each of its states, and what it does with what it reads.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LiangfenProvider } from '../../provider/index.ts';
import { ScanPage, type ScanPageProps } from './ScanPage.tsx';
import { type ScanState, ScanView } from './ScanView.tsx';

const nothingToRead: ScanPageProps['openReader'] = async () => async () => null;

const meta = {
  title: 'Messenger/Scan',
  tags: ['soak'],
  component: ScanPage,
  args: {
    messengerName: '钉钉',
    openCamera: null,
    missing: 'NO_CAMERA',
    openReader: nothingToRead,
    messenger: null,
    addressOf: (text) =>
      text.startsWith('https://score.example/') ? new URL(text).pathname : null,
    onFollow: fn(),
  },
  decorators: [
    (Shown) => (
      <LiangfenProvider server="">
        <Shown />
      </LiangfenProvider>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ScanPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const ours = 'https://score.example/web/judge/seat/qW3';

/** Pictures without a camera. */
async function paintedCamera(): Promise<MediaStream> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  context?.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.captureStream(5);
}
const refusedBy = (name: string) => async () => {
  throw new DOMException('no', name);
};
const reading =
  (text: string): ScanPageProps['openReader'] =>
  async () =>
  async () =>
    text;

const state = (of: ScanState): Story => ({
  render: (args) => (
    <ScanView
      state={of}
      messengerName={args.messengerName}
      onAgain={fn()}
      onMessenger={fn()}
      onTyped={fn()}
    />
  ),
});

export const Asking = state({ at: 'ASKING' });
export const Scanning = state({ at: 'SCANNING' });
export const CameraBusy = state({ at: 'BLOCKED', why: 'CAMERA_FAILED' });
export const ReaderFailed = state({ at: 'BLOCKED', why: 'READER_FAILED' });
export const MessengerScannerFailed = state({ at: 'MESSENGER', failed: true });

export const NoCamera: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('这台设备没有可用的相机');
  },
};

export const Insecure: Story = {
  args: { missing: 'INSECURE' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('这个地址不能使用相机');
  },
};

/** Safari before 16: no camera is asked for, and the link still opens. */
export const NoReader: Story = {
  args: { missing: 'NO_READER' },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await page.findByText('这个浏览器不能识别二维码');
    await expect(page.queryByRole('button', { name: '重试' })).toBeNull();
    await userEvent.type(page.getByRole('textbox', { name: '链接' }), ours);
    await userEvent.click(page.getByRole('button', { name: '打开' }));
    await expect(args.onFollow).toHaveBeenCalledWith('/web/judge/seat/qW3');
  },
};

export const ReaderFailsAtEveryPicture: Story = {
  args: {
    openCamera: paintedCamera,
    openReader: async () => () => Promise.reject(new Error('no')),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText('识别程序没有启动', undefined, { timeout: 30_000 });
    await page.findByRole('button', { name: '重试' });
  },
};

export const Refused: Story = {
  args: { openCamera: fn(refusedBy('NotAllowedError')) },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '重试' }));
    await page.findByText('没有使用相机的权限');
    await waitFor(() => expect(args.openCamera).toHaveBeenCalledTimes(2));
  },
};

export const OwnCodeIsFollowed: Story = {
  args: { openCamera: paintedCamera, openReader: reading(ours) },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onFollow).toHaveBeenCalledWith('/web/judge/seat/qW3'));
    await expect(args.onFollow).toHaveBeenCalledTimes(1);
  },
};

export const ForeignCodeIsShown: Story = {
  args: { openCamera: paintedCamera, openReader: reading('https://evil.example/web/judge/seat/x') },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await page.findByText('这不是亮分的二维码');
    await expect(page.getByText('https://evil.example/web/judge/seat/x')).toBeVisible();
    await expect(page.queryByRole('link')).toBeNull();
    await expect(args.onFollow).not.toHaveBeenCalled();
  },
};

export const TypedByHand: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const field = await page.findByRole('textbox', { name: '链接' });
    await userEvent.type(field, 'javascript:alert(1)');
    await userEvent.click(page.getByRole('button', { name: '打开' }));
    await page.findByText('这不是亮分的二维码');
    await userEvent.clear(field);
    await userEvent.type(field, ours);
    await userEvent.click(page.getByRole('button', { name: '打开' }));
    await expect(args.onFollow).toHaveBeenCalledWith('/web/judge/seat/qW3');
  },
};

export const InsideTheMessenger: Story = {
  args: { messenger: { scan: async () => ours } },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: '用钉钉的扫一扫' }));
    await waitFor(() => expect(args.onFollow).toHaveBeenCalledWith('/web/judge/seat/qW3'));
  },
};
