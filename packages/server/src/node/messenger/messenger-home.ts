/** The adapter's outside on Node: the network, the clock, chance. */
import { randomBytes } from 'node:crypto';
import type { DingtalkHome } from '../../integrations/dingtalk/home.ts';

export const messengerHome: DingtalkHome = {
  fetch: (request) => fetch(request),
  now: Date.now,
  schedule: (afterMs, run) => {
    const timer = setTimeout(run, afterMs);
    timer.unref();
    return () => clearTimeout(timer);
  },
  newId: () => randomBytes(8).toString('hex'),
};
