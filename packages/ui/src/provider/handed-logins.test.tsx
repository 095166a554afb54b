// When a page hands out the logins itself, every component asks the page for one and does not ask the user to log in.
import { createLiangfenClient, createPhoneClient } from '@liangfen/sdk';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ControlPanel } from '../control-panel/index.ts';
import { JudgeApply, JudgeHome, JudgeScoring } from '../judge-scoring/index.ts';
import { LiangfenProvider, PhoneProvider } from './index.ts';

const handedTo = { general: 'TOKEN handed', console: 'CONSOLE handed' } as const;

/** A page that hands out logins, and a server that records each request with its login and never answers. */
function hostPage() {
  const heard: string[] = [];
  const options = {
    baseUrl: 'http://score.test',
    fetch: (request: Request) => {
      heard.push(`${new URL(request.url).pathname} ${request.headers.get('Authorization')}`);
      return new Promise<Response>(() => {});
    },
    getToken: async ({ kind }: { readonly kind: keyof typeof handedTo }) => handedTo[kind],
  };
  return { heard, options };
}

const onPhones = [
  ['JudgeHome', <JudgeHome key="1" hrefOf={() => ''} />, '/competition/list'],
  ['JudgeApply', <JudgeApply key="2" competitionId="c1" onEnter={() => {}} />, '/status'],
  ['JudgeScoring', <JudgeScoring key="3" competitionId="c1" />, '/events'],
] as const;

test.each(onPhones)('%s', async (_, component, path) => {
  const { heard, options } = hostPage();
  await render(<PhoneProvider client={createPhoneClient(options)}>{component}</PhoneProvider>);
  await expect.poll(() => heard.filter((call) => call.includes(path))).not.toEqual([]);
  expect(heard.find((call) => call.includes(path))).toMatch(/ TOKEN handed$/);
});

test('ControlPanel', async () => {
  const { heard, options } = hostPage();
  const onLoginNeeded = vi.fn();
  await render(
    <LiangfenProvider client={createLiangfenClient(options)}>
      <ControlPanel competitionId="c1" screenHref="" onLoginNeeded={onLoginNeeded} />
    </LiangfenProvider>,
  );
  await expect.poll(() => heard.filter((call) => call.endsWith(' CONSOLE handed'))).not.toEqual([]);
  expect(onLoginNeeded).not.toHaveBeenCalled();
});
