/**
 * Writes who is honoured as a title maker's flat text: champion, awards, podium and bracket, from the stage that is
 * seen.
 */
import { bracketChampions, formatScore, tieBreakParts } from '@liangfen/rules';
import { tieBreakDecidedText, tieBreakWords } from '@liangfen/rules/words';
import type {
  BracketSide,
  RankRow,
  ScreenDataNow,
  Stage,
  StageChampion,
  StageProgram,
} from '@liangfen/sdk/schema';

export type Honours = Pick<
  ScreenDataNow,
  | ('awardName' | 'winners' | 'winnersContestants' | 'champion' | 'championContestants')
  | ('runnerUp' | 'runnerUpScore' | 'margin' | 'decidedBy' | 'first' | 'second' | 'third')
>;

const none: Honours = {
  awardName: '',
  winners: '',
  winnersContestants: '',
  champion: '',
  championContestants: '',
  runnerUp: '',
  runnerUpScore: '',
  margin: '',
  decidedBy: '',
  first: '',
  second: '',
  third: '',
};

export function honours(stage: Stage, { decimals }: { readonly decimals: number }): Honours {
  switch (stage.kind) {
    case 'CHAMPION':
      return { ...none, ...champions(stage.champions), ...second(stage, decimals) };
    case 'AWARDS': {
      const last = stage.awards.at(-1);
      if (last === undefined) return none;
      return { ...none, awardName: last.awardName, ...winners(last.winners) };
    }
    case 'PODIUM': {
      const on = (own: number) => stage.rows.filter(({ rank }) => rank === own);
      return {
        ...none,
        ...champions(on(1)),
        first: names(on(1)),
        second: names(on(2)),
        third: names(on(3)),
      };
    }
    case 'BRACKET': {
      const slots = stage.rounds.at(-1)?.slots ?? [];
      const won = slots.flatMap(({ red, blue }) => [red, blue]).filter(hasWon);
      return {
        ...none,
        ...champions(bracketChampions(stage)),
        ...winners(won.map(({ program }) => program)),
      };
    }
    case 'START':
    case 'TEST':
    case 'SIGN_IN':
    case 'PROGRAM_LIST':
    case 'TITLE':
    case 'INTERMISSION':
    case 'AUDIENCE_VOTE':
    case 'SPEECH':
    case 'SCORING':
    case 'SCORE_REVEAL':
    case 'RESULT':
    case 'RANKING':
    case 'BATTLE':
      return none;
  }
}

type Named = Pick<StageProgram | RankRow, 'programName' | 'contestant'>;

const between = '、';

function names(programs: readonly Named[]): string {
  return programs.map(({ programName }) => programName).join(between);
}

function contestants(programs: readonly Named[]): string {
  return programs
    .map(({ contestant }) => contestant)
    .filter((contestant) => contestant !== '')
    .join(between);
}

function champions(programs: readonly Named[]): Pick<Honours, 'champion' | 'championContestants'> {
  return { champion: names(programs), championContestants: contestants(programs) };
}

function winners(programs: readonly Named[]): Pick<Honours, 'winners' | 'winnersContestants'> {
  return { winners: names(programs), winnersContestants: contestants(programs) };
}

/** The margin is nothing where a rule decided between the same scores. */
function second({ runnerUp }: StageChampion, decimals: number): Partial<Honours> {
  if (runnerUp === null) return {};
  const { program, score, margin, decidedBy } = runnerUp;
  return {
    runnerUp: program.programName,
    runnerUpScore: formatScore(score, decimals),
    margin: margin > 0 ? formatScore(margin, decimals) : '',
    decidedBy: margin > 0 || decidedBy === null ? '' : decidedText(decidedBy),
  };
}

function decidedText(decidedBy: string): string {
  const parts = tieBreakParts(decidedBy);
  return parts === null ? '' : tieBreakDecidedText.replace('{tieBreak}', tieBreakWords[parts.kind]);
}

function hasWon(side: BracketSide | null): side is BracketSide {
  return side?.outcome === 'WIN' || side?.walkover === true;
}
