/**
 * A stand-in for the workplace messenger that speaks its protocol for real: a product that works with it can work with
 * the messenger by changing addresses and a secret (docs/decisions/0267). Its people are made up.
 */
import { AnswerLost } from '../answer-lost.ts';
import { callFields } from './call-fields.ts';
import { makeCorporations } from './corporations.ts';
import { createDirectory, type Directory } from './directory.ts';
import { bannedAnswer, createEgress } from './egress.ts';
import { httpRefusal, refused, refusedBelow88 } from './errcodes.ts';
import { firstPage } from './first-page.ts';
import type { MessengerSandboxHome } from './home.ts';
import { createInsidePages } from './inside-pages.ts';
import { createLoginPages } from './login-pages.ts';
import { notePage } from './page.ts';
import { hex } from './passes.ts';
import { isTaken, type PushOptions, ticketPush } from './push.ts';
import { robotSend } from './robot.ts';
import {
  createState,
  type GroupMessage,
  type GroupRobot,
  type MessengerApp,
  type SentNotice,
  type Somebody,
} from './state.ts';
import { createMessengerSwitches, type MessengerSwitches, type Trouble } from './switches.ts';
import { createTopapi } from './topapi.ts';
import { createV1 } from './v1.ts';

export interface MessengerSandboxOptions {
  readonly home: MessengerSandboxHome;
  /** The product's address, without a slash at the end; a port may be known late. */
  readonly publicUrl: () => string;
  /** The path of that address below which the stand-in answers. */
  readonly path: string;
  /** How many people the larger corporation has; ten thousand when left out. */
  readonly people?: number;
}

export interface MessengerSandbox {
  /** Rejects with `AnswerLost` when a switch says so: the home then breaks the connection. */
  readonly fetch: (request: Request) => Promise<Response>;
  readonly app: MessengerApp;
  /** The robot of the only group. */
  readonly robot: GroupRobot;
  readonly switches: MessengerSwitches;
  readonly directory: Directory;
  /** Returns the code that a scanning phone gives, without the page. */
  readonly webCode: (somebody: Somebody, tellsCorpId?: boolean) => string;
  /** Returns the code that a page gets inside the messenger. */
  readonly insideCode: (somebody: Somebody) => string;
  /** The newest first. */
  readonly notices: () => readonly SentNotice[];
  readonly groupMessages: () => readonly GroupMessage[];
  /** How often an interface was called. */
  readonly calls: (path: string) => number;
  /** Acts as if the administrator had set a new secret: no token of an application is good any more. */
  readonly revokeTokens: () => void;
  /** A fresh ticket for the application, in place of the one before; answers it. */
  readonly newTicket: () => string;
  /** The request that tells the product the ticket. */
  readonly ticketPush: (push: PushOptions) => Promise<Request>;
  /** Whether the product's answer says that it has the push. */
  readonly isTaken: (response: Response) => Promise<boolean>;
  /** Ends the ban of the address. */
  readonly liftBan: () => void;
}

export function createMessengerSandbox(options: MessengerSandboxOptions): MessengerSandbox {
  const { home, path } = options;
  const switches = createMessengerSwitches();
  const directory = createDirectory(makeCorporations(options.people));
  const state = createState({ home, directory, switches });
  const egress = createEgress(home.now);
  const topapi = createTopapi(state);
  const v1 = createV1(state);
  const login = createLoginPages(state, options);
  const inside = createInsidePages(state, options);

  async function call(at: string, url: URL, request: Request): Promise<Response> {
    const counted = at.replace(/^\/v1\.0\/oauth2\/[^/]+\/token$/, '/v1.0/oauth2/token');
    state.counts.set(counted, (state.counts.get(counted) ?? 0) + 1);
    if (!egress.admits()) return bannedAnswer('JSON');
    switches.tell(counted);
    const trouble = switches.troubleOf(counted);
    if (trouble?.kind === 'LOST') {
      await perform(at, url, request);
      throw new AnswerLost();
    }
    return trouble === null ? perform(at, url, request) : troubled(trouble);
  }

  async function perform(at: string, url: URL, request: Request): Promise<Response> {
    const fields = await callFields(request);
    if (fields === null) return new Response(null, { status: 413 });
    if (at === '/robot/send') return robotSend(state, url.searchParams, fields);
    return at.startsWith('/topapi/')
      ? topapi(at, fields, url.searchParams.get('access_token') ?? '')
      : v1({
          path: at,
          query: url.searchParams,
          fields,
          accessToken: request.headers.get('x-acs-dingtalk-access-token') ?? '',
        });
  }

  return {
    fetch: async (request) => {
      const url = new URL(request.url);
      const at = url.pathname.startsWith(`${path}/`) ? url.pathname.slice(path.length) : '';
      if (/^\/(topapi|v1\.0|robot)\//.test(at)) return call(at, url, request);
      switch (at) {
        case '/':
          return firstPage(state, path);
        case '/oauth2/auth':
          return login(request);
        case '/inside':
          return inside.enter(request);
        case '/inside/code':
          return inside.code(request);
        case '/inside/person':
          return inside.person(request);
        case '/inside/leave':
          return inside.leave();
        default:
          return notePage(404, '没有这个页面', '模拟的钉钉没有这个地址');
      }
    },
    app: state.app,
    robot: state.robot,
    switches,
    directory,
    webCode: (somebody, tellsCorpId = true) => state.webCodes.issue({ ...somebody, tellsCorpId }),
    insideCode: (somebody) => state.insideCodes.issue(somebody),
    notices: () => [...state.notices],
    groupMessages: () => [...state.groupMessages],
    calls: (of) => state.counts.get(of) ?? 0,
    revokeTokens: () => {
      state.appTokens.revokeAll();
      state.suiteTokens.revokeAll();
    },
    newTicket: () => {
      state.suiteTicket.latest = hex(home.random(8));
      return state.suiteTicket.latest;
    },
    ticketPush: (push) => ticketPush(state, push),
    isTaken: (response) => isTaken(state, response),
    liftBan: egress.reset,
  };
}

const tooMuch = 64 * 1024 * 1024;

async function troubled(trouble: Trouble): Promise<Response> {
  switch (trouble.kind) {
    case 'ERRCODE':
      return refused(trouble.errcode);
    case 'SUB_CODE':
      return refusedBelow88(trouble.errcode);
    case 'HTTP':
      return httpRefusal(trouble.status, trouble.code);
    case 'BANNED':
      return bannedAnswer(trouble.as);
    case 'NOT_JSON':
      return new Response('<html>502 Bad Gateway</html>', {
        status: 502,
        headers: { 'content-type': 'text/html' },
      });
    case 'TOO_LARGE':
      return endless();
    case 'CUT':
    case 'LOST':
      throw new AnswerLost();
    case 'SILENT':
      return new Promise<Response>(() => undefined);
  }
}

/** Spaces, as JSON may begin with, and no end in sight. */
function endless(): Response {
  const spaces = new Uint8Array(64 * 1024).fill(32);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += spaces.length;
      if (sent > tooMuch) controller.close();
      else controller.enqueue(spaces);
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}
