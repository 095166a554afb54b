// The texts about the single sign-on on the account page, in English.
import type { Messages, Translated } from '../messages.ts';

export const signOnPart = {
  title: 'Identities of {name}',
  hint: 'With one you log in to this account by {name}. An account with two-step login is still asked for its code',
  empty: 'No identity of {name} yet',
  emptyHint: 'With one you log in without a password',
  notConnected: 'No single sign-on is connected here',
  notConnectedHint: 'Log in with name and password',
  person: 'Name',
  issuer: 'Provider',
  bound: 'Bound',
  lastUsed: 'Last used',
  never: 'Never',
  bind: 'Bind {name}',
  bindHint: 'The login page of {name} opens next and leads back here',
  password: 'Password of this account',
  passwordMissing: 'Enter the password',
  go: 'Log in there and bind',
  done: 'Bound; you can log in with {name} now',
  unbind: 'Unbind',
  unbindOf: 'Unbind {person}',
  unbindAsk: 'Unbind {person}?',
  unbindEffect:
    'This identity of {name} no longer logs in here, and devices it logged in are logged out',
  unbound: 'Unbound',
  action: { bind: 'Bind', unbind: 'Unbind' },
} satisfies Translated<Messages['signOn']['part']>;
