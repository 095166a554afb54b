// The texts of the dialog about a program's standing, the same at the panel and at the desk.
import { standingWords } from './words.ts';

export const standing = {
  title: 'No. {sort} {program}',
  open: 'Standing',
  openFor: '{program}: change the standing',
  words: standingWords,
  choose: 'Standing',
  chooseHint:
    'Number and marks stay. Whoever does not compete has no rank, no award and is not promoted',
  unchanged: 'Choose another standing',
  reason: 'Reason',
  reasonHint: 'Written to the ledger. It can be undone, and changed back',
  keeps:
    'The published ranks, champions and awards that change are listed here once you have chosen',
  apply: 'Confirm',
};
