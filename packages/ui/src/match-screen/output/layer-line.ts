// What a lower third and a score bug say of the picture on air: who, and what the hall has seen of the score.
import { mainScore } from '@liangfen/rules';
import type { Clock, ScreenMatch, Stage } from '@liangfen/sdk/schema';
import { fill } from '../../messages/index.ts';
import type { Messages } from '../../messages/messages.ts';
import { decimalsOfAll, formatFigure, formatNumber } from '../format.ts';

export interface LayerLine {
  readonly number: string;
  readonly name: string;
  /** Below the name. */
  readonly note: string;
  /** What is going on, or what the figure is. */
  readonly tag: string;
  readonly figure: string;
  /** Single scores or places, as they were shown. */
  readonly chips: readonly { readonly id: string; readonly text: string }[];
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
    clock: 'clock' in stage ? stage.clock : null,
  };
  const more = moreOf(match, stage, texts);
  return more === null && line.name === '' ? null : { ...line, ...more };
}

/** A picture that is not named here is told by its program, where it has one. */
function moreOf(match: ScreenMatch, stage: Stage, texts: Texts): Partial<LayerLine> | null {
  if (stage.kind === 'START') return { name: match.name, note: match.look.slogan };
  if (stage.kind === 'SIGN_IN') {
    return { name: texts.signIn.title, figure: `${stage.signed} / ${stage.total}` };
  }
  if (stage.kind === 'PROGRAM_LIST') {
    const next = stage.rows.find(({ id }) => id === stage.nextProgramId);
    if (next === undefined) return { name: texts.programList.finished, note: stage.groupName };
    const { sort, programName, contestant } = next;
    return {
      ...{ number: formatNumber(sort), name: programName, note: contestant },
      tag: texts.programList.next,
    };
  }
  if (stage.kind === 'SCORING') {
    const { title, voteTitle } = texts.scoring;
    return {
      tag: { SCORE: title, VOTE: voteTitle, BATTLE: title }[match.mode],
      figure: `${stage.submitted} / ${stage.expected}`,
    };
  }
  if (stage.kind === 'SCORE_REVEAL') {
    const open = stage.cards.flatMap(({ number, score }, index) =>
      score === null ? [] : [{ id: `${number ?? `place ${index}`}`, score }],
    );
    const decimals = decimalsOfAll(
      open.map(({ score }) => score),
      stage.decimals ?? 0,
    );
    const shown = stage.vote ? [] : open.slice(-chipsAtMost);
    return { chips: shown.map(({ id, score }) => ({ id, text: formatFigure(score, decimals) })) };
  }
  if (stage.kind === 'RESULT') {
    const main = mainScore(stage);
    if (main === null) return {};
    const { rank, tied } = stage;
    const rankText = tied ? texts.result.rankTied : texts.result.rank;
    return {
      tag: rank === null ? texts.result.title : fill(rankText, { rank }),
      figure: formatFigure(main.score, stage.working.decimals),
    };
  }
  if (stage.kind === 'RANKING') {
    return {
      name: texts.ranking.title,
      note: stage.groupName,
      chips: stage.rows.slice(0, 3).map(({ programId, rank, programName, score }) => {
        const figure = score === null ? '' : formatFigure(score, stage.decimals);
        const text = [rank ?? texts.ranking.unranked, programName, figure].join(' ').trim();
        return { id: programId, text };
      }),
    };
  }
  return null;
}
