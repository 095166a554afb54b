/** Tests what people read when the messenger did not do it: under its own name, and with the next thing to do. */
import { messengerRefusalValues } from '@liangfen/sdk/values';
import { describe, expect, test } from 'vitest';
import { asking, messengerRefused } from '../src/messenger/refusals.ts';
import { MessengerRefused } from '../src/ports.ts';
import { createTestMessenger } from './support/messenger.ts';

const other = createTestMessenger({ name: '飞书' });

describe.each(messengerRefusalValues)('%s', (reason) => {
  test('calls the messenger by the name that it gives, and by no other', () => {
    const named = messengerRefused(other, reason).message;
    expect(named).not.toContain('钉钉');
    expect(messengerRefused({ name: '@' }, reason).message).toBe(named.replaceAll('飞书', '@'));
    expect(messengerRefused(null, reason).message).toBe(named.replaceAll('飞书', '消息服务'));
  });

  test('says what to do next', () => {
    expect(messengerRefused(other, reason).message).toMatch(/请/);
  });
});

test('the port’s refusal is answered as one; another failure stays what it is', async () => {
  const refused = asking(other, Promise.reject(new MessengerRefused('MESSENGER_BUSY')));
  await expect(refused).rejects.toMatchObject({
    status: 503,
    code: 'MESSENGER_BUSY',
    message: '飞书现在很忙，请稍等几分钟再试',
  });
  const broken = new Error('broken');
  await expect(asking(other, Promise.reject(broken))).rejects.toBe(broken);
});
