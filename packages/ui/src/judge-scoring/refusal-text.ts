// Tells a judge why a score was not taken, or what the operator has decided about a late one.
import { fill, type JudgeTexts, type Problems, problemText } from '../messages/index.ts';
import type { Delivery } from './delivery.ts';

export function refusalText(
  { code, detail, late }: Extract<Delivery, { state: 'REFUSED' }>,
  texts: JudgeTexts,
  problems: Problems,
): { readonly title: string; readonly hint: string } {
  if (late === undefined) {
    return { title: texts.delivery.refused, hint: problemText(problems, { code, detail }) };
  }
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
