// Puts together what the parts of a play have seen, for its report.
import type { Connection, JudgeRef } from '@liangfen/sdk/schema';
import type { RehearsalFacts } from '../report/report.ts';
import { timingOf } from '../report/timing.ts';
import type { ScoreCount } from '../report/verification.ts';
import type { HallAnswer } from './hall-check.ts';
import { phoneFacts, screenFacts } from './hall-facts.ts';
import type { Traffic } from './network.ts';
import type { Operator } from './operator.ts';
import type { Phone } from './phone.ts';
import type { ScreenWatch } from './screen-watch.ts';
import type { ScoringOutcome } from './show-options.ts';

/** Grows while the play goes on. */
export interface Seen {
  readonly traffic: Traffic;
  readonly watch: ScreenWatch;
  readonly simulated: JudgeRef[];
  readonly phones: Phone[];
  readonly scorings: ScoringOutcome[];
  /** Programs that were scored to their end. */
  readonly playedIds: Set<string>;
  operator: Operator | null;
  firstCheck: readonly HallAnswer[];
  /** Null until it took place. */
  lastCheck: readonly HallAnswer[] | null;
  /** The connections after the last check, whose answers say what each screen shows. */
  presence: readonly Connection[];
  scores: ScoreCount | null;
  /** Programs, or bouts. */
  played: number;
}

type GatheredFacts = Omit<
  RehearsalFacts,
  'competitionName' | 'settings' | 'startedAt' | 'endedAt' | 'outcome' | 'failure' | 'tidied'
>;

/** Must be called while the operator is still there. */
export function gatherFacts(seen: Seen, playable: number): GatheredFacts {
  const { traffic, phones, scorings, operator, scores, played } = seen;
  const delivered = scorings.flatMap((each) => each.delivered);
  const failed = scorings.flatMap(({ programId, programName, failed: those }) =>
    those.map((each) => ({ ...each, programId, programName })),
  );
  const undelivered = failed
    .filter((each) => !isThere(each, seen))
    .map(({ judge, programName, detail }) => ({ judge, programName, detail }));
  return {
    ...hallOf(seen),
    ...commandsOf(operator),
    mode: operator?.match.current().mode ?? 'SCORE',
    lines: phones.filter(({ live }) => live).length,
    played,
    playable,
    answers: timingOf(traffic.answers),
    deliveries: timingOf(delivered),
    submissions: delivered.length,
    repeats: Math.max(0, traffic.sends - delivered.length - failed.length),
    lost: traffic.lostThere + traffic.lostBack,
    undelivered,
    scores,
  };
}

/** Whether the server's count has the score although the phone heard of no success. */
function isThere(
  { judge, programId, programName }: { judge: JudgeRef; programId: string; programName: string },
  { scores, playedIds }: Seen,
): boolean {
  if (scores === null || !playedIds.has(programId)) return false;
  return !scores.missing.some(
    (each) => each.judge.id === judge.id && each.programName === programName,
  );
}

function hallOf(seen: Seen): Pick<RehearsalFacts, 'checked' | 'screens' | 'phones'> {
  const { operator, firstCheck: first, lastCheck: last, watch, simulated } = seen;
  if (last === null || operator === null) return { checked: false, screens: [], phones: [] };
  const match = operator.match.current();
  const ids = new Set(simulated.map(({ id }) => id));
  return {
    checked: true,
    screens: screenFacts({ first, last }, watch.screens(), seen.presence, match),
    phones: phoneFacts({ first, last }, match, ids),
  };
}

function commandsOf(
  operator: Operator | null,
): Pick<RehearsalFacts, 'commands' | 'slowestCommand'> {
  const taken = operator?.taken() ?? [];
  const slowest = [...taken].sort((a, b) => b.ms - a.ms)[0];
  return { commands: timingOf(taken.map(({ ms }) => ms)), slowestCommand: slowest?.type ?? null };
}
