// Puts into one sentence what the audience sees, for those who listen.
import { formatMeasured, mainScore, scoreGap, type TitledBout, titledBout } from '@liangfen/rules';
import { performanceWordOf, standingText } from '@liangfen/rules/words';
import type {
  ScreenMatch,
  StageAudienceVote,
  StageProgram,
  StageRanking,
  StageReveal,
  StageTitle,
} from '@liangfen/sdk/schema';
import { fill, type Messages } from '../messages/index.ts';
import { audienceFigure } from './audience-figure.ts';
import { ceremonyCaption } from './ceremony/ceremony-caption.ts';
import { formatScore } from './format.ts';
import { startCaption } from './start-caption.ts';

type Texts = Messages['screen'];

/** Expects a stage that was cut to what the hall sees, so that nothing covered is said. */
export function captionOf(match: Pick<ScreenMatch, 'name' | 'look' | 'stage'>, texts: Texts) {
  const { stage } = match;
  const { caption } = texts;
  switch (stage.kind) {
    case 'START': {
      const titled = (match.look.sponsors ?? []).filter(({ level }) => level === 'TITLE');
      return titled.length === 0
        ? startCaption(match, texts)
        : fill(caption.startSponsored, {
            name: match.name,
            sponsor: titled.map(({ name }) => name).join(caption.list),
          });
    }
    case 'TEST':
      return caption.test;
    case 'SIGN_IN':
      return fill(caption.signIn, { signed: stage.signed, total: stage.total });
    case 'PROGRAM_LIST': {
      const next = stage.rows.find((row) => row.id === stage.nextProgramId);
      return next === undefined
        ? fill(caption.programListDone, { group: stage.groupName })
        : fill(caption.programList, { group: stage.groupName, program: next.programName });
    }
    case 'TITLE':
      return titleCaption(stage, texts);
    case 'INTERMISSION':
      return stage.next === null
        ? caption.intermission
        : fill(caption.intermissionNext, { program: nextNames(stage.next, stage.opponent, texts) });
    case 'AUDIENCE_VOTE':
      return audienceVoteCaption(stage, texts);
    case 'SPEECH':
      return fill(caption.speech, {
        sort: stage.program.sort,
        program: stage.program.programName,
        contestant: stage.program.contestant,
        performance: performanceWordOf(match.look),
      });
    case 'SCORING':
      return fill(caption.scoring, {
        program: stage.program.programName,
        submitted: stage.submitted,
        expected: stage.expected,
      });
    case 'SCORE_REVEAL':
      return revealCaption(stage, texts);
    case 'RESULT': {
      const main = mainScore(stage);
      const program = stage.program.programName;
      if (main === null) return fill(caption.resultPending, { program });
      const score = formatMeasured(main.score, stage.working.decimals, stage.working.scoreUnit);
      const { mark = null, leaderChanged } = stage;
      if (leaderChanged && mark?.score != null) {
        return fill(caption.leadTaken, {
          program,
          score,
          former: mark.programName,
          formerScore: formatScore(mark.score, stage.working.decimals),
          gap: formatScore(scoreGap(main.score, mark.score), stage.working.decimals),
        });
      }
      return stage.rank !== null
        ? fill(stage.tied ? caption.resultTied : caption.result, {
            program,
            score,
            rank: stage.rank,
          })
        : outText(fill(caption.resultUnranked, { program, score }), stage.program, texts);
    }
    case 'RANKING': {
      if (stage.steps?.some(({ kind }) => kind === 'PODIUM')) return podiumCaption(stage, texts);
      const title =
        stage.item === null
          ? texts.ranking.title
          : fill(texts.ranking.itemTitle, { item: stage.item.itemName });
      const rows = stage.rows
        .filter((row) => row.rank !== null && row.score !== null)
        .map((row) =>
          fill(row.tied ? caption.rankRowTied : caption.rankRow, {
            rank: row.rank ?? '',
            program: row.programName,
            score:
              row.score === null ? '' : formatMeasured(row.score, stage.decimals, stage.scoreUnit),
          }),
        );
      const opening = fill(caption.ranking, { title, page: stage.pageNo + 1 });
      return [
        opening,
        ...newcomerCaption(stage, texts),
        ...rows,
        ...lineCaption(stage, texts),
      ].join(caption.parts);
    }
    case 'PODIUM':
      return stage.rows.length === 0 ? caption.podiumComing : podiumCaption(stage, texts);
    case 'CHAMPION':
    case 'AWARDS':
    case 'BRACKET':
      return ceremonyCaption(stage, texts);
    case 'BATTLE': {
      const { red, blue, determination } = stage;
      if (determination !== null) {
        const winner = determination.winnerId === red.program.id ? red : blue;
        return fill(caption.battleWon, {
          winner: winner.program.programName,
          reason: determinationText(stage, texts),
        });
      }
      const figures = {
        red: red.program.programName,
        redScore: formatScore(red.score),
        blueScore: formatScore(blue.score),
        blue: blue.program.programName,
      };
      if (red.outcome === 'DRAW') return fill(caption.battleDrawn, figures);
      return fill(caption.battle, figures);
    }
  }
}

/** Whoever is out of the ranking has a word in the place of the rank. */
function outText(said: string, program: StageProgram, { caption, ranking }: Texts): string {
  const word = standingText(program, ranking.standing);
  return word === null ? said : [said, word].join(caption.parts);
}

type Named = Pick<StageProgram, 'programName'>;

