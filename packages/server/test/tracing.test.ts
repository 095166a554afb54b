/**
 * Tests spans with a real OpenTelemetry SDK: what a request did, in which trace, and no personal data; without an SDK
 * there are none.
 */
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findTracing, type Tracing } from '../src/node/tracing/tracing.ts';
import { MessengerRefused, type Payment } from '../src/ports.ts';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';
import { openTestDatabase } from './support/database.ts';
import { createTestMessenger } from './support/messenger.ts';

const exporter = new InMemorySpanExporter();
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });

/** Other test files share this process. */
function forgetSdk(): void {
  trace.disable();
  context.disable();
  propagation.disable();
}

test('without an SDK nothing is traced, and nothing is wrapped', () => {
  expect(findTracing()).toBeNull();
});

describe('with an SDK', () => {
  let tracing: Tracing;
  let hall: TestApp;
  let account: TestAccount;

  beforeAll(async () => {
    provider.register();
    const found = findTracing();
    if (found === null) throw new Error('the SDK was registered and is not found');
    tracing = found;
    hall = await createTestApp({
      database: tracing.database(await openTestDatabase()),
      rules: { traced: tracing.request },
    });
    account = await hall.register();
  });
  afterAll(async () => {
    forgetSdk();
    await hall.app.drain();
    await hall.database.close();
  });
  beforeEach(() => exporter.reset());

  const spans = () => exporter.getFinishedSpans();
  const named = (name: string): ReadableSpan => {
    const found = spans().find((span) => span.name === name);
    if (found === undefined) throw new Error(`no ${name} among ${spans().map((one) => one.name)}`);
    return found;
  };

  test('a request’s span has operation, status and request id', async () => {
    await account.client.send('getUser', { headers: { 'x-request-id': 'evening-0001' } });
    const span = named('getUser');
    expect(span.kind).toBe(SpanKind.SERVER);
    expect(span.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/user',
      'http.response.status_code': 200,
      'liangfen.operation': 'getUser',
      'liangfen.request_id': 'evening-0001',
    });
  });

  test('a request joins the trace that its caller names, and ignores baggage', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
    await account.client.send('getUser', {
      headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01`, baggage: 'phone=13800138000' },
    });
    expect(named('getUser').spanContext().traceId).toBe(traceId);
    expect(named('getUser').parentSpanContext?.spanId).toBe('00f067aa0ba902b7');
  });

  test.each(['', 'nonsense', '00-0-0-01', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`])(
    'a traceparent of «%s» begins a new trace',
    async (traceparent) => {
      await account.client.send('getUser', { headers: { traceparent } });
      expect(named('getUser').parentSpanContext).toBeUndefined();
    },
  );

  test('a request’s transaction is a child of its span', async () => {
    await account.client.call('createCompetition', { body: { name: '歌手大赛' } });
    const request = named('createCompetition').spanContext();
    const written = named('transaction');
    expect(written.parentSpanContext?.spanId).toBe(request.spanId);
    expect(written.kind).toBe(SpanKind.CLIENT);
    expect(written.attributes).toEqual({ 'db.system.name': 'postgresql' });
  });

  test('a commit of a show is named by its statement', async () => {
    const { id } = await account.client.call('createCompetition', { body: { name: '歌手大赛' } });
    const { token } = await account.client.call('issueConsoleToken', { path: { id } });
    exporter.reset();
    await account.client.as(token).call('showSignIn', {
      path: { id },
      query: { signInShowType: 'TILE' },
    });
    const commit = named('lf-show-batch');
    expect(commit.parentSpanContext?.traceId).toBe(named('showSignIn').spanContext().traceId);
    expect(commit.attributes).toEqual({
      'db.system.name': 'postgresql',
      'db.query.summary': 'lf-show-batch',
    });
  });

  test('a refusal is no error, and an internal failure is one without its message', async () => {
    await hall.client.send('getUser');
    expect(named('getUser').attributes['http.response.status_code']).toBe(401);
    expect(named('getUser').status.code).toBe(SpanStatusCode.UNSET);

    exporter.reset();
    const failing = tracing.database({
      ...hall.database,
      prepared: () => Promise.reject(new TypeError('phone 13800138000')),
    });
    await expect(failing.prepared('lf-test', 'select', [])).rejects.toThrow('13800138000');
    const span = named('lf-test');
    expect(span.status).toEqual({ code: SpanStatusCode.ERROR });
    expect(span.attributes['error.type']).toBe('TypeError');
    expect(span.events).toEqual([]);
  });

  test('a transaction that is rolled back is an error, and rejects as before', async () => {
    const failed = hall.database.query
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(() => Promise.reject(new RangeError('no')));
    await expect(failed).rejects.toThrow('no');
    expect(named('transaction').status.code).toBe(SpanStatusCode.ERROR);
  });

  test('calls to other services have a span with the outcome', async () => {
    const webhooks = tracing.webhooks({
      refusal: () => null,
      post: async () => ({ outcome: 'DELIVERED', status: 204, answer: 'secret' }),
    });
    await webhooks.post('https://partner.example/hook?key=secret', { 'x-key': 'secret' }, '{}');
    expect(named('webhook').attributes).toEqual({
      'liangfen.webhook.outcome': 'DELIVERED',
      'http.response.status_code': 204,
    });

    const messenger = tracing.messenger({
      ...createTestMessenger(),
      memberByPhone: () => Promise.reject(new MessengerRefused('MESSENGER_AWAY')),
    });
    await expect(messenger.memberByPhone('corp', '13800138000')).rejects.toThrow(MessengerRefused);
    expect(named('messenger memberByPhone').attributes).toEqual({
      'error.type': 'MessengerRefused',
    });

    const nothing = () => Promise.reject(new Error('not used'));
    const provided: Payment = {
      isDemo: false,
      createQr: nothing,
      createForm: nothing,
      query: async () => ({ state: 'NOT_FOUND' }) as never,
      refund: nothing,
      queryRefund: nothing,
      close: nothing,
      readNotification: nothing,
      bill: nothing,
    };
    await tracing.payment(provided).query('20261125');
    expect(named('payment query').attributes).toEqual({});
  });

  test('no span holds user text, a token, or a query string', async () => {
    const { id } = await account.client.call('createCompetition', { body: { name: '保密的比赛' } });
    const judge = { name: '张三丰', phoneNumber: '13900139000' };
    await account.client.call('createJudge', { path: { id }, body: judge });
    await account.client.send('listApprovedJudges', { path: { id }, query: { keyword: '张三丰' } });
    await hall.login(account.loginName, account.password);
    const told = JSON.stringify(
      spans().map(({ name, attributes, events, status }) => ({ name, attributes, events, status })),
    );
    expect(spans().length).toBeGreaterThan(4);
    for (const secret of [
      ...['保密的比赛', '张三丰', '13900139000', id],
      ...[account.token, account.password, account.loginName, '?'],
    ]) {
      expect(told).not.toContain(secret);
    }
  });
});
