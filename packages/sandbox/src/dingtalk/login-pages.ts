/** The login page: whose phone scans is chosen from a list; whole, or in a frame of the product's page. */
import { boundedText } from '../bounded-text.ts';
import { notePage, page } from './page.ts';
import { hex } from './passes.ts';
import { hiddenFields, peopleList, somebodyOf } from './people-list.ts';
import type { MessengerState } from './state.ts';

export interface LoginPagesOptions {
  /** The product's address; a code is sent only there. */
  readonly publicUrl: () => string;
}

const names = [
  'redirect_uri',
  'response_type',
  'client_id',
  'scope',
  'state',
  'prompt',
  'iframe',
] as const;
type Asked = Readonly<Record<(typeof names)[number], string>>;

export function createLoginPages(state: MessengerState, { publicUrl }: LoginPagesOptions) {
  const { app, directory, home, webCodes } = state;

  function refusalOf(asked: Asked, request: Request): string | null {
    if (asked.client_id !== app.clientId) return '应用不存在，请检查 client_id';
    if (asked.response_type !== 'code') return 'response_type 应为 code';
    const scopes = asked.scope.split(' ');
    if (!scopes.includes('openid')) return 'scope 应包含 openid';
    if (!isOurs(asked.redirect_uri, request)) return '回调地址没有登记在应用里';
    return asked.state === '' ? 'state 不能为空' : null;
  }

  /** A demonstration is opened under more than one name: the one it prints, and a phone's. */
  function isOurs(address: string, request: Request): boolean {
    if (!URL.canParse(address)) return false;
    const { protocol, host } = new URL(address);
    const known = [new URL(publicUrl()).host, new URL(request.url).host];
    return /^https?:$/.test(protocol) && known.includes(host);
  }

  function leave(asked: Asked, redirectUrl: string): Response {
    if (asked.iframe !== 'true') {
      return new Response(null, {
        status: 303,
        headers: { location: redirectUrl, 'cache-control': 'no-store' },
      });
    }
    // The form in which the messenger's own page tells the page around it.
    const message = JSON.stringify(JSON.stringify({ success: true, redirectUrl }));
    const target = JSON.stringify(new URL(redirectUrl).origin);
    const text = `parent.postMessage(${inScript(message)}, ${inScript(target)});`;
    return page({
      title: '已扫码',
      content: '<p class="note">正在回到原来的页面</p>',
      script: { nonce: hex(home.random(16)), text },
      isFramed: true,
    });
  }

  return async (request: Request): Promise<Response> => {
    const { searchParams } = new URL(request.url);
    const posted = request.method === 'POST' ? await boundedText(request) : '';
    if (posted === null) return new Response(null, { status: 413 });
    const form = new URLSearchParams(posted);
    const asked = askedIn(request.method === 'POST' ? form : searchParams);
    const refusal = refusalOf(asked, request);
    if (refusal !== null) return notePage(400, '无法登录', refusal);
    const back = new URL(asked.redirect_uri);
    back.searchParams.set('state', asked.state);

    if (request.method === 'POST' && form.get('who') === 'nobody') {
      back.searchParams.set('error', 'access_denied');
      return leave(asked, back.href);
    }
    const somebody =
      request.method === 'POST' ? somebodyOf(directory, form.get('who') ?? '') : null;
    if (somebody !== null) {
      const { corpId, userId } = somebody;
      const tellsCorpId = asked.scope.split(' ').includes('corpid');
      const code = webCodes.issue({ corpId, userId, tellsCorpId });
      back.searchParams.set('code', code);
      back.searchParams.set('authCode', code);
      return leave(asked, back.href);
    }
    const kept = Object.fromEntries(
      names.flatMap((name) => (asked[name] === '' ? [] : [[name, asked[name]]])),
    );
    const query = searchParams.get('q') ?? '';
    return page({
      title: '用谁的手机扫码',
      content: `${peopleList(directory, { query, kept, corpId: null })}${nobodyButton(kept)}`,
      isFramed: asked.iframe === 'true',
      formTargets: [back.origin],
    });
  };
}

function askedIn(fields: URLSearchParams): Asked {
  const of = (name: (typeof names)[number]) => fields.get(name) ?? '';
  return {
    redirect_uri: of('redirect_uri'),
    response_type: of('response_type'),
    client_id: of('client_id'),
    scope: of('scope'),
    state: of('state'),
    prompt: of('prompt'),
    iframe: of('iframe'),
  };
}

function nobodyButton(kept: Readonly<Record<string, string>>): string {
  return `<form method="post">${hiddenFields(kept)}<p class="note"><button name="who" value="nobody">不授权</button></p></form>`;
}

/** A text of JavaScript that cannot end its script element. */
function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
