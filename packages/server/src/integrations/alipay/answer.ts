/** The provider's answers as outcomes: performed, refused for good, or nobody knows. */
import { fenOf, type ProviderTrade } from '@liangfen/rules/payment';
import { PaymentAway } from '../../ports.ts';
import type { AlipayCall, AlipayGateway } from './gateway.ts';

export type Answer =
  | { readonly kind: 'DONE'; readonly fields: AnswerFields }
  /** A business refusal (`40004`): the provider looked at it and did nothing. */
  | { readonly kind: 'REFUSED'; readonly subCode: string };

export class AnswerFields {
  readonly #fields: Readonly<Record<string, unknown>>;

  constructor(fields: Readonly<Record<string, unknown>>) {
    this.#fields = fields;
  }

  /** Returns null for a value that is missing, empty, or no text; numbers become text. */
  text(name: string): string | null {
    const value = Object.hasOwn(this.#fields, name) ? this.#fields[name] : undefined;
    if (typeof value === 'number') return String(value);
    return typeof value === 'string' && value !== '' ? value : null;
  }

  /** Returns null where the answer names no amount; rejects text that is none. */
  fen(name: string): number | null {
    const text = this.text(name);
    if (text === null) return null;
    const fen = fenOf(text);
    if (fen === null) throw new PaymentAway(`the answer's ${name} is no amount`);
    return fen;
  }
}

/**
 * Makes a call. What the provider itself calls unknown, and what says that our settings are wrong (a signature,
 * a right that is missing), is away: an earlier call with the same numbers may have been performed.
 */
export async function ask(gateway: AlipayGateway, call: AlipayCall): Promise<Answer> {
  const fields = new AnswerFields(await called(gateway, call));
  const code = fields.text('code');
  const subCode = fields.text('sub_code') ?? '';
  if (code === '10000') return { kind: 'DONE', fields: expectSameTrade(call, fields) };
  if (code === '40004' && !isUnknown(subCode)) return { kind: 'REFUSED', subCode };
  throw new PaymentAway(`${call.method}: ${code ?? 'no code'} ${subCode}`.trim());
}

async function called(
  gateway: AlipayGateway,
  call: AlipayCall,
): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await gateway.call(call);
  } catch (error) {
    if (error instanceof PaymentAway) throw error;
    // Without the cause: errors of the SDK quote the answer, with the buyer's login in it.
    throw new PaymentAway(`${call.method}: ${reasonOf(error)}`);
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const { code } = Object(cause) as { readonly code?: unknown };
  return typeof code === 'string' ? code : 'no answer that can be trusted';
}

function isUnknown(subCode: string): boolean {
  return /SYSTEM_ERROR|^isp[.]unknow/i.test(subCode);
}

/** A signed answer about another trade is no answer to this question. */
function expectSameTrade({ method, bizContent }: AlipayCall, fields: AnswerFields): AnswerFields {
  const asked = bizContent.out_trade_no;
  const told = fields.text('out_trade_no');
  if (asked !== undefined && told !== null && told !== asked) {
    throw new PaymentAway(`${method}: the answer is about another trade`);
  }
  return fields;
}

/** Null for a state that we do not know. */
export function tradeStatus(text: string | null): ProviderTrade['status'] | null {
  switch (text) {
    case 'WAIT_BUYER_PAY':
      return 'WAIT_BUYER_PAY';
    case 'TRADE_CLOSED':
      return 'CLOSED';
    case 'TRADE_SUCCESS':
      return 'SUCCESS';
    case 'TRADE_FINISHED':
      return 'FINISHED';
    default:
      return null;
  }
}
