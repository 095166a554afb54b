// The sample pictures, over which the tests of layout, texts and leftovers run, leave out no kind of picture.
import type { Stage } from '@liangfen/sdk/schema';
import { expect, it } from 'vitest';
import { extremeStages } from './sample-extremes.ts';
import { sampleStages } from './samples.ts';

/** Whether a picture can be unusual: long, crowded, empty. The start page has only the competition's own texts. */
const canBeUnusual: Readonly<Record<Stage['kind'], boolean>> = {
  START: false,
  TEST: true,
  SIGN_IN: true,
  PROGRAM_LIST: true,
  TITLE: true,
  INTERMISSION: true,
  AUDIENCE_VOTE: true,
  SPEECH: true,
  SCORING: true,
  SCORE_REVEAL: true,
  RESULT: true,
  RANKING: true,
  PODIUM: true,
  CHAMPION: true,
  AWARDS: true,
  BATTLE: true,
  BRACKET: true,
};

const kindsOf = (stages: Readonly<Record<string, Stage>>) =>
  [...new Set(Object.values(stages).map(({ kind }) => kind))].sort();

it('every picture has a sample', () => {
  expect(kindsOf(sampleStages)).toEqual(Object.keys(canBeUnusual).sort());
});

it('every picture that can be unusual has an unusual sample', () => {
  const unusual = Object.entries(canBeUnusual).flatMap(([kind, can]) => (can ? [kind] : []));
  expect(kindsOf(extremeStages)).toEqual(unusual.sort());
});
