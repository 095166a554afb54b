/** Who runs a competition; and how a hall's laptop takes it along and brings it back. */
import { textAnswer } from '../contract/http-answer.ts';
import type { Call } from './call.ts';
import { confirmFor, fetchFor, offer, takeBack } from './hall/lending.ts';
import type { Operations } from './operation.ts';
import { withUpload } from './upload.ts';

type HallOperations =
  | 'getHolder'
  | 'createHallCode'
  | 'fetchForHall'
  | 'confirmForHall'
  | 'returnFromHall';

const mostPackedBytes = 64 * 1024 * 1024;

export const hallOperations: Operations<HallOperations> = {
  getHolder: (call, { holders }) => holders.of(call.path.id),

  createHallCode: (call, services) => offer(services, call.path.id),

  fetchForHall: async (call, services) => {
    await services.rateLimit('hall', call.address);
    return textAnswer(await fetchFor(services, call.body), 'text/plain; charset=utf-8');
  },

  confirmForHall: async (call, services) => {
    await services.rateLimit('hall', call.address);
    return confirmFor(services, call.body);
  },

  returnFromHall: async (call, services) => {
    await services.rateLimit('hall', call.address);
    const receipt = receiptOf(call);
    const limit = { bytes: mostPackedBytes, sentence: '带回的内容超过 64 MB，没有接受' };
    const user = { userId: services.ports.sha256(receipt) };
    return withUpload({ request: call.request, user }, services, limit, ({ bytes }) =>
      takeBack(services, { receipt, file: bytes }),
    );
  },
};

/** The contract asks for it, so it is there. */
function receiptOf({ request }: Pick<Call<'returnFromHall'>, 'request'>): string {
  return request.headers.get('x-hall-receipt') ?? '';
}
