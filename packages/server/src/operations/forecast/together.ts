/** Several changes of the organiser as one, for a forecast: each sees what those before it did, in one transaction. */
import type { Actor } from '@liangfen/sdk/schema';
import { loadShowIn } from '../../live/load.ts';
import type { SetupChange } from '../../live/setup-change.ts';
import type { Services } from '../services.ts';

interface Planned {
  readonly id: string;
  readonly actor: Actor;
  readonly change: SetupChange<unknown>;
}

/** Says that the operation came to its change, which is not made yet. */
class OnlyPlanned extends Error {}

export async function together<One>(
  services: Services,
  all: readonly One[],
  operation: (one: One, planning: Services) => unknown,
): Promise<unknown> {
  const plans: Planned[] = [];
  const planning = planningOnly(services, plans);
  for (const one of all) {
    try {
      await operation(one, planning);
    } catch (error) {
      if (!(error instanceof OnlyPlanned)) throw error;
    }
  }
  const [first] = plans;
  if (first === undefined) return null;
  return services.live.setup(first.id, first.actor, {
    ...first.change,
    run: async (tx, state) => {
      let seen = state;
      for (const { id, change } of plans) {
        await change.run(tx, seen, null);
        seen = (await loadShowIn(tx, id)).state;
      }
      return { result: null };
    },
  });
}

function planningOnly(services: Services, plans: Planned[]): Services {
  const { live } = services;
  const setup: typeof live.setup = (id, actor, change) => {
    plans.push({ id, actor, change });
    return Promise.reject(new OnlyPlanned());
  };
  return { ...services, live: { ...live, setup } };
}
