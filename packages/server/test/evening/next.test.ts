/** Tests who comes next on an evening that changes: an act that was broken off has the place where it stands now. */
import { adviceFor, audienceFrame, nextOnAir, projectMatch } from '@liangfen/rules';
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
const press = (cast: Cast, confirm: boolean) =>
  hall.app.services.live.command(
    cast.id,
    { role: 'CONSOLE', id: 'button' },
    { type: 'TAKE_NEXT_STEP', confirm },
    { commandId: null, seenVersion: null },
  );
const sorted = (cast: Cast, order: readonly string[]) =>
  organiser.call('sortPrograms', {
    path: { id: cast.id },
    body: { programSorts: order.map((id, at) => ({ id, sort: at + 1 })) },
  });

/** Who is next to the panel, to the list and the break on the wall, and to the people who wait. */
async function nextEverywhere(cast: Cast) {
  const advice = adviceFor(await state(cast));
  const command = 'command' in advice ? advice.command : null;
  await operate(hall, cast.id, { type: 'SHOW_INTERMISSION', seconds: 60 });
  const afterBreak = nextOnAir((await state(cast)).stage)?.program.id;
  await operate(hall, cast.id, { type: 'SHOW_PROGRAM_LIST' });
  const show = await state(cast);
  const frame = audienceFrame(show, { playedSteps: null, before: null });
  const phone = projectMatch(show, { role: 'JUDGE', judgeId: cast.judgeIds[0] ?? '' });
  const waiting = frame.groups.flatMap(({ rows }) => rows.filter((row) => row.state === 'WAITING'));
  return [
    command !== null && 'programId' in command ? command.programId : null,
    afterBreak,
    nextOnAir(show.stage)?.program.id,
    phone.comingUp?.programs[0]?.id,
    waiting[0]?.id,
  ].map((id) => cast.programIds.indexOf(id ?? '') + 1);
}

async function brokenOff(where: 'SPEECH' | 'SCORING'): Promise<Cast> {
  const cast = await competitionWith(organiser, { judges: 1, programs: 6 });
  await organiser.call('makeOfficial', {
    path: { id: cast.id },
    body: { confirmName: '决赛' },
  });
  for (const id of cast.programIds.slice(0, 2)) await perform(hall, cast, id, [90]);
  const third = cast.programIds[2] ?? '';
  const target = { programId: third, itemId: null, test: false, confirm: true } as const;
  if (where === 'SCORING') await openScoring(hall, cast, third);
  else await operate(hall, cast.id, { type: 'START_SPEECH', ...target });
  await operate(hall, cast.id, { type: 'SHOW_PROGRAM_LIST' });
  return cast;
}

describe.each(['SPEECH', 'SCORING'] as const)('an act that was broken off in %s', (where) => {
  test('is next at its own place, and everybody is told the same', async () => {
    const cast = await brokenOff(where);
    expect(await nextEverywhere(cast)).toEqual([3, 3, 3, 3, 3]);
  });

  test('comes when its new place comes, once it was moved', async () => {
    const cast = await brokenOff(where);
    const [a = '', b = '', third = '', ...rest] = cast.programIds;
    await sorted(cast, [a, b, ...rest, third]);
    expect(await nextEverywhere(cast)).toEqual([4, 4, 4, 4, 4]);
    for (const id of rest) await perform(hall, cast, id, [91]);
    await operate(hall, cast.id, { type: 'SHOW_PROGRAM_LIST' });
    expect(await nextEverywhere(cast)).toEqual([3, 3, 3, 3, 3]);
  });

  test('is not opened again by one blind press, and is by a confirmed one', async () => {
    const cast = await brokenOff(where);
    await perform(hall, cast, cast.programIds[3] ?? '', [91]);
    await expect(press(cast, false)).rejects.toMatchObject({ code: 'RERUN_NEEDS_CONFIRMATION' });
    expect((await state(cast)).link).toBe('SHOW_RESULT');
    await press(cast, true);
    expect(await state(cast)).toMatchObject({
      link: 'SPEECH',
      activeProgramId: cast.programIds[2],
    });
  });
});

test('whose scores the hall has seen is owed its result first, without a question', async () => {
  const cast = await competitionWith(organiser, { judges: 1, programs: 3 });
  const [first = '', second = '', third = ''] = cast.programIds;
  await openScoring(hall, cast, first);
  const { live } = hall.app.services;
  const [judgeId = ''] = cast.judgeIds;
  await live.command(
    cast.id,
    { role: 'JUDGE', id: judgeId },
    {
      type: 'SUBMIT_SCORES',
      ...{ judgeId, programId: first, scores: [{ itemId: null, score: 90 }], windowId: null },
    },
    { commandId: null, seenVersion: null },
  );
  const shown = { programId: first, itemId: null, test: false, confirm: true } as const;
  await operate(hall, cast.id, { type: 'SHOW_SCORE', ...shown }, { type: 'SHOW_PROGRAM_LIST' });
  await sorted(cast, [second, third, first]);
  await press(cast, false);
  expect(await state(cast)).toMatchObject({ link: 'SHOW_RESULT', activeProgramId: first });
});
