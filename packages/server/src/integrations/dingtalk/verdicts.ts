/** Reads the messenger's answers: its numbers and names become verdicts here and nowhere else. */
import type { MessengerRefusal } from '@liangfen/sdk/schema';
import type { WireAnswer } from './wire.ts';

export type Verdict =
  | { readonly kind: 'DONE' }
  /** The person or department does not exist. */
  | { readonly kind: 'ABSENT' }
  /** The token is not good any more. */
  | { readonly kind: 'TOKEN' }
  /** Busy, or asked too often: the same again after a pause. */
  | { readonly kind: 'LATER' }
  | { readonly kind: 'REFUSED'; readonly reason: MessengerRefusal; readonly code: string };

const kinds: Readonly<Record<number, 'DONE' | 'ABSENT' | 'TOKEN' | 'LATER'>> = {
  0: 'DONE',
  60003: 'ABSENT',
  60121: 'ABSENT',
  40104: 'ABSENT',
  40014: 'TOKEN',
  42001: 'TOKEN',
  [-1]: 'LATER',
  90002: 'LATER',
  90005: 'LATER',
  90006: 'LATER',
  90018: 'LATER',
};
const reasons: Readonly<Record<number, MessengerRefusal>> = {
  40078: 'MESSENGER_CODE_USED',
  88: 'MESSENGER_NO_PERMISSION',
  60011: 'MESSENGER_NO_PERMISSION',
  50002: 'MESSENGER_OUT_OF_RANGE',
  50004: 'MESSENGER_OUT_OF_RANGE',
  60020: 'MESSENGER_ADDRESS_NOT_ALLOWED',
  33001: 'MESSENGER_CORPORATION_UNKNOWN',
};

/** Reads an answer of the older interfaces: always HTTP 200 with a number; under 88 the real number is in `sub_code`. */
export function verdictOfTopapi({ status, fields }: WireAnswer): Verdict {
  const outer = fields.number('errcode');
  if (outer === null) return refused('MESSENGER_AWAY', `HTTP ${status}`);
  const errcode = outer === 88 ? (fields.number('sub_code') ?? 88) : outer;
  const kind = kinds[errcode];
  if (kind !== undefined) return { kind };
  // Under 88 everything is about rights.
  const otherwise = outer === 88 ? 'MESSENGER_NO_PERMISSION' : 'MESSENGER_AWAY';
  return refused(reasons[errcode] ?? otherwise, String(errcode));
}

/** Reads an answer of the newer interfaces: an HTTP status, and a name in `code`. */
export function verdictOfV1({ status, fields }: WireAnswer): Verdict {
  if (status < 300) return { kind: 'DONE' };
  const code = fields.text('code') ?? `HTTP ${status}`;
  if (status === 429 || /throttling|qpslimit|flowlimit/i.test(code)) return { kind: 'LATER' };
  // A ticket that is over is followed by the next one within hours; nobody can do anything about it.
  if (/suiteTicket/i.test(code)) return refused('MESSENGER_AWAY', code);
  if (/authcode/i.test(code)) return refused('MESSENGER_CODE_USED', code);
  if (/unauthorized\.client|authCorpId|orgNotExist|orgNotAuthApp|invalidCorpId/i.test(code)) {
    return refused('MESSENGER_CORPORATION_UNKNOWN', code);
  }
  if (/IpNotInWhiteList|IpForbidden/i.test(code)) {
    return refused('MESSENGER_ADDRESS_NOT_ALLOWED', code);
  }
  // The application's own secret is wrong, which only the administrator can set right.
  if (/invalid\.?client|invalid\.?suite/i.test(code))
    return refused('MESSENGER_NO_PERMISSION', code);
  if (status === 401) return { kind: 'TOKEN' };
  return refused(status === 403 ? 'MESSENGER_NO_PERMISSION' : 'MESSENGER_AWAY', code);
}

/** The robot is gone, or its signature, its words or its addresses do not fit. */
const robotGone = [300001, 310000, 400101, 400102];
/** More than twenty messages in a minute; a pause of seconds would not help. */
const robotTired = [130101, 302033, 410100];

/** Reads an answer of a group's robot, which has numbers of its own. */
export function verdictOfRobot(answer: WireAnswer): Verdict {
  const errcode = answer.fields.number('errcode') ?? 0;
  if (robotGone.includes(errcode)) return refused('MESSENGER_NO_GROUP', String(errcode));
  if (robotTired.includes(errcode)) return refused('MESSENGER_BUSY', String(errcode));
  return verdictOfTopapi(answer);
}

function refused(reason: MessengerRefusal, code: string): Verdict {
  return { kind: 'REFUSED', reason, code };
}
