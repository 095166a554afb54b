/**
 * Follows whether this is a rehearsal, the show that counts, or a show that has ended. After the end no step is prepared,
 * and a step that was about to be taken is put away.
 */
import type { CompetitionStatus } from '@liangfen/sdk/schema';
import { consoleSetup, type Known } from '../console-setup.ts';

export const rehearsalParts = {
  guards: {
    hasStatus: ({ context }: Known, status: CompetitionStatus) => context.match?.status === status,
  },
};

const rehearsalSetup = consoleSetup.extend(rehearsalParts);

export const rehearsal = rehearsalSetup.createStateConfig({
  initial: 'following',
  on: { 'feed.match': { target: '.following' } },
  states: {
    following: {
      always: [
        { guard: { type: 'hasStatus', params: 'REHEARSAL' }, target: 'REHEARSAL' },
        { guard: { type: 'hasStatus', params: 'ENDED' }, target: 'ENDED' },
        { guard: { type: 'hasStatus', params: 'OFFICIAL' }, target: 'OFFICIAL' },
      ],
    },
    REHEARSAL: {},
    OFFICIAL: {},
    ENDED: {},
  },
});
