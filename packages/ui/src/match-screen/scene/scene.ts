// A scene is one picture: what may change inside it is an update, what makes it another one is its key.
import type { ScreenMatch, Stage } from '@liangfen/sdk/schema';

/** Equal keys: the same picture, updated in place. Different keys: a transition. */
export function sceneKey({ stage }: Pick<ScreenMatch, 'stage'>): string {
  return [stage.kind, ...identity(stage)].join('|');
}

function identity(stage: Stage): readonly (string | number | boolean)[] {
  switch (stage.kind) {
    case 'START':
    case 'TEST':
      return [];
    case 'SIGN_IN':
      return [stage.showType];
    case 'PROGRAM_LIST':
      return [stage.groupId ?? ''];
    case 'TITLE':
      return [stage.showType, stage.program.id];
    case 'INTERMISSION':
      return [];
    case 'AUDIENCE_VOTE':
      return [stage.vote.id, stage.result !== null];
    case 'SPEECH':
    case 'SCORING':
    case 'SCORE_REVEAL':
    case 'RESULT':
      return [stage.test, stage.program.id, stage.item?.id ?? ''];
    case 'RANKING':
      return [stage.showType, stage.groupName, stage.item?.id ?? '', stage.pageNo];
    case 'PODIUM':
    case 'CHAMPION':
    case 'AWARDS':
      return [stage.groupName];
    case 'BRACKET':
      return [];
    case 'BATTLE':
      return [stage.test, stage.red.program.id, stage.blue.program.id];
  }
}
