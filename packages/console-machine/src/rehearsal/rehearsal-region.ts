/**
 * From the rehearsal to the show that counts, and to its end. What was about to be done in the rehearsal is put away
 * when the show begins to count, and nothing more is begun once the competition has ended.
 */
import type { CompetitionStatus, CurrentMatch } from '@liangfen/sdk/schema';
import { raise } from 'xstate';
import type { ConsoleContext } from '../console-context.ts';
import type { ConsoleEvent, StatusChanged } from '../console-events.ts';
import { consoleSetup, type Known } from '../console-setup.ts';

const statusChanged: StatusChanged = { type: 'status.changed' };

export const rehearsalParts = {
  guards: {
    hasStatus: ({ context }: Known, status: CompetitionStatus) => context.match?.status === status,
    changesStatus: ({ context }: Known, { status }: CurrentMatch) =>
      context.match?.status !== status,
  },
  actions: {
    tellOtherRegions: raise<ConsoleContext, ConsoleEvent, ConsoleEvent, undefined, never, never>(
      statusChanged,
    ),
  },
};

const rehearsalSetup = consoleSetup.extend(rehearsalParts);

export const rehearsal = rehearsalSetup.createStateConfig({
  initial: 'following',
  on: {
    'feed.match': {
      guard: { type: 'changesStatus', params: ({ event }) => event.match },
      target: '.following',
      actions: 'tellOtherRegions',
    },
  },
  states: {
    following: {
      always: [
        { guard: { type: 'hasStatus', params: 'REHEARSAL' }, target: 'REHEARSAL' },
        { guard: { type: 'hasStatus', params: 'ENDED' }, target: 'ENDED' },
        { target: 'OFFICIAL' },
      ],
    },
    REHEARSAL: {},
    OFFICIAL: {},
    ENDED: {},
  },
});
