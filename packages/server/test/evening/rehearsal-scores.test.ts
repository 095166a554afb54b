/** Tests that what a phone kept from a rehearsal is neither a score nor a late one of the official evening. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Caller,
  type Cast,
  competitionWith,
  type Hall,
  openHall,
  openScoring,
  operate,
  perform,
} from '../organiser.ts';

let hall: Hall;
let organiser: Caller;
beforeAll(async () => {
  hall = await openHall();
  organiser = await hall.main({ points: 20 });
});
afterAll(() => hall.close());

const state = (cast: Cast) => hall.app.services.live.state(cast.id);
const confirmed = (cast: Cast) => ({ path: { id: cast.id }, body: { confirmName: '决赛' } });

/** Opens a window, leaves the last judge's score on the phone, and says under which window it waits there. */
async function keptOnAPhone(cast: Cast, programId: string) {
  await openScoring(hall, cast, programId);
  const windowId = (await state(cast)).window?.id ?? '';
  await perform(hall, cast, programId, [90]);
  const judgeId = cast.judgeIds[1] ?? '';
  return () =>
    hall.app.services.live.command(
      cast.id,
      { role: 'JUDGE', id: judgeId },
      {
        type: 'SUBMIT_SCORES',
        ...{ judgeId, programId, scores: [{ itemId: null, score: 12 }], windowId },
      },
      { commandId: null, seenVersion: null },
    );
}

const clearing = {
  'a rehearsal that became official': (cast: Cast) =>
    organiser.call('makeOfficial', confirmed(cast)),
  'an evening whose scores were cleared': async (cast: Cast) => {
    await operate(hall, cast.id, { type: 'SHOW_START_PAGE' });
    await organiser.call('cleanScores', confirmed(cast));
  },
};

describe.each(Object.entries(clearing))('a score from %s', (_, clear) => {
  test('is refused with its reason before, in and after the window of its program, and never waits as late', async () => {
    const cast = await competitionWith(organiser, { judges: 2, programs: 2 });
    const [first = '', second = ''] = cast.programIds;
    const send = await keptOnAPhone(cast, first);
    await clear(cast);
    const refused = async () => {
      await expect(send()).rejects.toMatchObject({ code: 'SCORE_OF_REHEARSAL' });
      expect((await state(cast)).lateScores).toEqual([]);
    };
    await refused();
    await openScoring(hall, cast, first);
    await refused();
    await perform(hall, cast, first, [91]);
    await refused();
    await openScoring(hall, cast, second);
    await refused();
    await refused();
  });
});

test('a score from an earlier window of the same evening still waits as late', async () => {
  const cast = await competitionWith(organiser, { judges: 2, programs: 2 });
  await organiser.call('makeOfficial', confirmed(cast));
  const send = await keptOnAPhone(cast, cast.programIds[0] ?? '');
  await expect(send()).rejects.toMatchObject({ code: 'WINDOW_CLOSED' });
  expect((await state(cast)).lateScores).toHaveLength(1);
});
