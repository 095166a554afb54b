/** Gets the application's token for a corporation, in the two ways there are. */
import { MessengerRefused } from '../../ports.ts';
import type { DingtalkHome, DingtalkSettings, SuiteApplication } from './home.ts';
import { patiently } from './patience.ts';
import { verdictOfV1 } from './verdicts.ts';
import type { Wire, WireRequest } from './wire.ts';

/** Asks the messenger each time; the caller keeps the answer. */
export type TokenOf = (
  corpId: string,
) => Promise<{ readonly value: string; readonly forMs: number }>;

export interface TokenParts {
  readonly wire: Wire;
  readonly home: DingtalkHome;
  readonly settings: Pick<DingtalkSettings, 'apiBase' | 'clientId' | 'clientSecret'>;
}

/** For an application that a corporation made for itself, or installed under the unified way. */
export function internalToken({ wire, home, settings }: TokenParts): TokenOf {
  return (corpId) =>
    tokenBy(home, wire, {
      method: 'POST',
      url: `${settings.apiBase()}/v1.0/oauth2/${corpId}/token`,
      body: {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        grant_type: 'client_credentials',
      },
    });
}

/** For an application offered to all, in a corporation that installed it. */
export function suiteToken(
  { wire, home, settings }: TokenParts,
  application: SuiteApplication,
): TokenOf {
  return async (corpId) => {
    const ticket = await ticketOf(application);
    return tokenBy(home, wire, {
      method: 'POST',
      url: `${settings.apiBase()}/v1.0/oauth2/corpAccessToken`,
      body: {
        suiteKey: settings.clientId,
        suiteSecret: settings.clientSecret,
        authCorpId: corpId,
        suiteTicket: ticket,
      },
    });
  };
}

/** Gets the token of the application itself, in no corporation. */
export async function suiteAccessToken(
  { wire, home, settings }: TokenParts,
  application: SuiteApplication,
) {
  const ticket = await ticketOf(application);
  return tokenBy(home, wire, {
    method: 'POST',
    url: `${settings.apiBase()}/v1.0/oauth2/suiteAccessToken`,
    body: {
      suiteKey: settings.clientId,
      suiteSecret: settings.clientSecret,
      suiteTicket: ticket,
    },
  });
}

async function ticketOf({ ticket }: SuiteApplication): Promise<string> {
  const latest = await ticket();
  if (latest !== null) return latest;
  // The messenger pushes one every few hours, and when the callback address is saved.
  throw new MessengerRefused('MESSENGER_AWAY', 'no ticket has been pushed yet');
}

/** Refuses other corporations' ids: the id becomes part of an address, and whoever opens a page may name any. */
export function refuseStrangers(corpId: string, ours: string | null): void {
  if (!/^[\w-]{1,128}$/.test(corpId) || (ours !== null && corpId !== ours)) {
    throw new MessengerRefused('MESSENGER_CORPORATION_UNKNOWN', 'not a corporation of ours');
  }
}

async function tokenBy(home: DingtalkHome, wire: Wire, request: WireRequest) {
  const answer = await patiently(home, () => wire(request), verdictOfV1);
  // The two ways name the same things differently.
  const value = answer?.fields.text('access_token') ?? answer?.fields.text('accessToken') ?? null;
  const seconds = answer?.fields.number('expires_in') ?? answer?.fields.number('expireIn') ?? 0;
  if (value === null) throw new MessengerRefused('MESSENGER_AWAY', 'an answer without a token');
  return { value, forMs: seconds * 1000 };
}
