/** Ends rehearsals that nobody plays any more: their page closed without a word, or lost its way to the server (docs/decisions/0307). */
import { endedSessions } from '../ended-sessions.ts';
import { resetScores } from '../reset-scores.ts';
import type { Services } from '../services.ts';
import { removeSimulatedJudges } from './simulated.ts';
import type { Twins } from './twin-row.ts';
import { heldForMs } from './twin-row.ts';

const roundEveryMs = 10_000;
/** The most twins that one round ends; the next round takes the rest. */
const mostInRound = 50;

export function createTwins(services: Pick<Services, 'ports' | 'live' | 'sessions'>): Twins {
  const { ports, live } = services;
  let cancel: (() => void) | null = null;
  let stopped = false;

  const endIn = (competitionId: string): Promise<readonly string[] | null> =>
    live.setup(
      competitionId,
      { role: 'SYSTEM', id: 'rehearsal' },
      {
        area: 'SCORES',
        action: 'lapseTwin',
        run: async (tx, state) => {
          const at = ports.now();
          const twin = await tx
            .selectFrom('rehearsal_twin')
            .selectAll()
            .where('competition_id', '=', competitionId)
            .where('ended_at', 'is', null)
            .where('held_until', '<=', at)
            .executeTakeFirst();
          // Held again meanwhile, or ended by another process.
          if (twin === undefined) return { result: null, unchanged: true };
          // Official results are never a twin's.
          const cleared = twin.clears && state.status === 'REHEARSAL';
          const scores = cleared ? await resetScores(tx, ports, state, 'lapseTwin') : {};
          const removed = await removeSimulatedJudges(tx, competitionId);
          await tx
            .insertInto('rehearsal_twin')
            .values({ ...twin, ended_at: at, judges: removed.count, cleared })
            .execute();
          return { result: removed.sessions, before: { judges: removed.count, ...scores } };
        },
      },
    );

  const round: Twins['round'] = async () => {
    const lapsed = await ports.database.query
      .selectFrom('rehearsal_twin as twin')
      .innerJoin('competition', 'competition.id', 'twin.competition_id')
      .select('twin.competition_id as competitionId')
      .where('twin.ended_at', 'is', null)
      .where('twin.held_until', '<=', ports.now())
      .where('competition.deleted_at', 'is', null)
      .orderBy('twin.held_until')
      .limit(mostInRound)
      .execute();
    let ended = 0;
    for (const { competitionId } of lapsed) {
      try {
        const sessions = await endIn(competitionId);
        if (sessions === null) continue;
        endedSessions(services, sessions);
        ended += 1;
        ports.log.info('rehearsal.lapsed', { competitionId });
      } catch (error) {
        // A twin that cannot be ended now does not hold up the others; the next round tries again.
        ports.log.warn('rehearsal.lapse.failed', { competitionId, error });
      }
    }
    return ended;
  };

  const after = (ms: number) => {
    if (stopped) return;
    cancel = ports.schedule(ms, () => {
      round()
        .catch((error: unknown) => ports.log.warn('rehearsal.round.failed', { error }))
        .finally(() => after(roundEveryMs));
    });
  };

  return {
    round,
    start: () => after(heldForMs),
    stop: () => {
      stopped = true;
      cancel?.();
    },
  };
}
