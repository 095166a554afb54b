/** Tests that a verifier without any code of the server can check the ledger, and finds every changed entry. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  at,
  type Hall,
  openHall,
  openShow,
  openWindow,
  type Show,
  submitWhole,
} from './live-hall.ts';

let hall: Hall;
let show: Show;

beforeAll(async () => {
  hall = await openHall();
  show = await openShow(hall, hall.server());
  const programId = at(show.programIds, 0);
  await openWindow(show, programId);
  await Promise.all(show.judges.map((_, index) => submitWhole(show, index, programId, 80 + index)));
  const target = { path: { id: show.id, programId, itemId: '0' } };
  await show.console.call('showScore', target);
  await show.console.call('showResult', target);
});
afterAll(() => hall.close());

/** Written from the documentation of the format, not from the server's code. */
async function firstBroken(): Promise<number | null> {
  let previousHash = '';
  let after = 0;
  for (;;) {
    const page = await show.organiser.call('getLedger', {
      path: { id: show.id },
      query: { after, size: 5 },
    });
    for (const entry of page.entries) {
      const lines = [
        'liangfen-ledger-1',
        previousHash,
        String(entry.version),
        String(entry.at),
        entry.type,
        entry.actor.role,
        entry.actor.id,
        entry.commandId,
        entry.body,
      ];
      const hash = createHash('sha256').update(lines.join('\n'), 'utf8').digest('hex');
      if (entry.previousHash !== previousHash || entry.hash !== hash) return entry.version;
      previousHash = hash;
    }
    if (page.nextAfter === null) return null;
    after = page.nextAfter;
  }
}

it('verifies from the first setup to the last result', async () => {
  expect(await firstBroken()).toBeNull();
  const verified = await show.organiser.call('verifyLedger', { path: { id: show.id } });
  expect(verified).toMatchObject({ intact: true, firstBroken: null });
  const head = await hall.database.query
    .selectFrom('competition')
    .select(['head_hash', 'version'])
    .where('id', '=', show.id)
    .executeTakeFirstOrThrow();
  expect(verified.head).toBe(head.head_hash);
  expect(verified.checked).toBe(head.version);
});

it('holds no phone number and no token', async () => {
  const phoneNumber = '13911112222';
  const body = { name: '有手机的评委', phoneNumber };
  await show.organiser.call('createJudge', { path: { id: show.id }, body });
  const rows = await hall.database.query
    .selectFrom('show_event')
    .selectAll()
    .where('competition_id', '=', show.id)
    .execute();
  const text = JSON.stringify(rows);
  expect(text).toContain('有手机的评委');
  expect(text).not.toContain(phoneNumber);
  for (const { phone } of [...show.judges, { phone: show.console }]) {
    expect(text).not.toContain(phone.token.split(' ')[1]);
  }
});

it('names the people and programs that a change of the organiser is about, also inside its lists', async () => {
  const path = { id: show.id };
  const { programGroups } = await show.organiser.call('listProgramGroups', { path });
  const group = programGroups[0];
  const [first, second] = group?.programs ?? [];
  if (group === undefined || first === undefined || second === undefined) throw new Error('cast');
  const { users } = await show.organiser.call('listApprovedJudges', { path });
  const judge = at(users, 0);
  await show.organiser.call('updateJudge', {
    path: { id: show.id, judgeId: judge.id },
    body: { recusedProgramIds: [second.id] },
  });
  const { entries, names } = await show.organiser.call('getLedger', {
    path,
    query: { order: 'NEWEST_FIRST', size: 1 },
  });
  expect(entries[0]?.body).toContain('"action":"updateJudge"');
  expect(names.things).toEqual(
    expect.arrayContaining([
      { id: judge.id, name: judge.name, number: judge.number },
      { id: second.id, name: second.programName, number: second.sort },
    ]),
  );
  expect(names.things.map(({ id }) => id)).not.toContain(first.id);
});

it('reveals a score that was changed in the database', async () => {
  const events = hall.database.query
    .selectFrom('show_event')
    .select(['version', 'body'])
    .where('competition_id', '=', show.id)
    .where('type', '=', 'SCORE_SUBMITTED');
  const { version, body } = await events.executeTakeFirstOrThrow();
  await hall.database.query
    .updateTable('show_event')
    .set({ body: body.replace(/"score":\d+/, '"score":99') })
    .where('competition_id', '=', show.id)
    .where('version', '=', version)
    .execute();
  expect(await firstBroken()).toBe(version);
  const verified = await show.organiser.call('verifyLedger', { path: { id: show.id } });
  expect(verified).toMatchObject({ intact: false, firstBroken: version });
});
