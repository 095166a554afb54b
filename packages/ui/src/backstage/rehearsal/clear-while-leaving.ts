// The tab is closed in the middle of a rehearsal: the last words of the page take its judges away.
import type { LiangfenClient } from '@liangfen/sdk';

/** Nobody hears the answers; what does not get through is offered to be cleared the next time. */
export function clearWhileLeaving(
  client: LiangfenClient,
  { id, name }: { readonly id: string; readonly name: string },
): void {
  const lasting = client.beside({
    sameLogins: true,
    through: (send) => (request) => send(new Request(request, { keepalive: true })),
  });
  const path = { id };
  const body = { confirmName: name, onlyStatus: 'REHEARSAL' } as const;
  lasting.request('stopTwin', { path }).catch(() => {});
  lasting.request('cleanScores', { path, body }).catch(() => {});
}
