// The scanner on a narrow phone: nothing is wider than the page in any of its states.
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LiangfenProvider } from '../../provider/index.ts';
import { type ScanBlock, type ScanState, ScanView } from './ScanView.tsx';

const blocks: Record<ScanBlock, true> = {
  NO_CAMERA: true,
  INSECURE: true,
  NO_READER: true,
  REFUSED: true,
  CAMERA_FAILED: true,
  READER_FAILED: true,
};
const states: readonly ScanState[] = [
  { at: 'ASKING' },
  { at: 'SCANNING' },
  { at: 'FOREIGN', text: `https://evil.example/${'x'.repeat(480)}` },
  { at: 'MESSENGER', failed: false },
  { at: 'MESSENGER', failed: true },
  ...Object.keys(blocks).map((why) => ({ at: 'BLOCKED', why: why as ScanBlock }) as const),
];

afterEach(() => page.viewport(414, 896));

it.each(states)('nothing is wider than a page of 360 px: %o', async (state) => {
  await page.viewport(360, 640);
  const view = await render(
    <LiangfenProvider server="">
      <ScanView
        state={state}
        messengerName="企业微信"
        onAgain={() => {}}
        onMessenger={() => {}}
        onTyped={() => {}}
      />
    </LiangfenProvider>,
  );
  const beyond = [...view.container.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > 360)
    .map((element) => element.outerHTML);
  expect(beyond).toEqual([]);
  expect(document.documentElement.scrollWidth).toBe(360);
});
