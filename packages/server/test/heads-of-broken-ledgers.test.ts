/** Tests that a server that finds its own ledger broken does not sign it anew, and that its evidence says so elsewhere. */
import { eventHash, parseNote } from '@liangfen/rules/replay';
import { nodeProof, parseBundle, verifyBundle } from '@liangfen/verify';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';

let hall: TestApp;
let organiser: TestAccount;
let id: string;

beforeEach(async () => {
  hall = await createTestApp();
  organiser = await hall.register();
  ({ id } = await organiser.client.call('createCompetition', { body: { name: '决赛' } }));
  for (const name of ['评委甲', '评委乙', '评委丙']) {
    await organiser.client.call('createJudge', { path: { id }, body: { name } });
  }
  await hall.app.services.heads.sign(id);
  await organiser.client.call('createJudge', { path: { id }, body: { name: '评委丁' } });
});

const sizes = async (): Promise<number[]> => {
  const { heads } = await hall.client.call('listSignedHeads', { path: { id } });
  return heads.map(({ checkpoint }) => parseNote(checkpoint)?.size ?? 0);
};

/** Writes the last entry under another name with a right hash, as whoever knows the format would. */
async function rewriteLast(): Promise<void> {
  const row = await hall.database.query
    .selectFrom('show_event')
    .selectAll()
    .where('competition_id', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const hash = eventHash(nodeProof.sha256, {
    previousHash: row.previous_hash,
    version: Number(row.version),
    at: Number(row.at),
    type: row.type,
    actor: { role: row.actor_role, id: 'somebody-else' },
    commandId: row.command_id,
    body: row.body,
  });
  await sql`update show_event set actor_id = 'somebody-else', hash = ${hash}
    where competition_id = ${id} and version = ${row.version}`.execute(hall.database.query);
}

it('signs what follows on a whole ledger', async () => {
  const before = await sizes();
  const head = await hall.app.services.heads.sign(id);
  expect(await sizes()).toEqual([...before, head?.size]);
});

it('does not sign a chain that is right in itself and not the one that the competition noted', async () => {
  const before = await sizes();
  await rewriteLast();
  expect(await hall.app.services.heads.sign(id)).toBeNull();
  expect(await hall.app.services.heads.round()).toBe(1);
  expect(await sizes()).toEqual(before);
});

it('does not sign an entry whose content is not the one of its hash', async () => {
  await sql`update show_event set body = replace(body, '评委丁', '评委戊')
    where competition_id = ${id}`.execute(hall.database.query);
  expect(await hall.app.services.heads.sign(id)).toBeNull();
});

it('exports such a ledger with the competition’s own note of its end, which convicts it', async () => {
  await rewriteLast();
  const answer = await organiser.client.send('exportEvidence', { path: { id } });
  const bundle = parseBundle(await answer.text());
  const keys = [hall.ports.proof.signer?.key ?? ''];
  expect(verifyBundle(bundle, { keys })).toMatchObject({
    verdict: 'DIFFERENT',
    difference: { text: '比赛记下的最新哈希和台账的最后一条不符' },
  });
  const { head: _, ...earlier } = bundle;
  expect(verifyBundle(earlier, { keys }).verdict).toBe('UNPROVEN');
});
