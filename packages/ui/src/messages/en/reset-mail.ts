// The texts about the mail address that resets a password, in English.
import type { Messages, Translated } from '../messages.ts';

export const resetMail = {
  title: 'Mail address for a forgotten password',
  hint: 'A link that resets the password is sent here. You need not have one',
  none: 'No address yet; only the operator of this service can reset the password',
  confirmed: '{address}, confirmed',
  pending: 'A code was sent to {address}, good for thirty minutes',
  address: 'Mail address',
  addressWrong: 'Enter the whole address, as in name@example.com',
  ownPassword: 'Password of this account',
  passwordMissing: 'Enter the password',
  send: 'Send a code',
  sent: 'The code was sent',
  code: 'Code',
  codeHint: 'The 8 digits of the mail',
  codeWrong: 'Enter 8 digits',
  confirm: 'Confirm',
  done: 'Confirmed; it resets the password when that is forgotten',
  remove: 'Do not use it any more',
  removed: 'The address was removed',
  action: { send: 'Send a code', confirm: 'Confirm the address', remove: 'Remove the address' },
} satisfies Translated<Messages['reset']['mail']>;
