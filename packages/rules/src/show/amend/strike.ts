/** Takes a judge's score of a finished program out of its result, or back in, and counts a result anew (decision 0535). */
import type {
  BlockedReason,
  CurrentMatch,
  PanelJudge,
  Program,
  ProgramPanel,
  StruckScore,
} from '@liangfen/sdk/schema';
import { hasBouts } from '../../mode.ts';
import { findProgram, judgeScoresOf } from '../lookup.ts';
import type { CommandOf } from '../operator-commands.ts';
import { panelNow, panelOf } from '../panel.ts';
import { withStruck } from '../score/with-struck.ts';
import type { ShowState } from '../state.ts';
import { WHOLE } from '../state.ts';

type Strike = CommandOf<'STRIKE_SCORE'>;
type OnResult = Strike | CommandOf<'RENEW_PANEL'>;

/** Both put a finished result right, and nothing else has one. */
export function finishedGate(
  match: CurrentMatch,
  { programId, reason }: OnResult,
): BlockedReason | null {
  if (hasBouts(match.mode)) return 'NOT_IN_BATTLE_MODE';
  const found = findProgram(match, programId);
  if (!found?.group) return 'PROGRAM_NOT_FOUND';
  if (found.program.finalScore === null) return 'NO_RESULT';
  return reason.trim() === '' ? 'REASON_REQUIRED' : null;
}

/** The row with the judge's scores struck or standing again; null where there is none to strike, or none that was. */
export function struckRow(
  state: ShowState,
  program: Program,
  { judgeId, struck, reason }: Strike,
  at: number,
): Program | null {
  const { struck: known = [], ...rest } = program;
  const isOwn = (score: StruckScore) => score.judgeId === judgeId;
  if (!struck) {
    return known.some(isOwn)
      ? withStruck(
          rest,
          known.filter((one) => !isOwn(one)),
        )
      : null;
  }
  const counts = panelOf(state, program.id).judges.some(
    ({ id, absence }) => id === judgeId && absence === undefined,
  );
  const isStruck = (key: string) =>
    known.some((one) => isOwn(one) && (one.itemId ?? WHOLE) === key);
  const keys = [...judgeScoresOf(state, program.id, judgeId).keys()].filter(
    (key) => !isStruck(key),
  );
  if (!counts || keys.length === 0) return null;
  const added = keys.map((key) => ({ judgeId, itemId: key === WHOLE ? null : key, reason, at }));
  return withStruck(rest, [...known, ...added]);
}

/**
 * The panel as the judges stand now, of those who sat on it then or have a score: whoever was recused since is out of it,
 * names and groups are today's. Whoever only left the hall keeps the place.
 */
export function renewedPanel(state: ShowState, programId: string): ProgramPanel {
  const then = new Map(panelOf(state, programId).judges.map((judge) => [judge.id, judge] as const));
  const now = panelNow(state, programId);
  const present = new Set(now.judges.map(({ id }) => id));
  const judges = now.judges.map((judge): PanelJudge => {
    const { absence, ...seat } = judge;
    if (absence !== 'NOT_SIGNED_IN') return judge;
    return then.get(judge.id)?.absence === undefined && then.has(judge.id) ? seat : judge;
  });
  const gone = [...then.values()].filter(({ id }) => !present.has(id));
  return { ...now, judges: [...judges, ...gone] };
}
