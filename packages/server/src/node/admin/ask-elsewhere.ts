/** Asks the service that a competition comes from. */
import type { AdminHome } from '../../admin/home.ts';

/** A large competition over a thin line. */
const patienceMs = 10 * 60 * 1000;

export const askElsewhere: AdminHome['ask'] = (url, init) =>
  fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
