// A login by code trusts only the login page's window, and only the state that was sent.
import { describe, expect, it } from 'vitest';
import { readEmbeddedAnswer, readLoginAnswer } from './login-answer.ts';

const page = 'https://login.example/oauth2/auth?client_id=x&state=s1';
const redirectUrl = 'https://score.example/web/external/login?code=c1&authCode=c1&state=s1';
const success = JSON.stringify({ success: true, redirectUrl });

describe('the return address', () => {
  it('holds the code and its state', () => {
    const code = { kind: 'CODE', authCode: 'c1', state: 's1' };
    expect(readLoginAnswer('?code=c1&authCode=c1&state=s1')).toEqual(code);
    expect(readLoginAnswer('?code=c1&state=s1')).toEqual(code);
  });

  it('is a refusal when the messenger refused, whatever else is in it', () => {
    expect(readLoginAnswer('?error=access_denied&code=c1&state=s1')).toEqual({ kind: 'REFUSED' });
  });

  it.each(['', '?code=c1', '?state=s1', '?code=&state=s1'])(
    'is no answer when it is %j',
    (search) => {
      expect(readLoginAnswer(search)).toBeNull();
    },
  );
});

describe('a message', () => {
  it('counts when the login page itself sent it', () => {
    const said = readEmbeddedAnswer({ origin: 'https://login.example', data: success }, page);
    expect(said).toEqual({ kind: 'CODE', authCode: 'c1', state: 's1' });
  });

  it.each([
    'https://evil.example',
    'https://login.example.evil.example',
    'http://login.example',
    'https://login.example:8443',
    'null',
    '',
  ])('from %j is ignored', (origin) => {
    expect(readEmbeddedAnswer({ origin, data: success }, page)).toBeNull();
  });

  it('can be a refusal', () => {
    const data = JSON.stringify({ success: false, errorMsg: 'no' });
    const said = readEmbeddedAnswer({ origin: 'https://login.example', data }, page);
    expect(said).toEqual({ kind: 'REFUSED' });
  });

  it.each([
    'hello',
    'null',
    '[]',
    '{"success":true}',
    '{"success":true,"redirectUrl":"https://score.example/"}',
    { success: true, redirectUrl },
  ])('of another kind is ignored: %j', (data) => {
    expect(readEmbeddedAnswer({ origin: 'https://login.example', data }, page)).toBeNull();
  });

  it('is ignored while the login page has no valid address', () => {
    expect(readEmbeddedAnswer({ origin: 'null', data: success }, 'nowhere')).toBeNull();
  });
});
