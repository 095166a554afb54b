/**
 * Spans for whoever brings an OpenTelemetry SDK (docs/operations.md, decision 0466): of requests, of what is written to
 * the database, and of calls to others. A span names no person and holds no secret: no address as it was asked for, no
 * query string, no header, no body, no message of an error.
 */
import {
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TextMapGetter,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { TracedRequest, TraceRequest } from '../../app.ts';
import type { Database, Messenger, Payment, WebhookCalls } from '../../ports.ts';
import type { InSpan } from './in-span.ts';
import { tracedMessenger, tracedPayment, tracedWebhooks } from './traced-calls.ts';
import { tracedDatabase } from './traced-database.ts';

export interface Tracing {
  readonly request: TraceRequest;
  readonly database: (database: Database) => Database;
  readonly messenger: (messenger: Messenger) => Messenger;
  readonly payment: (payment: Payment) => Payment;
  readonly webhooks: (webhooks: WebhookCalls) => WebhookCalls;
}

/** Null where nobody has registered an SDK before the product started: then nothing is wrapped. */
export function findTracing(): Tracing | null {
  const tracer = trace.getTracer('@liangfen/server');
  const probe = tracer.startSpan('start');
  probe.end();
  // Only an SDK gives spans valid names, also those that are not sampled.
  if (!isSpanContextValid(probe.spanContext())) return null;
  const inSpan: InSpan = (about, run) =>
    tracer.startActiveSpan(about.name, about, (span) => ended(span, run));
  return {
    request: tracedRequests(tracer),
    database: (database) => tracedDatabase(database, inSpan),
    messenger: (messenger) => tracedMessenger(messenger, inSpan),
    payment: (payment) => tracedPayment(payment, inSpan),
    webhooks: (webhooks) => tracedWebhooks(webhooks, inSpan),
  };
}

function tracedRequests(tracer: Tracer): TraceRequest {
  return (request, run) => {
    const { operation, method, path, requestId } = request;
    const attributes = {
      'http.request.method': method,
      'http.route': path,
      'liangfen.operation': operation,
      'liangfen.request_id': requestId,
    };
    const above = propagation.extract(ROOT_CONTEXT, request.headers, traceHeaders);
    return tracer.startActiveSpan(operation, { kind: SpanKind.SERVER, attributes }, above, (span) =>
      ended(span, async () => {
        const answer = await run();
        span.setAttribute('http.response.status_code', answer.status);
        if (answer.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        return answer;
      }),
    );
  };
}

/** Reads the trace that a request belongs to (W3C Trace Context); strangers' baggage is ignored. */
const traceHeaders: TextMapGetter<TracedRequest['headers']> = {
  keys: () => ['traceparent', 'tracestate'],
  get: (headers, name) =>
    name === 'traceparent' || name === 'tracestate' ? (headers.get(name) ?? undefined) : undefined,
};

async function ended<Result>(span: Span, run: (span: Span) => Promise<Result>): Promise<Result> {
  try {
    return await run(span);
  } catch (error) {
    // The error's message may quote what a caller wrote.
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}
