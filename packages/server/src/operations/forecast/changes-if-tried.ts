/** Runs a change of the organiser, undoes it, and tells which published figures it changes. */

import type { ShowState } from '@liangfen/rules';
import { isRevealed, publishedChanges } from '@liangfen/rules';
import type { PublishedChanges } from '@liangfen/sdk/schema';
import { TriedOut } from '../../live/setup-change.ts';
import { awardsGiven } from '../results/ceremonies.ts';
import type { Services } from '../services.ts';

/** `change` is given services with which whatever it changes is undone; nothing changes where it makes none. */
export async function changesIfTried(
  services: Services,
  id: string,
  change: (trying: Services) => unknown,
): Promise<PublishedChanges> {
  const state = await services.live.state(id);
  try {
    await change(trying(services));
    return {};
  } catch (error) {
    if (!(error instanceof TriedOut)) throw error;
    const given = await awardsGiven(services.ports.database.query, state);
    return revealed(state, publishedChanges(error.before, error.after, { awardsGiven: given }));
  }
}

function trying(services: Services): Services {
  const { live } = services;
  const setup: typeof live.setup = (id, actor, change) =>
    live.setup(id, actor, { ...change, onlyTried: true });
  return { ...services, live: { ...live, setup } };
}

/** A result whose reveal is still stepped is told to nobody before the hall. */
export function revealed(state: ShowState, changes: PublishedChanges): PublishedChanges {
  const { resultChanges = [], ...rest } = changes;
  const told = resultChanges.filter(({ programId }) => isRevealed(state, programId));
  return told.length === 0 ? rest : { ...rest, resultChanges: told };
}
