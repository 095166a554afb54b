// The texts for people who have forgotten their password, in English.
import type { Messages, Translated } from '../messages.ts';
import { resetMail } from './reset-mail.ts';

export const reset = {
  title: 'Reset the password',
  askHint:
    'Enter the login name, or the mail address that the account has confirmed; a link that resets the password is sent to that address',
  account: 'Login name or mail address',
  accountMissing: 'Enter the login name or the mail address',
  ask: 'Send the link',
  asked: 'Look into your mailbox',
  askedHint:
    'If there is such an account, and it has confirmed an address, a link was sent there, good for thirty minutes. If none comes, look into the spam folder or ask the operator of this service',
  password: 'New password',
  set: 'Set the new password',
  done: 'The password was reset',
  doneHint: 'All logins of before have ended; log in with the new password',
  toLogin: 'Log in',
  notOffered: 'This server sends no mail',
  notOfferedHint: 'Ask the operator of this service to reset the password',
  mail: resetMail,
  action: {
    ask: 'Send the link',
    set: 'Set the new password',
  },
} satisfies Translated<Messages['reset']>;
