// Puts the ceremony and the bracket into words for those who listen; covered parts of a cut stage are left out.
import type {
  RoundTable,
  StageAwards,
  StageBracket,
  StageChampion,
  StageProgram,
} from '@liangfen/sdk/schema';
import { fill, type Messages } from '../../messages/index.ts';
import { formatFigure } from '../format.ts';
import { decisionLines } from './decision-lines.ts';

type Texts = Messages['screen'];

export function ceremonyCaption(
  stage: StageChampion | StageAwards | StageBracket,
  texts: Texts,
): string {
  switch (stage.kind) {
    case 'CHAMPION':
      return championCaption(stage, texts);
    case 'AWARDS':
      return awardsCaption(stage, texts);
    case 'BRACKET':
      return bracketCaption(stage, texts);
  }
}

function named(programs: readonly StageProgram[], { caption }: Texts): string {
  return programs
    .map(({ programName: program, contestant }) =>
      contestant === '' ? program : fill(caption.performer, { program, contestant }),
    )
    .join(caption.list);
}

function championCaption(stage: StageChampion, texts: Texts): string {
  const { caption } = texts;
  const { champions, score } = stage;
  if (champions.length === 0) return caption.championComing;
  const champion = fill(champions.length > 1 ? caption.championTied : caption.champion, {
    programs: named(champions, texts),
  });
  if (score === null) return champion;
  const points = formatFigure(score, stage.decimals, stage.scoreUnit);
  const [decision] = decisionLines(stage, texts);
  return decision === undefined
    ? fill(caption.championScore, { champion, score: points })
    : fill(caption.championDecided, { champion, score: points, decision });
}

function awardsCaption({ awards }: StageAwards, texts: Texts): string {
  const { caption } = texts;
  const last = awards.at(-1);
  if (last === undefined) return caption.awardsComing;
  const { awardName: award, winners } = last;
  return winners.length === 0
    ? fill(caption.awardNamed, { award })
    : fill(caption.award, { award, programs: named(winners, texts) });
}

/** The table of a round robin, side by side. */
function tableCaption(
  { groupName, rows }: RoundTable,
  { caption }: Pick<Texts, 'caption'>,
): string {
  const lines = rows.flatMap(({ program, rank, points }) =>
    rank === null
      ? []
      : fill(caption.tableRow, {
          rank,
          program: program.programName,
          points: formatFigure(points),
        }),
  );
  return [fill(caption.table, { group: groupName }), ...lines].join(caption.parts);
}

/** The round that is fought now, bout by bout. */
function bracketCaption(stage: StageBracket, { caption }: Texts): string {
  const { rounds, champion, divisions = [{ division: '', champion }] } = stage;
  if (stage.table !== undefined) return tableCaption(stage.table, { caption });
  const last = rounds.at(-1);
  if (last === undefined) return caption.bracketEmpty;
  const bouts = last.slots.flatMap(({ red, blue }) => {
    if (blue === null) return [];
    const sides = [red, blue];
    const winner = sides.find(({ outcome, walkover }) => outcome === 'WIN' || walkover === true);
    const loser = sides.find((side) => side !== winner);
    if (winner === undefined || loser === undefined) {
      return fill(caption.bracketBout, {
        red: red.program.programName,
        blue: blue.program.programName,
      });
    }
    return fill(winner.walkover === true ? caption.bracketWalkover : caption.bracketWon, {
      winner: winner.program.programName,
      loser: loser.program.programName,
    });
  });
  const end = divisions.flatMap(({ division, champion: one }) => {
    if (one === null) return [];
    const program = one.programName;
    return division === ''
      ? fill(caption.bracketChampion, { program })
      : fill(caption.divisionChampion, { division, program });
  });
  return [fill(caption.bracket, { round: last.groupName }), ...end, ...bouts].join(caption.parts);
}
