/** The newer interfaces (`/v1.0/…`): an error is an HTTP status and a name. */
import type { CallFields } from './call-fields.ts';
import { httpRefusal } from './errcodes.ts';
import { hex } from './passes.ts';
import { type MessengerState, tokenLivesSeconds } from './state.ts';

export type V1 = (path: string, fields: CallFields, accessToken: string) => Response;

/** No such path is a corporation's. */
const corporationToken = /^\/v1\.0\/oauth2\/([\w-]{1,128})\/token$/;

export function createV1(state: MessengerState): V1 {
  const { app, directory, home } = state;
  const isOurs = (clientId: string, secret: string) =>
    clientId === app.clientId && secret === app.clientSecret;

  function appToken(corpId: string): string | null {
    return directory.of(corpId) === null ? null : state.appTokens.issue(corpId);
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

  /** The same for two hours, as with the messenger. */
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

  return (path, fields, accessToken) => {
    switch (path) {
      case '/v1.0/oauth2/userAccessToken':
        return userToken(fields);
      case '/v1.0/oauth2/corpAccessToken': {
        if (!isOurs(fields.text('suiteKey'), fields.text('suiteSecret'))) {
          return httpRefusal(400, 'invalid.suite');
        }
        if (fields.text('suiteTicket') !== app.suiteTicket) {
          return httpRefusal(400, 'invalid.suiteTicket');
        }
        const token = appToken(fields.text('authCorpId'));
        return token === null
          ? httpRefusal(400, 'invalid.authCorpId')
          : Response.json({ accessToken: token, expireIn: tokenLivesSeconds });
      }
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
