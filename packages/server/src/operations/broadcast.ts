/** 直播输出: what title makers and button boxes ask for, outside of our own pages. */
import {
  adviceFor,
  blockedReason,
  type OperatorCommand,
  previewOf,
  reopens,
  type ShowState,
} from '@liangfen/rules';
import { linkWords } from '@liangfen/rules/words';
import type {
  BlockedReason,
  NextStepAnswer,
  OnAir,
  ScreenDataRows,
  ScreenDataTable,
} from '@liangfen/sdk/schema';
import {
  emptyAnswer,
  type HttpAnswer,
  jsonAnswer,
  textAnswer,
  withHeaders,
} from '../contract/http-answer.ts';
import type { OnWalls } from '../live/live-shows.ts';
import { cardRows, nowRow, resultRows, writtenAs } from './broadcast/rows.ts';
import { xmlOf, xmlType } from './broadcast/xml.ts';
import type { Call } from './call.ts';
import { consoleAnswer, operate } from './console/answers.ts';
import type { Operations } from './operation.ts';
import type { Services } from './services.ts';

export const broadcastOperations: Operations<
  'getScreenData' | 'getScreenDataXml' | 'getNextStep' | 'takeNextStep'
> = {
  getScreenData: (call, services) => dataAnswer(call, services, (rows) => jsonAnswer(rows)),
  getScreenDataXml: (call, services) =>
    dataAnswer(call, services, (rows) => textAnswer(xmlOf(rows), xmlType)),

  getNextStep: async (call, { live, ports, rateLimit }) => {
    await rateLimit('tally', call.console.sessionId);
    const state = await live.state(call.path.id);
    return nextStepAnswer(state, { now: live.time.now(), newId: ports.newId });
  },

  takeNextStep: async (call, services) => {
    await services.rateLimit('button', call.console.sessionId);
    const { confirm = false, confirmApart } = call.query;
    const command = { type: 'TAKE_NEXT_STEP', confirm, confirmApart } as const;
    return consoleAnswer(await operate(call, services, command));
  },
};

type DataCall = Pick<Call<'getScreenData'>, 'path' | 'query' | 'request' | 'address'>;

/**
 * Answers the same rows with the same tag: a caller who asks ten times a second is told of unchanged rows without being
 * sent them.
 */
async function dataAnswer(
  { path, query, request, address }: DataCall,
  services: Services,
  answer: (rows: ScreenDataRows) => HttpAnswer,
): Promise<HttpAnswer> {
  await services.rateLimit('screenData', address);
  const state = await services.live.state(path.id);
  const seen = await services.live.onWalls(path.id);
  const rows = rowsOf(state, seen, query.table ?? 'NOW', services.live);
  const tag = `"${services.ports.sha256(JSON.stringify(rows)).slice(0, 24)}"`;
  const known = request.headers.get('if-none-match') ?? '';
  const isKnown = known.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
  return isKnown ? emptyAnswer(304, { etag: tag }) : withHeaders(answer(rows), { etag: tag });
}

function rowsOf(
  state: ShowState,
  { match, settled }: OnWalls,
  table: ScreenDataTable,
  { time }: Pick<Services['live'], 'time'>,
): ScreenDataRows {
  const written = writtenAs(state, time.now());
  switch (table) {
    case 'NOW': {
      const group = state.programGroups.find(({ id }) => id === state.activeProgramGroupId);
      return [nowRow(match, group?.groupName ?? '', written)];
    }
    case 'CARDS':
      return cardRows(match, written);
    case 'RESULTS':
      return resultRows(settled, written);
  }
}

function nextStepAnswer(
  state: ShowState,
  context: { readonly now: number; readonly newId: () => string },
): NextStepAnswer {
  const advice = adviceFor(state);
  const command = 'command' in advice ? advice.command : null;
  const preview = command === null ? null : previewOf(state, command, context);
  const judges = 'judges' in advice ? { done: advice.judges.done, of: advice.judges.of } : null;
  return {
    version: state.version,
    onAir: markOf(state, state),
    next: preview?.accepted === true ? markOf(state, preview.preview) : null,
    advice: advice.kind,
    command,
    needs: command === null ? null : needed(state, command),
    judges,
  };
}

/** A blind press asks for more than the panel does, where people read the step before they take it. */
function needed(state: ShowState, command: OperatorCommand): BlockedReason | null {
  if (reopens(state, command)) return 'RERUN_NEEDS_CONFIRMATION';
  return blockedReason(state, command)?.reason ?? null;
}

function markOf(state: ShowState, { link, activeProgramId }: OnAir): NextStepAnswer['onAir'] {
  const programs = [
    ...state.programGroups.flatMap((group) => group.programs),
    ...state.testPrograms,
  ];
  const program = programs.find(({ id }) => id === activeProgramId);
  return {
    link,
    words: linkWords[link],
    programId: program?.id ?? null,
    programName: program?.programName ?? '',
  };
}
