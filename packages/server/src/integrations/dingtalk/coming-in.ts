/** Finds out who scanned, and who opened a page inside the messenger. */
import { type Messenger, type MessengerPerson, MessengerRefused } from '../../ports.ts';
import type { Calls } from './calls.ts';
import type { DingtalkHome, DingtalkSettings } from './home.ts';
import { patiently } from './patience.ts';
import type { People } from './people.ts';
import { phoneNumberOf } from './phone-number.ts';
import { type Verdict, verdictOfV1 } from './verdicts.ts';
import type { Wire, WireAnswer } from './wire.ts';

export interface ComingInParts {
  readonly home: DingtalkHome;
  readonly settings: DingtalkSettings;
  readonly wire: Wire;
  readonly calls: Calls;
  readonly people: People;
}

type ComingIn = Pick<Messenger, 'loginAddress' | 'personByWebCode' | 'personByInsideCode'>;

export function createComingIn(parts: ComingInParts): ComingIn {
  const { home, settings, wire, calls, people } = parts;

  /** Asks with the person's own token for what the person allowed this application to see. */
  async function me(accessToken: string): Promise<WireAnswer | null> {
    const url = `${settings.apiBase()}/v1.0/contact/users/me`;
    return patiently(home, () => wire({ method: 'GET', url, accessToken }), verdictOfV1);
  }

  return {
    loginAddress: ({ state, returnAddress, embedded }) => {
      const query = new URLSearchParams({
        redirect_uri: returnAddress,
        response_type: 'code',
        client_id: settings.clientId,
        // Names the corporation too, because somebody may work in several.
        scope: 'openid corpid',
        state,
        prompt: 'consent',
        // The messenger's own script for embedded codes adds this to the same address. Written from that
        // script, and tried against the stand-in only, not against the real service.
        ...(embedded ? { iframe: 'true' } : {}),
      });
      return `${settings.loginBase()}/oauth2/auth?${query}`;
    },

    personByWebCode: async (authCode) => {
      const answer = await patiently(
        home,
        () =>
          wire({
            method: 'POST',
            url: `${settings.apiBase()}/v1.0/oauth2/userAccessToken`,
            body: {
              clientId: settings.clientId,
              clientSecret: settings.clientSecret,
              code: authCode,
              grantType: 'authorization_code',
            },
          }),
        verdictOfCode,
      );
      const accessToken = answer?.fields.text('accessToken') ?? null;
      const person = accessToken === null ? null : await me(accessToken);
      const unionId = person?.fields.text('unionId') ?? null;
      if (unionId === null) throw new MessengerRefused('MESSENGER_AWAY', 'nobody in the answer');
      return {
        unionId,
        name: person?.fields.text('nick') ?? '',
        phoneNumber: phoneNumberOf(
          person?.fields.text('mobile') ?? null,
          person?.fields.text('stateCode') ?? null,
        ),
        // An application of one corporation lets in its people only.
        corpId: answer?.fields.text('corpId') ?? settings.corpId,
      };
    },

    personByInsideCode: async (corpId, authCode): Promise<MessengerPerson> => {
      const answer = await calls.topapi(corpId, '/topapi/v2/user/getuserinfo', { code: authCode });
      const result = answer?.inner('result');
      const userId = result?.text('userid') ?? null;
      const unionId = result?.text('unionid') ?? null;
      if (userId === null || unionId === null) {
        throw new MessengerRefused('MESSENGER_CODE_USED', 'nobody came with this code');
      }
      people.userIds.learn(corpId, unionId, userId);
      const member = await people.memberByUserId(corpId, userId).catch(withoutNumber);
      return {
        unionId,
        name: result?.text('name') ?? member?.name ?? '',
        phoneNumber: member?.phoneNumber ?? null,
        corpId,
      };
    },
  };
}

/** The code is spent by now, and who it was is known: a missing number is asked for later. */
function withoutNumber(error: unknown): null {
  if (error instanceof MessengerRefused) return null;
  throw error;
}

/**
 * The documents do not say how a used code is answered. Everything else in such a request is ours, so an unknown
 * refusal means the code.
 */
function verdictOfCode(answer: WireAnswer): Verdict {
  const verdict = verdictOfV1(answer);
  if (answer.status !== 400 || verdict.kind !== 'REFUSED') return verdict;
  if (verdict.reason !== 'MESSENGER_AWAY') return verdict;
  return { ...verdict, reason: 'MESSENGER_CODE_USED' };
}
