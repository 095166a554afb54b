/** The newer interfaces (`/v1.0/…`): an error is an HTTP status and a name. */
import type { CallFields } from './call-fields.ts';
import { httpRefusal } from './errcodes.ts';
import { hex } from './passes.ts';
import { type MessengerState, tokenLivesSeconds } from './state.ts';

export interface V1Call {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly fields: CallFields;
  readonly accessToken: string;
}

export type V1 = (call: V1Call) => Response;

/** A path with another form belongs to no corporation. */
const corporationToken = /^\/v1\.0\/oauth2\/([\w-]{1,128})\/token$/;

export function createV1(state: MessengerState): V1 {
  const { app, directory, home, suiteTicket } = state;
  const isOurs = (clientId: string, secret: string) =>
    clientId === app.clientId && secret === app.clientSecret;

  function appToken(corpId: string): string | null {
    return directory.of(corpId) === null ? null : state.appTokens.issue(corpId);
  }

  function suiteRefusal(fields: CallFields): Response | null {
    if (!isOurs(fields.text('suiteKey'), fields.text('suiteSecret'))) {
      return httpRefusal(400, 'invalid.suite');
    }
    return fields.text('suiteTicket') === suiteTicket.latest
      ? null
      : httpRefusal(400, 'invalid.suiteTicket');
  }

  /** Returns what a corporation gave the application when it installed it. */
  function installation(corpId: string, accessToken: string): Response {
    const token = state.suiteTokens.read(accessToken);
    if (token === null || token.isOver) return httpRefusal(401, 'InvalidAuthentication');
    const staff = directory.of(corpId);
    if (staff === null) return httpRefusal(400, 'orgNotAuthApp');
    return Response.json({
      authAppInfo: { agentList: [{ agentId: Number(app.agentIdOf(corpId)), agentName: '亮分' }] },
      authCorpInfo: { corpName: staff.name() },
    });
  }

  function userToken(fields: CallFields): Response {
    if (!isOurs(fields.text('clientId'), fields.text('clientSecret'))) {
      return httpRefusal(400, 'invalidClientIdOrSecret');
    }
    if (fields.text('grantType') !== 'authorization_code') {
      return httpRefusal(400, 'invalidParameter.grantType');
    }
    const code = state.webCodes.take(fields.text('code'));
    if (code === null) return httpRefusal(400, 'invalidParameter.authCode.notFound');
    const { corpId, userId } = code;
    return Response.json({
      accessToken: state.userTokens.issue({ corpId, userId }),
      refreshToken: hex(home.random(16)),
      expireIn: tokenLivesSeconds,
      ...(code.tellsCorpId ? { corpId } : {}),
    });
  }

  function me(accessToken: string): Response {
    const token = state.userTokens.read(accessToken);
    if (token === null || token.isOver) return httpRefusal(401, 'InvalidAuthentication');
    const { corpId, userId } = token.meaning;
    const person = directory.of(corpId)?.byUserId(userId) ?? null;
    if (person === null) return httpRefusal(404, 'invalidParameter.user.notFound');
    const bare = person.mobile.replace(/^\+86-/, '');
    const mobile = state.switches.now().isMasked ? `${bare.slice(0, 3)}****${bare.slice(7)}` : bare;
    return Response.json({
      nick: person.name,
      avatarUrl: '',
      openId: hex(home.random(8)),
      unionId: person.unionId,
      ...(person.mobile === '' ? {} : { mobile, stateCode: '86' }),
    });
  }

  /** Returns the same ticket for two hours, like the messenger. */
  function jsTicket(accessToken: string): Response {
    const token = state.appTokens.read(accessToken);
    if (token === null || token.isOver) return httpRefusal(401, 'InvalidAuthentication');
    const known = state.jsTickets.get(token.meaning);
    const now = home.now();
    const current =
      known !== undefined && known.until > now
        ? known
        : { ticket: hex(home.random(16)), until: now + tokenLivesSeconds * 1000 };
    state.jsTickets.set(token.meaning, current);
    return Response.json({
      jsapiTicket: current.ticket,
      expireIn: Math.ceil((current.until - now) / 1000),
    });
  }

  return ({ path, query, fields, accessToken }) => {
    switch (path) {
      case '/v1.0/oauth2/userAccessToken':
        return userToken(fields);
      case '/v1.0/oauth2/corpAccessToken': {
        const refusal = suiteRefusal(fields);
        if (refusal !== null) return refusal;
        const token = appToken(fields.text('authCorpId'));
        return token === null
          ? httpRefusal(400, 'invalid.authCorpId')
          : Response.json({ accessToken: token, expireIn: tokenLivesSeconds });
      }
      case '/v1.0/oauth2/suiteAccessToken':
        return (
          suiteRefusal(fields) ??
          Response.json({
            accessToken: state.suiteTokens.issue(null),
            expireIn: tokenLivesSeconds,
          })
        );
      case '/v1.0/oauth2/apps/authInfo':
        return installation(query.get('authCorpId') ?? '', accessToken);
      case '/v1.0/oauth2/jsapiTickets':
        return jsTicket(accessToken);
      case '/v1.0/contact/users/me':
        return me(accessToken);
      default: {
        const corpId = corporationToken.exec(path)?.[1];
        if (corpId === undefined) return httpRefusal(404, 'InvalidAction.NotFound');
        if (!isOurs(fields.text('client_id'), fields.text('client_secret'))) {
          return httpRefusal(400, 'invalid.client');
        }
        const token = appToken(corpId);
        return token === null
          ? httpRefusal(401, 'unauthorized.client')
          : Response.json({ access_token: token, expires_in: tokenLivesSeconds });
      }
    }
  };
}
