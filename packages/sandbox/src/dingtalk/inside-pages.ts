/** Stands in for the messenger's own browser: a cookie says whose it is, and gets codes for that person. */
import { boundedText } from '../bounded-text.ts';
import { escaped } from '../escaped.ts';
import { callFields } from './call-fields.ts';
import { notePage, page } from './page.ts';
import { peopleList, somebodyOf } from './people-list.ts';
import type { MessengerState } from './state.ts';

export interface InsidePagesOptions {
  /** The path below which the stand-in answers: the cookie is for nobody else. */
  readonly path: string;
}

const cookieName = 'liangfen_sandbox_inside';
/** The form of `to`: a path of this site. */
const ownPath = /^\/(?![/\\])[\w\-./~%?&=:@+,;!$'()*]{0,1000}$/;

export interface InsidePages {
  /** `GET|POST /inside?corp=…&person=…&to=…` */
  readonly enter: (request: Request) => Promise<Response>;
  /** `POST /inside/code` */
  readonly code: (request: Request) => Promise<Response>;
  /** `GET /inside/person` */
  readonly person: (request: Request) => Response;
  /** `POST /inside/leave` */
  readonly leave: () => Response;
}

export function createInsidePages(
  { directory, insideCodes }: MessengerState,
  { path }: InsidePagesOptions,
): InsidePages {
  const cookieOf = (value: string, more = '') =>
    `${cookieName}=${value}; Path=${path}; HttpOnly; SameSite=Lax${more}`;
  /** Reads whose browser it is; the cookie holds what the address said, so it is checked again. */
  const insideOf = (request: Request) => {
    const value = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w.-]{1,200})`).exec(
      request.headers.get('cookie') ?? '',
    )?.[1];
    return value === undefined ? null : somebodyOf(directory, value.replace('.', ' '));
  };
  const go = (corpId: string, userId: string, to: string) =>
    new Response(null, {
      status: 303,
      headers: {
        location: withCorporation(to, corpId),
        'set-cookie': cookieOf(`${corpId}.${userId}`),
        'cache-control': 'no-store',
      },
    });

  return {
    enter: async (request) => {
      const { searchParams } = new URL(request.url);
      const body = request.method === 'POST' ? await boundedText(request) : '';
      if (body === null) return new Response(null, { status: 413 });
      const fields = request.method === 'POST' ? new URLSearchParams(body) : searchParams;
      const to = fields.get('to') ?? `${path}/`;
      if (!ownPath.test(to)) return notePage(400, '打不开这个地址', 'to 应为本站的路径');
      const corpId = fields.get('corp') ?? '';
      const who = fields.get('who') ?? `${corpId} ${fields.get('person') ?? ''}`;
      const somebody = somebodyOf(directory, who);
      if (somebody !== null) return go(somebody.corpId, somebody.userId, to);
      if (fields.has('person')) return notePage(404, '没有这个人', '请检查 corp 和 person');
      const kept = { to, ...(corpId === '' ? {} : { corp: corpId }) };
      return page({
        title: '在谁的钉钉里打开',
        content: `<p class="note">${escaped(to)}</p>${peopleList(directory, {
          query: searchParams.get('q') ?? '',
          kept,
          corpId: corpId === '' ? null : corpId,
        })}`,
      });
    },
    code: async (request) => {
      if (request.method !== 'POST') return new Response(null, { status: 405 });
      const fields = await callFields(request);
      const inside = insideOf(request);
      if (fields === null) return Response.json({ reason: 'UNREADABLE' }, { status: 400 });
      if (inside === null) return Response.json({ reason: 'NOBODY' }, { status: 404 });
      const corpId = fields.text('corpId') || inside.corpId;
      // Somebody may work in several corporations; a code is for one of theirs.
      const person = directory.of(corpId)?.byUnionId(inside.person.unionId) ?? null;
      if (person === null) {
        return Response.json({ reason: 'NOT_THEIR_CORPORATION' }, { status: 403 });
      }
      return Response.json(
        { code: insideCodes.issue({ corpId, userId: person.userId }) },
        { headers: { 'cache-control': 'no-store' } },
      );
    },
    person: (request) => {
      const inside = insideOf(request);
      return Response.json(
        inside === null ? null : { corpId: inside.corpId, name: inside.person.name },
        { headers: { 'cache-control': 'no-store' } },
      );
    },
    leave: () =>
      new Response(null, {
        status: 303,
        headers: { location: `${path}/`, 'set-cookie': cookieOf('', '; Max-Age=0') },
      }),
  };
}

/** The messenger writes the corporation into addresses that ask for it (`$CORPID$`); here all of them do. */
function withCorporation(to: string, corpId: string): string {
  const [address = '', fragment] = to.replaceAll('$CORPID$', corpId).split('#');
  if (/[?&]corpId=/.test(address)) return to.replaceAll('$CORPID$', corpId);
  const query = `${address.includes('?') ? '&' : '?'}corpId=${corpId}`;
  return `${address}${query}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** For the first page: whose messenger is open, and a button that closes it. */
export function insideForm(path: string): string {
  return `<form method="get" action="${path}/inside" class="search">
<input name="to" value="/web/judge" aria-label="要打开的页面"><button>在钉钉里打开</button></form>
<form method="post" action="${path}/inside/leave"><button>退出模拟的钉钉</button></form>`;
}
