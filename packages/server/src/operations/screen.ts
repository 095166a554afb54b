/** 大屏: what anybody in the hall may see. */
import { scoreDecimals, shownRanking } from '@liangfen/rules';
import { streamAnswer } from '../contract/http-answer.ts';
import { isTooOld } from '../contract/operations.ts';
import { notFound } from '../problem.ts';
import { askFrames } from './ask-frames.ts';
import type { Operations } from './operation.ts';

const screen = { role: 'SCREEN' } as const;

export const screenOperations: Operations<
  | 'getScreenMatch'
  | 'checkEmbedding'
  | 'openScreenEvents'
  | 'askScreenFrames'
  | 'reportScreen'
  | 'getScreenResult'
> = {
  getScreenMatch: async (call, { live }) => (await live.onWalls(call.path.id)).match,

  /** An older client hears first that it is too old: it may not understand the rest of the answer. */
  checkEmbedding: async (call, { crossOrigin, rateLimit }) => {
    await rateLimit('embedding', call.address);
    if (isTooOld(call.query.generation)) return { state: 'SDK_TOO_OLD' };
    const { origin } = call.query;
    return { state: await crossOrigin.mayShow(call.request.headers, call.path.id, origin) };
  },

  openScreenEvents: async (call, { live }) =>
    streamAnswer(
      await live.open(
        call.path.id,
        { ...screen, label: call.query.label ?? '大屏' },
        { lastEventId: call.lastEventId, address: call.address, line: call.query.line },
      ),
    ),

  askScreenFrames: (call, { live }) =>
    askFrames(live, call, { ...screen, label: call.query.label ?? '大屏' }, call.address),

  reportScreen: async (call, { live }) => {
    // Unknown competitions answer alike on every path; known ones cost no query.
    await live.state(call.path.id);
    live.report(call.path.id, { ...screen, label: '' }, call.body, call.address);
    return { ok: true };
  },

  /** Shows only what was shown, as it was shown: no step that has not come, no correction that was not on air. */
  getScreenResult: async (call, { live }) => {
    const { settled: state } = await live.onWalls(call.path.id);
    const groupId = call.query.groupId ?? state.activeProgramGroupId;
    if (groupId !== null && !state.programGroups.some((group) => group.id === groupId)) {
      throw notFound('节目组');
    }
    const { version } = state;
    return { version, decimals: scoreDecimals(state), rows: shownRanking(state, groupId) };
  },
};
