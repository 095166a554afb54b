/** The WebSockets of the contract: who may open one, the event stream that its first message asks for, and the reports after it. */
import type { ConnectionReport, FieldError, SocketOpening } from '@liangfen/sdk/schema';
import type { Log } from '../ports.ts';
import { ProblemError } from '../problem.ts';
import { targetOf } from './address.ts';
import type { CrossOrigin } from './cross-origin.ts';
import type { IncomingRequest } from './incoming-request.ts';
import { fieldErrors } from './messages.ts';
import { contractOperations } from './operations.ts';
import type { Router } from './router.ts';
import { type Check, compile } from './schemas.ts';

export interface LiveSockets {
  /** Judges the handshake, before anything is opened; null lets it go on. */
  readonly refusalOf: (request: IncomingRequest) => Promise<ProblemError | null>;
  /**
   * The request for the event stream with the same frames, so that both ways have one access rule, one
   * admission and one set of refusals. Throws a ProblemError when the message is none of the contract's.
   */
  readonly streamOf: (handshake: IncomingRequest, firstMessage: string) => IncomingRequest;
  /** Reads a later message; null when it is no report. */
  readonly reportIn: (message: string) => ConnectionReport | null;
}

/** Compiled when the first socket opens, and when the first reports. */
let openingCheck: Check | null = null;
let reportCheck: Check | null = null;

/** So many pairs of page and host are told of; a stranger could send any number. */
const mostTold = 100;

export function createLiveSockets(route: Router, crossOrigin: CrossOrigin, log: Log): LiveSockets {
  const told = new Set<string>();
  /** Once for each: a proxy that changes the host would otherwise refuse our own pages without a word. */
  const tell = (request: IncomingRequest) => {
    const origin = request.headers.get('origin') ?? '';
    const host = request.headers.get('host') ?? '';
    const pair = `${origin} ${host}`;
    if (told.has(pair) || told.size >= mostTold) return;
    told.add(pair);
    log.warn('socket.origin-refused', { origin, host, mend: mendOrigin });
  };

  const socketAt = (request: IncomingRequest) => {
    const found = route('GET', targetOf(request.url).pathname);
    if (!found.found || found.operation.sameAs === null) return null;
    return { operation: found.operation, path: found.path, sameAs: found.operation.sameAs };
  };

  const readOpening = (text: string): SocketOpening => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      throw new ProblemError(400, 'INVALID_JSON', '第一条消息应是 JSON，请检查格式');
    }
    openingCheck ??= compile({ $ref: '#/components/schemas/SocketOpening' });
    const errors = openingCheck(value);
    if (errors.length > 0) throw brokenOpening(fieldErrors(errors));
    // Just checked against the schema that the type is made from.
    return value as SocketOpening;
  };

  return {
    reportIn: (message) => {
      let value: unknown;
      try {
        value = JSON.parse(message);
      } catch {
        return null;
      }
      reportCheck ??= compile({ $ref: '#/components/schemas/ConnectionReport' });
      // Just checked against the schema that the type is made from.
      return reportCheck(value).length === 0 ? (value as ConnectionReport) : null;
    },

    refusalOf: async (request) => {
      const socket = socketAt(request);
      if (socket === null) {
        return new ProblemError(404, 'NOT_FOUND', '这个地址没有 WebSocket，请检查地址');
      }
      const mayFollow = await crossOrigin.mayFollow(
        request,
        socket.operation,
        socket.path.id ?? null,
      );
      if (mayFollow) return null;
      tell(request);
      return new ProblemError(
        403,
        'FORBIDDEN',
        '这个网站不在比赛允许嵌入的网站里，请联系组织者添加',
      );
    },

    streamOf: (handshake, firstMessage) => {
      const socket = socketAt(handshake);
      const stream = contractOperations.find(({ id }) => id === socket?.sameAs);
      if (socket === null || stream === undefined) throw new Error('a socket without its stream');
      const { token, version, label } = readOpening(firstMessage);
      const headers = new Map<string, string>();
      if (token !== undefined) headers.set('authorization', token);
      if (version !== undefined) headers.set('last-event-id', String(version));
      const client = handshake.headers.get('user-agent');
      if (client !== null) headers.set('user-agent', client);
      const path = stream.path.replace('{id}', encodeURIComponent(socket.path.id ?? ''));
      const query = label === undefined ? '' : `?label=${inAddress(label)}`;
      return {
        method: stream.method,
        url: `${path}${query}`,
        headers: {
          get: (name) => headers.get(name.toLowerCase()) ?? null,
          has: (name) => headers.has(name.toLowerCase()),
        },
        body: null,
      };
    },
  };
}

const mendOrigin =
  '是自己的页面时，反向代理改了 Host：nginx 请写 proxy_set_header Host $http_host（保留端口）；是别的网站时，请在比赛的「嵌入」里添加';

/** Half a surrogate pair is JSON, and no text that an address can hold. */
function inAddress(label: string): string {
  try {
    return encodeURIComponent(label);
  } catch {
    throw brokenOpening([{ field: 'label', message: '含有无法保存的字符' }]);
  }
}

function brokenOpening(errors: FieldError[]): ProblemError {
  return new ProblemError(400, 'INVALID_REQUEST', '第一条消息的内容不对，请按接口文档填写', {
    errors,
  });
}
