/** The show that is put under faults: one hall with a console and signed-in judges, made before the server starts. */
import { type Hall, makeHall } from '../../bench/support/hall.ts';
import { createApp } from '../../packages/server/src/app.ts';
import {
  createLog,
  createMemoryBus,
  createNodePorts,
} from '../../packages/server/src/node/index.ts';
import type { Database } from '../../packages/server/src/ports.ts';
import { migrate } from '../../packages/server/src/store/migrate.ts';
import type { Actor } from './witness.ts';

export interface Stage {
  readonly competitionId: string;
  readonly programIds: readonly string[];
  readonly judges: readonly Actor[];
  readonly console: Actor;
  readonly organiserToken: string;
  /** What was done before anybody watched. */
  readonly version: number;
}

export async function prepareStage(
  database: Database,
  size: { readonly judges: number; readonly programs: number },
): Promise<Stage> {
  await migrate(database, Date.now);
  const log = createLog('error');
  const app = createApp(createNodePorts({ database, bus: createMemoryBus(), log }));
  const hall: Hall = await makeHall(app, size);
  const { competitionId, programIds } = hall;
  const { query } = database;
  const judges = await query
    .selectFrom('judge')
    .select('id')
    .where('competition_id', '=', competitionId)
    .orderBy('number')
    .execute();
  const { id } = await query
    .selectFrom('session')
    .select('id')
    .where('competition_id', '=', competitionId)
    .where('kind', '=', 'CONSOLE')
    .executeTakeFirstOrThrow();
  const competition = await query
    .selectFrom('competition')
    .select('owner_id')
    .where('id', '=', competitionId)
    .executeTakeFirstOrThrow();
  const organiser = await app.services.sessions.open({
    kind: 'TOKEN',
    userId: competition.owner_id,
    client: 'faults',
  });
  // A rehearsal has six programs. By the API, because the ledger that is checked at the end must know of it.
  const { newId, now } = app.services.ports;
  await query
    .insertInto('point_entry')
    .values({
      ...{ id: newId(), user_id: competition.owner_id, delta: 1, balance: 1, source: 'GIFT' },
      ...{ amount: null, competition_id: null, competition_name: null, at: now() },
    })
    .execute();
  const made = await app.fetch(
    new Request(`http://127.0.0.1/api/competition/${competitionId}/official`, {
      method: 'PATCH',
      headers: { authorization: organiser.token },
    }),
    { address: '127.0.0.1' },
  );
  if (!made.ok) throw new Error(`not official: ${await made.text()}`);
  // An official evening begins with nobody signed in.
  for (const authorization of hall.judgeTokens) {
    const address = `http://127.0.0.1/api/competition/${competitionId}/judge/sign-in`;
    const signed = await app.fetch(
      new Request(address, { method: 'PATCH', headers: { authorization } }),
      { address: '127.0.0.1' },
    );
    if (!signed.ok) throw new Error(`not signed in: ${await signed.text()}`);
  }
  const { version } = await query
    .selectFrom('competition')
    .select('version')
    .where('id', '=', competitionId)
    .executeTakeFirstOrThrow();
  await app.drain();
  return {
    competitionId,
    programIds,
    judges: judges.map((judge, index) => ({
      id: judge.id,
      token: hall.judgeTokens[index] ?? '',
    })),
    console: { id, token: hall.consoleToken },
    organiserToken: organiser.token,
    version: Number(version),
  };
}
