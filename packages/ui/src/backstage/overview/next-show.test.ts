// The next show is the competition that begins soonest among those that are not over.
import type { Competition } from '@liangfen/sdk/schema';
import { expect, it } from 'vitest';
import { sampleCompetitions } from '../Backstage.story-parts.tsx';
import { nextShow } from './next-show.ts';

const now = Date.UTC(2026, 10, 21, 8);
const hour = 3_600_000;
const [sample] = sampleCompetitions(1);

function at(id: string, startTime: number | null, status: Competition['status'] = 'REHEARSAL') {
  if (sample === undefined) throw new Error('no sample');
  return { ...sample, id, status, look: { ...sample.look, startTime } };
}

it.each([
  ['the soonest', [at('later', now + 2 * hour), at('sooner', now + hour)], 'sooner'],
  ['one that has just begun', [at('on', now - hour), at('later', now + hour)], 'on'],
  ['no show of yesterday', [at('over', now - 24 * hour)], null],
  ['no show that has ended', [at('ended', now + hour, 'ENDED')], null],
  ['no show without a time', [at('open', null)], null],
] as const)('is %s', (_, competitions, id) => {
  expect(nextShow(competitions, now)?.competition.id ?? null).toBe(id);
});
