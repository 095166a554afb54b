/** Says before a change of the organiser which published figures it changes: the change itself is run and undone. */
import { changesByPanels, type ShowState } from '@liangfen/rules';
import type { Call } from '../call.ts';
import { scoreSetting } from '../competitions/score-setting.ts';
import type { Operations } from '../operation.ts';
import { organiserChange } from '../organiser-change.ts';
import { programEditing } from '../programs/editing.ts';
import { programGroups } from '../programs/groups.ts';
import { moveToGroup } from '../programs/moving.ts';
import { programOrder } from '../programs/order.ts';
import { programRemoval } from '../programs/removal.ts';
import { recovery } from '../recovery/recovery.ts';
import { awardsGiven } from '../results/ceremonies.ts';
import { scoreReset } from '../results/reset.ts';
import type { Services } from '../services.ts';
import { changesIfTried, revealed } from './changes-if-tried.ts';

export const competitionForecast: Operations<'forecastChange'> = {
  forecastChange: async (call, services) => {
    const { live, ports } = services;
    const state = await live.state(call.path.id);
    if (call.body.action === 'renewProgramPanel') {
      const { now, newId, database } = ports;
      const given = await awardsGiven(database.query, state);
      const context = { now: now(), newId, awardsGiven: given };
      return revealed(state, changesByPanels(state, context));
    }
    return changesIfTried(services, call.path.id, (trying) => changed(call, trying, state));
  },
};

/** Runs the operation that the change is; whoever only asks has confirmed by asking. */
function changed(call: Call<'forecastChange'>, services: Services, { name }: ShowState) {
  const { body } = call;
  const { id } = call.path;
  const asked = { ...call, query: {}, idempotencyKey: null, seenVersion: null };
  switch (body.action) {
    case 'updateProgram': {
      const { programId, change } = body;
      return programEditing.updateProgram(
        { ...asked, path: { id, programId }, body: change },
        services,
      );
    }
    case 'movePrograms': {
      const { programIds, programGroupId } = body;
      return organiserChange(asked, services, {
        action: 'updateProgram',
        area: 'PROGRAMS',
        run: async (tx, state) => {
          const moved = await moveToGroup(tx, state, programIds, programGroupId);
          return { result: undefined, unchanged: moved === 0 };
        },
      });
    }
    case 'createProgram':
      return programEditing.createProgram({ ...asked, body: body.program }, services);
    case 'updateProgramGroups':
      return programGroups.updateProgramGroups({ ...asked, body: body.change }, services);
    case 'sortPrograms':
      return programOrder.sortPrograms({ ...asked, body: body.change }, services);
    case 'removePrograms': {
      const removal = { programIds: body.programIds, confirmName: name };
      return programRemoval.removePrograms({ ...asked, body: removal }, services);
    }
    case 'updateScoreSetting':
      return scoreSetting.updateScoreSetting({ ...asked, body: body.change }, services);
    case 'cleanScores':
      return scoreReset.cleanScores({ ...asked, body: { confirmName: name } }, services);
    case 'recoverRemoved':
      return recovery.recoverRemoved(
        { ...asked, path: { id, removedId: body.removedId }, body: undefined },
        services,
      );
    case 'renewProgramPanel':
      return null;
  }
}
