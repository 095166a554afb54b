/** A rehearsal, then the show that counts, then its end: after it nothing more is begun, and what was about to be done is put away. */
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
