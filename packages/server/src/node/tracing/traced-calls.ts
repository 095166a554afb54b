/** Spans of calls to others: organisers' servers, the messenger, the payment provider. Which call it was and how it ended, never to whom or with what. */
import { SpanKind } from '@opentelemetry/api';
import type { Messenger, Payment, WebhookCalls } from '../../ports.ts';
import type { InSpan } from './in-span.ts';

export function tracedWebhooks(webhooks: WebhookCalls, inSpan: InSpan): WebhookCalls {
  return {
    ...webhooks,
    post: (url, headers, body) =>
      inSpan({ name: 'webhook', kind: SpanKind.CLIENT, attributes: {} }, async (span) => {
        const reply = await webhooks.post(url, headers, body);
        span.setAttribute('liangfen.webhook.outcome', reply.outcome);
        if (reply.status !== null) span.setAttribute('http.response.status_code', reply.status);
        return reply;
      }),
  };
}

export function tracedMessenger(messenger: Messenger, inSpan: InSpan): Messenger {
  const call = callsOf('messenger', inSpan);
  return {
    ...messenger,
    personByWebCode: call('personByWebCode', messenger.personByWebCode),
    personByInsideCode: call('personByInsideCode', messenger.personByInsideCode),
    corporationName: call('corporationName', messenger.corporationName),
    department: call('department', messenger.department),
    members: call('members', messenger.members),
    memberByPhone: call('memberByPhone', messenger.memberByPhone),
    sendNotice: call('sendNotice', messenger.sendNotice),
    sendToGroup: call('sendToGroup', messenger.sendToGroup),
    pageConfig: call('pageConfig', messenger.pageConfig),
  };
}

export function tracedPayment(payment: Payment, inSpan: InSpan): Payment {
  const call = callsOf('payment', inSpan);
  return {
    ...payment,
    createQr: call('createQr', payment.createQr),
    query: call('query', payment.query),
    refund: call('refund', payment.refund),
    queryRefund: call('queryRefund', payment.queryRefund),
    close: call('close', payment.close),
    bill: call('bill', payment.bill),
  };
}

function callsOf(whom: 'messenger' | 'payment', inSpan: InSpan) {
  return <Arguments extends readonly unknown[], Result>(
    name: string,
    call: (...given: Arguments) => Promise<Result>,
  ) =>
    (...given: Arguments): Promise<Result> =>
      inSpan({ name: `${whom} ${name}`, kind: SpanKind.CLIENT, attributes: {} }, () =>
        call(...given),
      );
}
