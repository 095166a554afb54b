/** 大屏: what anybody in the hall may see. */
import { projectMatch, shownRanking } from '@liangfen/rules';
import { streamResponse } from '../contract/responses.ts';
import { notFound } from '../problem.ts';
import type { Operations } from './operation.ts';

const screen = { role: 'SCREEN' } as const;

export const screenOperations: Operations<
  'getScreenMatch' | 'openScreenEvents' | 'reportScreen' | 'getScreenResult'
> = {
  getScreenMatch: async (call, { live }) => projectMatch(await live.state(call.path.id), screen),

  openScreenEvents: async (call, { live }) =>
    streamResponse(
      await live.open(
        call.path.id,
        { ...screen, label: call.query.label ?? '大屏' },
        { lastEventId: call.lastEventId, address: call.address },
      ),
    ),

  reportScreen: async (call, { live }) => {
    // Unknown competitions answer alike on every path; known ones cost no query.
    await live.state(call.path.id);
    live.report(call.path.id, { ...screen, label: '' }, call.body, call.address);
    return { ok: true };
  },

  /** Only what was shown, as it was shown: no step that was not taken, no correction that was not on air. */
  getScreenResult: async (call, { live }) => {
    const state = await live.state(call.path.id);
    const groupId = call.query.groupId ?? state.activeProgramGroupId;
    if (groupId !== null && !state.programGroups.some((group) => group.id === groupId)) {
      throw notFound('节目组');
    }
    return { version: state.version, rows: shownRanking(state, groupId) };
  },
};
