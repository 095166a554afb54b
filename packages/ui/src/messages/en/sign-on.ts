// The texts about the single sign-on, in English; `{name}` is the server's name for it.
import type { Messages, Translated } from '../messages.ts';
import { signOnPart } from './sign-on-part.ts';

export const signOn = {
  anyName: 'single sign-on',
  entry: 'Log in with {name}',
  or: 'or',
  leaving: 'Going to {name}',
  title: 'Log in with {name}',
  working: 'Logging in',
  binding: 'Binding',
  nothing: 'There is no login to finish here',
  nothingHint: 'This page opens once, after a login at {name}; log in again',
  foreign: 'This login did not begin in this browser',
  foreignHint: 'To be safe nobody was logged in; begin again in this browser',
  refusedThere: '{name} did not agree to this login',
  refusedThereHint:
    'You may have cancelled it, or your identity may not use this application; try again, or log in with name and password',
  failed: 'The login did not succeed',
  failedBinding: 'The binding did not succeed',
  away: 'The network is down and nothing was done; check the network, then try again',
  toLogin: 'Back to the login page',
  toAccount: 'Back to the account',
  first: {
    title: 'First login with {name}',
    hello: 'Hello {person}. No account belongs to this identity yet',
    choose: 'A new account, or one you have?',
    create: 'New account',
    createHint: 'From now on {name} is enough to log in, without a password',
    createSubmit: 'Make the account and log in',
    bind: 'An account you have',
    bindHint: 'Login name and password are asked for this once; then {name} is enough',
    bindSubmit: 'Bind and log in',
    noAccount:
      'No account yet? Ask whoever runs Liangfen at your organisation for a sub-account, or the operator of this service for an invitation',
    ended: 'This login has ended',
    endedHint: 'To be safe it has to be finished within ten minutes; log in again',
  },
  part: signOnPart,
  action: { logIn: 'Log in', bind: 'Bind' },
} satisfies Translated<Messages['signOn']>;
