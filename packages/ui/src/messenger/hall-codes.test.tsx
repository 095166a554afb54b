// Codes hold the public address even on a page opened at another address: the scanner accepts both, and the judge's page
// shows a code with the public one.
import { createLiangfenClient } from '@liangfen/sdk';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { qrDrawing } from '../primitives/qr-drawing.ts';
import { LiangfenProvider } from '../provider/index.ts';
import { sampleShow } from '../sample-show/sample-show.ts';
import { ThemeProvider } from '../theme/index.ts';
import { JudgeFromMessenger } from './judge/JudgeFromMessenger.tsx';
import { MessengerHostProvider } from './messenger-host.ts';
import { ScanPage } from './scan/ScanPage.tsx';

const publicUrl = 'https://score.example';
const answers: Readonly<Record<string, unknown>> = {
  '/api/health': { status: 'UP', demo: false, publicUrl },
  '/api/ding/setting': {
    connected: true,
    demo: false,
    name: '钉钉',
    clientId: 'client',
    corpId: 'corp',
  },
  '/api/competition/c1/public': {
    id: 'c1',
    name: '2026 校园歌手大赛',
    status: 'OFFICIAL',
    mode: 'SCORE',
    look: sampleShow().look,
    signUpOpen: true,
    signUpApproval: true,
    invitationText: '',
    consoleLogin: false,
    messengerNotices: true,
  },
};
const client = () =>
  createLiangfenClient({
    baseUrl: window.location.origin,
    fetch: async ({ url }) => Response.json(answers[new URL(url).pathname] ?? null),
  });

it('the scanner accepts both addresses of this site: the public one, and that of the open page', async () => {
  const addressOf = vi.fn((_text: string, _sites: readonly string[]) => '/web/judge/seat/x');
  const onFollow = vi.fn();
  await render(
    <ThemeProvider>
      <LiangfenProvider client={client()}>
        <ScanPage
          messengerName="钉钉"
          openCamera={null}
          missing="NO_CAMERA"
          openReader={async () => async () => null}
          messenger={null}
          addressOf={addressOf}
          onFollow={onFollow}
        />
      </LiangfenProvider>
    </ThemeProvider>,
  );
  const code = `${publicUrl}/web/judge/seat/x`;
  await page.getByRole('textbox', { name: '链接' }).fill(code);
  await page.getByRole('button', { name: '打开' }).click();
  expect(addressOf).toHaveBeenCalledExactlyOnceWith(code, [window.location.origin, publicUrl]);
  expect(onFollow).toHaveBeenCalledExactlyOnceWith('/web/judge/seat/x');
});

it('a judge who opened the chat’s link outside the messenger gets a code with its public address', async () => {
  await render(
    <ThemeProvider>
      <LiangfenProvider client={client()}>
        <MessengerHostProvider
          value={{ openInside: async () => null, openedFrom: () => null, leaveFor: null }}
        >
          <JudgeFromMessenger
            competitionId="c1"
            corpId="corp"
            path="/web/dd/c1?corpId=corp"
            signUpHref="#apply"
            onEnter={() => {}}
          />
        </MessengerHostProvider>
      </LiangfenProvider>
    </ThemeProvider>,
  );
  const code = page.getByRole('img', { name: '用钉钉扫码打开这个页面' });
  await expect.element(code).toBeInTheDocument();
  const { path } = qrDrawing(`${publicUrl}/web/dd/c1?corpId=corp`);
  expect(
    [...code.element().querySelectorAll('path')].map((drawn) => drawn.getAttribute('d')),
  ).toContain(path);
});
