/** Calls in the name of the application: with its token, which is renewed once when it is no longer valid. */
import type { Fields } from './fields.ts';
import type { DingtalkHome, DingtalkSettings } from './home.ts';
import { keptForAWhile } from './kept-for-a-while.ts';
import { patiently } from './patience.ts';
import { refuseStrangers, type TokenOf } from './tokens.ts';
import { verdictOfTopapi, verdictOfV1 } from './verdicts.ts';
import type { Wire } from './wire.ts';

export interface Calls {
  /** Calls an older interface; null when there is no such person or department. */
  readonly topapi: (
    corpId: string,
    path: string,
    body: Readonly<Record<string, unknown>>,
  ) => Promise<Fields | null>;
  /** A newer interface, by POST. */
  readonly v1: (corpId: string, path: string) => Promise<Fields | null>;
}

export interface CallsParts {
  readonly home: DingtalkHome;
  readonly wire: Wire;
  readonly tokenOf: TokenOf;
  readonly settings: Pick<DingtalkSettings, 'apiBase' | 'oapiBase' | 'corpId'>;
}

export function createCalls({ home, wire, tokenOf, settings }: CallsParts): Calls {
  const tokens = keptForAWhile(home.now, tokenOf);

  async function withToken(
    corpId: string,
    verdictOf: typeof verdictOfV1,
    ask: (token: string) => ReturnType<Wire>,
  ): Promise<Fields | null> {
    refuseStrangers(corpId, settings.corpId);
    let token = '';
    const answer = await patiently(
      home,
      async () => {
        token = await tokens.of(corpId);
        return ask(token);
      },
      verdictOf,
      () => tokens.drop(corpId, token),
    );
    return answer?.fields ?? null;
  }

  return {
    topapi: (corpId, path, body) =>
      withToken(corpId, verdictOfTopapi, (token) =>
        wire({
          method: 'POST',
          url: `${settings.oapiBase()}${path}?access_token=${encodeURIComponent(token)}`,
          body,
        }),
      ),
    v1: (corpId, path) =>
      withToken(corpId, verdictOfV1, (accessToken) =>
        wire({ method: 'POST', url: `${settings.apiBase()}${path}`, accessToken, body: {} }),
      ),
  };
}
