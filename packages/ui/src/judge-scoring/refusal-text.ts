// What a judge reads of a score that was not taken: why, or what the operator has decided about a late one.
import { fill, type JudgeTexts } from '../messages/index.ts';
import type { Delivery } from './delivery.ts';

export function refusalText(
  { detail, late }: Extract<Delivery, { state: 'REFUSED' }>,
  texts: JudgeTexts,
): { readonly title: string; readonly hint: string } {
  if (late === undefined) return { title: texts.delivery.refused, hint: detail };
  const hint = detail === '' ? '' : fill(texts.closed.lateReason, { reason: detail });
  switch (late) {
    case 'WAITING':
      return { title: texts.own.state.LATE, hint: texts.closed.late };
    case 'ACCEPTED':
      return { title: texts.own.state.ACCEPTED, hint };
    case 'REFUSED':
      return { title: texts.own.state.DECLINED, hint };
  }
}
