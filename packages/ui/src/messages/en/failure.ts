// The texts of failures, in English.
import type { Messages, Translated } from '../messages.ts';
import { problems } from './problems.ts';
import { blockedWords } from './words.ts';

export const failure = {
  shared: '{action}: failed ({status}). {detail}',
  sharedWithoutDetail: '{action}: failed ({status})',
  unknown: 'Unknown error',
  loginExpired: 'Your login has ended. Please log in again',
  rankSwitch: 'Could not switch',
  groupSwitch: 'Could not switch the group',
  pageChange: 'That did not work',
  flowLoad: 'Could not change the step',
  blocked: blockedWords,
  problems,
} satisfies Translated<Messages['failure']>;
