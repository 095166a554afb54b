// Tells the server again and again that the rehearsal is still played; without it the server ends it (docs/decisions/0307).
import { ApiError, type LiangfenClient, type Schedule } from '@liangfen/sdk';

/** Well below the 90 s after which the server ends it, so that single lost words do no harm. */
const everyMs = 20_000;

/** Returns how to stop. `onOver` when the server says that this rehearsal is no more. */
export function holdTwin(options: {
  readonly client: Pick<LiangfenClient, 'request'>;
  readonly competitionId: string;
  readonly twinId: string;
  readonly schedule: Schedule;
  readonly onOver: () => void;
}): () => void {
  const { client, competitionId: id, twinId, schedule, onOver } = options;
  let stopped = false;
  let cancel = () => {};
  const hold = async () => {
    try {
      await client.request('holdTwin', { path: { id }, body: { twinId } });
    } catch (error) {
      // Any other failure may be the network, which may work again at the next word.
      if (!stopped && error instanceof ApiError && error.status === 409) return onOver();
    }
    again();
  };
  const again = () => {
    if (!stopped) cancel = schedule(everyMs, () => void hold());
  };
  again();
  return () => {
    stopped = true;
    cancel();
  };
}
