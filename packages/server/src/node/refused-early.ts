/** Answers with a problem document what Node refuses before there is a request: no HTTP, headers too large or too slow. */
import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type NameRequest, requestIdHeader } from '../contract/request-id.ts';
import { ProblemError } from '../problem.ts';

const tooLarge = new ProblemError(
  431,
  'HEADERS_TOO_LARGE',
  '请求头太大，请清除本站的 Cookie 后重试',
);
const tooSlow = new ProblemError(408, 'REQUEST_TIMEOUT', '请求发送得太慢，请检查网络后重试');
const unreadable = new ProblemError(400, 'INVALID_REQUEST', '这不是有效的 HTTP 请求，请检查后重试');
const expectation = new ProblemError(
  417,
  'EXPECTATION_FAILED',
  '不支持这种 Expect 请求头，请去掉后重试',
);

/** The request's headers, which are absent or not looked at. */
const unread = { get: () => null, has: () => false };

export function answerEarlyRefusals(server: Server, requestIdOf: NameRequest): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // A connection that broke, or has been answered already, takes no answer.
    if (error.code === 'ECONNRESET' || !socket.writable || isInAnswer(socket)) socket.destroy();
    else refuse(socket, problemOf(error.code), requestIdOf(unread));
  });
  server.on('checkExpectation', (_request, response) => {
    const requestId = requestIdOf(unread);
    const body = textOf(expectation, requestId);
    response.writeHead(expectation.status, { ...headersFor(body, requestId), connection: 'close' });
    response.end(body);
  });
}

function problemOf(code: string | undefined): ProblemError {
  if (code === 'HPE_HEADER_OVERFLOW') return tooLarge;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return tooSlow;
  return unreadable;
}

/** An answer that has begun must not get a second one into its middle; Node's own check before it answers. */
function isInAnswer(socket: Duplex): boolean {
  const answer: unknown = Reflect.get(socket, '_httpMessage');
  return (
    typeof answer === 'object' && answer !== null && Reflect.get(answer, 'headersSent') === true
  );
}

function refuse(socket: Duplex, problem: ProblemError, requestId: string): void {
  const body = textOf(problem, requestId);
  const head = Object.entries({ ...headersFor(body, requestId), connection: 'close' });
  socket.end(
    [
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`,
      ...head.map(([name, value]) => `${name}: ${value}`),
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  );
}

function textOf(problem: ProblemError, requestId: string): string {
  return JSON.stringify(problem.toProblem(requestId));
}

function headersFor(body: string, requestId: string): Record<string, string | number> {
  return {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    [requestIdHeader]: requestId,
  };
}
