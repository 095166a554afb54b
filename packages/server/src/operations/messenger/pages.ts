/**
 * Serves pages that are open inside the messenger: the reader's own phone number, and a signature to use the phone
 * with.
 */
import { connected } from '../../messenger/connected.ts';
import { vouchedPhone } from '../../messenger/phone.ts';
import { personInside } from '../../messenger/proof.ts';
import { asking, messengerRefused } from '../../messenger/refusals.ts';
import type { Messenger } from '../../ports.ts';
import { invalidField } from '../../refusals.ts';
import type { Operations } from '../operation.ts';

export const messengerPages: Operations<'getMessengerMobile' | 'getMessengerPageConfig'> = {
  getMessengerMobile: async (call, { ports, rateLimit }) => {
    await rateLimit('messengerMobile', call.user.userId);
    const messenger = connected(ports);
    const { authCode, corpId } = call.query;
    const person =
      corpId === undefined
        ? await asking(messenger, messenger.personByWebCode(authCode))
        : await personInside(messenger, corpId, authCode);
    return { mobile: vouchedPhone(person.phoneNumber) };
  },

  getMessengerPageConfig: async (call, { ports, rateLimit }) => {
    await rateLimit('messengerPage', call.address);
    const messenger = connected(ports);
    const page = ownPage(messenger, call.query.address);
    const corpId = messenger.corpId ?? page.searchParams.get('corpId');
    if (corpId === null || corpId === '')
      throw messengerRefused(messenger, 'MESSENGER_CORPORATION_UNKNOWN');
    const [address = ''] = call.query.address.split('#');
    return asking(messenger, messenger.pageConfig(corpId, address));
  },
};

/** The signature speaks in this product's name, so no other site's page is signed. */
function ownPage(messenger: Messenger, address: string): URL {
  const page = URL.canParse(address) ? new URL(address) : null;
  if (page === null || page.origin !== new URL(messenger.publicUrl()).origin) {
    throw invalidField('address', '只能为本站的页面签名，请刷新页面后再试');
  }
  return page;
}
