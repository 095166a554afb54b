/** Tests the sentences for the messenger's refusals: they use the messenger's own name and say what to do next. */
import { messengerRefusalValues } from '@liangfen/sdk/values';
import { describe, expect, test } from 'vitest';
import { asking, messengerRefused } from '../src/messenger/refusals.ts';
import { MessengerRefused } from '../src/ports.ts';
import { createTestMessenger } from './support/messenger.ts';

const other = createTestMessenger({ name: '飞书' });

describe.each(messengerRefusalValues)('%s', (reason) => {
  test('names the messenger as the adapter does, and in no other way', () => {
    const named = messengerRefused(other, reason).message;
    expect(named).not.toContain('钉钉');
    expect(messengerRefused({ name: '@' }, reason).message).toBe(named.replaceAll('飞书', '@'));
    expect(messengerRefused(null, reason).message).toBe(named.replaceAll('飞书', '消息服务'));
  });

  test('says what to do next', () => {
    expect(messengerRefused(other, reason).message).toMatch(/请/);
  });
});

test('a refusal of the port becomes an answer of its own, and any other error stays an error', async () => {
  const refused = asking(other, Promise.reject(new MessengerRefused('MESSENGER_BUSY')));
  await expect(refused).rejects.toMatchObject({
    status: 503,
    code: 'MESSENGER_BUSY',
    message: '飞书现在很忙，请稍等几分钟再试',
  });
  const broken = new Error('broken');
  await expect(asking(other, Promise.reject(broken))).rejects.toBe(broken);
});
