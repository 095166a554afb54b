// What people read who have forgotten their password, in English.
import type { Messages, Translated } from '../messages.ts';

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
  mail: {
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
  },
  action: {
    ask: 'Send the link',
    set: 'Set the new password',
    send: 'Send a code',
    confirm: 'Confirm the address',
    remove: 'Remove the address',
  },
} satisfies Translated<Messages['reset']>;
