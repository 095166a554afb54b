// The messenger around this judge's phone page of this browser.
import { judgeClient } from '../judge-client.ts';
// At once, for the address with which the page was opened.
import './opened-at.ts';
import { phoneMessenger } from './phone-messenger.ts';

export const thisPhone = phoneMessenger(navigator.userAgent, async () => {
  const [setting, { openInside }] = await Promise.all([
    judgeClient.request('getMessenger'),
    import('./open-inside.ts'),
  ]);
  return openInside(judgeClient, setting);
});
