/** Follows the bout on air: its panel and the button of its clock show the state of this region. */
import type { BattleStatus } from '@liangfen/sdk/schema';
import { consoleSetup, type Known } from '../console-setup.ts';

export const battleParts = {
  guards: {
    hasBout: ({ context: { match } }: Known, status: BattleStatus) =>
      match?.stage.kind === 'BATTLE' && match.stage.status === status,
  },
};

const battleSetup = consoleSetup.extend(battleParts);

export const battle = battleSetup.createStateConfig({
  initial: 'following',
  on: { 'feed.match': { target: '.following' } },
  states: {
    following: {
      always: [
        { guard: { type: 'hasBout', params: 'RUNNING' }, target: 'RUNNING' },
        { guard: { type: 'hasBout', params: 'PAUSED' }, target: 'PAUSED' },
        { guard: { type: 'hasBout', params: 'DETERMINED' }, target: 'DETERMINED' },
        { target: 'none' },
      ],
    },
    none: {},
    RUNNING: {},
    PAUSED: {},
    DETERMINED: {},
  },
});
