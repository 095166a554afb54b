/** Takes the messenger's pushes: each is kept before it is answered, because an answered one is not sent again. */
import { keepTicket } from '../../messenger/pushed-tickets.ts';
import { ProblemError } from '../../problem.ts';
import type { Operations } from '../operation.ts';

export const messengerPushes: Operations<'receiveMessengerPush'> = {
  receiveMessengerPush: async (call, { ports, rateLimit }) => {
    await rateLimit('messengerPush', call.address);
    const { signature, msg_signature, timestamp, nonce } = call.query;
    const refuse = (because: string): never => {
      ports.log.warn('messenger.push.refused', { because, requestId: call.requestId });
      throw pushRefused();
    };
    const { messenger, database } = ports;
    // A push to an application that takes none is meant for another application.
    if (messenger === null || messenger.pushes === null) return refuse('NOT_EXPECTED');
    const { encrypt } = call.body;
    const sealed = { signature: signature ?? msg_signature ?? '', timestamp, nonce, encrypt };
    const opened = await messenger.pushes.read(sealed);
    if (opened === null) return refuse('SIGNATURE');
    const { ticket, answer } = opened;
    if (ticket !== null) {
      await keepTicket(database.query, messenger.clientId, ticket);
      ports.log.info('messenger.ticket.kept', { at: ticket.at });
    }
    return answer;
  },
};

function pushRefused(): ProblemError {
  return new ProblemError(
    400,
    'INVALID_REQUEST',
    '推送没有通过验证，什么也没有改；请在消息服务的后台核对推送的签名 Token、加密 aes_key 和应用',
  );
}
