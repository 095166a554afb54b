/** Says before a change of the organiser which published figures it changes: the change itself is run and undone. */
import { changesByPanels, isRevealed, publishedChanges, type ShowState } from '@liangfen/rules';
import type { PublishedChanges } from '@liangfen/sdk/schema';
import { TriedOut } from '../../live/setup-change.ts';
import type { Call } from '../call.ts';
import { scoreSetting } from '../competitions/score-setting.ts';
import type { Operations } from '../operation.ts';
import { programEditing } from '../programs/editing.ts';
import { programGroups } from '../programs/groups.ts';
import { programOrder } from '../programs/order.ts';
import { programRemoval } from '../programs/removal.ts';
import { recovery } from '../recovery/recovery.ts';
import { awardsGiven } from '../results/ceremonies.ts';
import { scoreReset } from '../results/reset.ts';
import type { Services } from '../services.ts';
import { together } from './together.ts';

export const competitionForecast: Operations<'forecastChange'> = {
  forecastChange: async (call, services) => {
    const { live, ports } = services;
    const state = await live.state(call.path.id);
    const given = { awardsGiven: await awardsGiven(ports.database.query, state) };
    if (call.body.action === 'renewProgramPanel') {
      const { now, newId } = ports;
      return revealed(state, changesByPanels(state, { now: now(), newId, ...given }));
    }
    try {
      await changed(call, trying(services), state);
      return {};
    } catch (error) {
      if (!(error instanceof TriedOut)) throw error;
      return revealed(state, publishedChanges(error.before, error.after, given));
    }
  },
};

/** The same services, with which an organiser's change is undone after it ran. */
function trying(services: Services): Services {
  const { live } = services;
  const setup: typeof live.setup = (id, actor, change) =>
    live.setup(id, actor, { ...change, onlyTried: true });
  return { ...services, live: { ...live, setup } };
}

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
      return together(services, programIds, (programId, planning) =>
        programEditing.updateProgram(
          { ...asked, path: { id, programId }, body: { programGroupId } },
          planning,
        ),
      );
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

/** A result whose reveal is still stepped is told to nobody before the hall. */
function revealed(state: ShowState, changes: PublishedChanges): PublishedChanges {
  const { resultChanges = [], ...rest } = changes;
  const told = resultChanges.filter(({ programId }) => isRevealed(state, programId));
  return told.length === 0 ? rest : { ...rest, resultChanges: told };
}
