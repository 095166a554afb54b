// The words of a lower third and a score bug for the picture on air: who, and what the hall has seen of the score.

import { mainScore } from '@liangfen/rules';
import { standingText } from '@liangfen/rules/words';
import type {
  Clock,
  ScreenMatch,
  Stage,
  StageChampion,
  StagePodium,
  StageProgram,
  StageRanking,
  StageReveal,
  StageTitle,
} from '@liangfen/sdk/schema';
import type { Messages } from '../../messages/messages.ts';
import { audienceFigure } from '../audience-figure.ts';
import { nextNames } from '../caption.ts';
import { decimalsOfAll, formatFigure, formatNumber } from '../format.ts';
import { rankWords } from '../rank-words.ts';

export interface LayerChip {
  readonly id: string;
  readonly text: string;
}

export interface LayerLine {
  readonly number: string;
  readonly name: string;
  /** Below the name. */
  readonly note: string;
  /** The present stage of the show, or the meaning of the figure. */
  readonly tag: string;
  readonly figure: string;
  /** Single scores or ranks, as they were shown. */
  readonly chips: readonly LayerChip[];
  /** Which of them stay where not all have room: a ranking's first, or the scores shown last. */
  readonly kept: 'first' | 'last';
  readonly clock: Clock | null;
}

type Texts = Messages['screen'];

const chipsAtMost = 9;

/** `stage` cut to what was shown. Null where a graphic has nothing to say. */
export function layerLine(match: ScreenMatch, stage: Stage, texts: Texts): LayerLine | null {
  const program = 'program' in stage ? stage.program : null;
  const line: LayerLine = {
    number: program === null ? '' : formatNumber(program.sort),
    name: program?.programName ?? '',
    note: program?.contestant ?? '',
    tag: '',
    figure: '',
    chips: [],
    kept: 'first',
    clock: 'clock' in stage ? stage.clock : null,
  };
  const more = moreOf(match, stage, texts);
  return more === null && line.name === '' ? null : { ...line, ...more };
}

/** Returns what a picture says beside its program; null where it has nothing of its own to say. */
function moreOf(match: ScreenMatch, stage: Stage, texts: Texts): Partial<LayerLine> | null {
  switch (stage.kind) {
    case 'START':
      return { name: match.name, note: match.look.slogan };
    case 'SIGN_IN':
      return { name: texts.signIn.title, figure: `${stage.signed} / ${stage.total}` };
    case 'PROGRAM_LIST': {
      const next = stage.rows.find(({ id }) => id === stage.nextProgramId);
      if (next === undefined) return { name: texts.programList.finished, note: stage.groupName };
      return { ...programLine(next), tag: texts.programList.next };
    }
    case 'TITLE':
      return titleLine(stage, texts);
    case 'INTERMISSION':
      return {
        name: texts.intermission.title,
        note:
          stage.next === null
            ? ''
            : `${texts.intermission.next} ${nextNames(stage.next, stage.opponent, texts)}`,
      };
    case 'AUDIENCE_VOTE':
      return {
        tag: texts.audienceVote.title,
        figure: audienceFigure(stage.vote.voteKind, stage.result, texts.audienceVote) ?? '',
      };
    case 'SCORING': {
      const { title, voteTitle } = texts.scoring;
      return {
        tag: { SCORE: title, VOTE: voteTitle, BATTLE: title }[match.mode],
        figure: `${stage.submitted} / ${stage.expected}`,
      };
    }
    case 'SCORE_REVEAL':
      return revealLine(stage);
    case 'RESULT': {
      const main = mainScore(stage);
      if (main === null) return {};
      const { rank } = stage;
      return {
        tag:
          rank === null
            ? (standingText(stage.program, texts.ranking.standing) ?? texts.result.title)
            : rankWords({ ...stage, rank }, texts.result),
        figure: formatFigure(main.score, stage.working.decimals, stage.working.scoreUnit),
      };
    }
    case 'RANKING':
      return { ...standing(stage, texts), name: texts.ranking.title };
    case 'PODIUM':
      return { ...standing(stage, texts), name: texts.awards.title };
    case 'CHAMPION':
      return championLine(stage, texts);
    case 'AWARDS': {
      const last = stage.awards.at(-1);
      if (last === undefined) return { name: texts.awards.title, note: stage.groupName };
      return { name: last.awardName, note: namesOf(last.winners, texts) };
    }
    case 'BRACKET':
      return { name: texts.bracket.title, note: stage.rounds.at(-1)?.groupName ?? '' };
    case 'SPEECH':
    case 'TEST':
    case 'BATTLE':
      return null;
  }
}

function programLine({ sort, programName, contestant }: StageProgram): Partial<LayerLine> {
  return { number: formatNumber(sort), name: programName, note: contestant };
}

function namesOf(programs: readonly StageProgram[], { caption }: Texts): string {
  return programs.map(({ programName }) => programName).join(caption.list);
}

/** 刚刚 has been seen with its score; the two others announce. */
function titleLine(
  { showType, program, score, rank, tied, rankedTotal, vote, decimals, scoreUnit }: StageTitle,
  { title, ranking }: Texts,
): Partial<LayerLine> {
  switch (showType) {
    case 'OPENING':
      return {};
    case 'NEXT_UP':
      return { tag: title.next };
    case 'JUST_NOW': {
      if (score === null) return { tag: title.justNow };
      const votes = decimals > 0 ? title.weightedVotes : title.votes;
      const what = vote ? votes : title.score;
      return {
        tag:
          rank === null
            ? (standingText(program, ranking.standing) ?? what)
            : rankWords({ rank, tied, rankedTotal, vote }, title),
        figure: formatFigure(score, decimals, scoreUnit),
      };
    }
  }
}

function revealLine(stage: StageReveal): Partial<LayerLine> {
  const open = stage.cards.flatMap(({ number, score }, index) =>
    score === null ? [] : [{ id: `${number ?? `place ${index}`}`, score }],
  );
  const decimals = decimalsOfAll(
    open.map(({ score }) => score),
    stage.decimals ?? 0,
  );
  const shown = stage.vote ? [] : open.slice(-chipsAtMost);
  return {
    chips: shown.map(({ id, score }) => ({
      id,
      text: formatFigure(score, decimals, stage.scoreUnit),
    })),
    kept: 'last',
  };
}

function standing(
  { groupName, rows, decimals, scoreUnit }: StageRanking | StagePodium,
  { ranking }: Texts,
): Partial<LayerLine> {
  return {
    note: groupName,
    chips: rows.slice(0, 3).map(({ programId, rank, programName, score }) => {
      const figure = score === null ? '' : formatFigure(score, decimals, scoreUnit);
      const text = [rank ?? ranking.unranked, programName, figure].join(' ').trim();
      return { id: programId, text };
    }),
  };
}

function championLine(
  { champions, score, decimals, scoreUnit, groupName }: StageChampion,
  texts: Texts,
): Partial<LayerLine> {
  const { champion } = texts;
  const [first, ...others] = champions;
  if (first === undefined) return { name: champion.coming, note: groupName };
  return {
    name: namesOf(champions, texts),
    note: others.length === 0 ? first.contestant : '',
    tag: others.length === 0 ? champion.title : champion.titleTied,
    figure: score === null ? '' : formatFigure(score, decimals, scoreUnit),
  };
}