/** Names who is next: one act, or both sides of a bout. */
export function nextNames(
  { programName: red }: Named,
  opponent: Named | null | undefined,
  { caption }: Texts,
): string {
  return opponent == null ? red : fill(caption.bracketBout, { red, blue: opponent.programName });
}

function boutTitleCaption(
  showType: StageTitle['showType'],
  { bout, red, blue, winnerId }: TitledBout,
  { caption }: Texts,
): string {
  const whole = ({ programName: program, contestant }: StageProgram) =>
    contestant === '' ? program : fill(caption.performer, { program, contestant });
  const sides = fill(caption.bracketBout, { red: whole(red.program), blue: whole(blue.program) });
  switch (showType) {
    case 'OPENING':
      return fill(caption.titleBout, { bout, sides });
    case 'NEXT_UP':
      return fill(caption.titleNextBout, { sides });
    case 'JUST_NOW': {
      const said = fill(caption.titleJustNowBout, { sides });
      if (red.score === null || blue.score === null) return said;
      const [redScore, blueScore] = [formatScore(red.score), formatScore(blue.score)];
      if (winnerId === null) {
        return [said, fill(caption.titleBoutDrawn, { redScore, blueScore })].join(caption.parts);
      }
      const winner = (winnerId === red.program.id ? red : blue).program.programName;
      return [said, fill(caption.titleBoutWon, { winner, redScore, blueScore })].join(
        caption.parts,
      );
    }
  }
}

function titleCaption(stage: StageTitle, texts: Texts): string {
  const bout = titledBout(stage);
  if (bout !== null) return boutTitleCaption(stage.showType, bout, texts);
  const { caption } = texts;
  const {
    program: { sort, programName: program, contestant },
    showType,
    score,
    decimals,
  } = stage;
  const words = { sort, program, contestant };
  switch (showType) {
    case 'OPENING':
      return fill(caption.title, words);
    case 'NEXT_UP':
      return fill(caption.titleNext, words);
    case 'JUST_NOW': {
      const said = fill(caption.titleJustNow, words);
      if (score === null) return said;
      const told = fill(caption.titleScore, { score: formatScore(score, decimals) });
      return [said, told].join(caption.parts);
    }
  }
}

/** Names the program that has just got a score first. */
function newcomerCaption({ rows, newcomer }: StageRanking, { caption }: Texts): string[] {
  const row = rows.find(({ programId }) => programId === newcomer);
  if (row === undefined || row.rank === null) return [];
  const { programName: program, rank, tied } = row;
  return [fill(tied ? caption.newcomerTied : caption.newcomer, { program, rank })];
}

function lineCaption(stage: StageRanking, { caption }: Texts): string[] {
  const { promotedCount, promotedPlaces = promotedCount } = stage;
  return promotedPlaces === undefined ? [] : [fill(caption.promoted, { count: promotedPlaces })];
}

/** Names the podium from the champion on. */
function podiumCaption({ rows }: Pick<StageRanking, 'rows'>, { caption, ranking }: Texts): string {
  const { ranks, tied } = ranking.podium;
  return ([1, 2, 3] as const)
    .flatMap((own) => {
      const standing = rows.filter(({ rank }) => rank === own);
      if (standing.length === 0) return [];
      const word = ranks[own];
      return fill(caption.podium, {
        rank: standing.length > 1 ? fill(tied, { rank: word }) : word,
        programs: standing.map(({ programName }) => programName).join(caption.list),
      });
    })
    .join(caption.parts);
}

function revealCaption(stage: StageReveal, texts: Texts): string {
  const opening = fill(texts.caption.reveal, { program: stage.program.programName });
  const cards = stage.cards.flatMap((card) =>
    card.score === null
      ? []
      : fill(texts.caption.card, {
          judge: card.name ?? judgeLabel(card.number, texts),
          score: stage.vote
            ? card.score > 0
              ? texts.reveal.voted
              : texts.reveal.withheld
            : formatMeasured(card.score, stage.decimals, stage.scoreUnit),
        }),
  );
  return [opening, ...cards].join(texts.caption.parts);
}

export function judgeLabel(number: number | null, texts: Texts): string {
  return number === null ? texts.reveal.anonymous : fill(texts.reveal.judge, { number });
}

/** Why the bout was decided, in words. */
export function determinationText(
  stage: Extract<ScreenMatch['stage'], { kind: 'BATTLE' }>,
  { battle }: Texts,
): string {
  const { determination } = stage;
  if (determination === null) return '';
  switch (determination.reason) {
    case 'EXCEEDED_FOULS':
      return fill(battle.exceededFouls, { foul: determination.foulName ?? '' });
    case 'LEAD_SCORE':
      return fill(battle.lead, { lead: formatScore(determination.lead ?? 0) });
    case 'OPERATOR':
      return battle.operator;
    case 'CARDS':
      return fill(battle.cards, {
        verdict: battle.verdicts[stage.boutCards?.verdict ?? 'MAJORITY'],
      });
    case 'CORRECTED':
      return battle.corrected;
  }
}

function audienceVoteCaption({ program, vote, result }: StageAudienceVote, texts: Texts): string {
  const { caption, audienceVote } = texts;
  const named = { program: program.programName };
  if (result === null) {
    return fill(vote.closedAt === null ? caption.audienceVote : caption.audienceVoteClosed, named);
  }
  const figure = audienceFigure(vote.voteKind, result, audienceVote) ?? audienceVote.nobody;
  return fill(caption.audienceVoted, { ...named, figure, voters: result.voters });
}
