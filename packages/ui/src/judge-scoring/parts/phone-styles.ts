/// <reference path="../../css-text.d.ts" />
// The style sheet of what a seat link shows: every frame of a page carries it. A piece made from another stands after it.
import view from '../JudgeScoringView.css?inline';
import pages from '../pages/PhonePage.css?inline';
import card from './CardForm.css?inline';
import comingUp from './ComingUpList.css?inline';
import delivery from './DeliveryNote.css?inline';
import head from './Head.css?inline';
import keypad from './Keypad.css?inline';
import left from './LeftScores.css?inline';
import layout from './layout.css?inline';
import marks from './marks.css?inline';
import note from './Note.css?inline';
import button from './PhoneButton.css?inline';
import program from './ProgramHead.css?inline';
import scoring from './ScoreForm.css?inline';
import stage from './StagePage.css?inline';
import ways from './WaysOn.css?inline';

export const phoneStyles = [
  ...[layout, marks, button, pages, ways, note, head, program, delivery, comingUp],
  ...[left, keypad, scoring, card, stage, view],
].join('');
