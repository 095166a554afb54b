/** The screens' sound: on and off, how loud, and a sound to hear whether it works (decision 0400). */
import type { Look, ScreenSound } from '@liangfen/sdk/schema';
import { competitionEnded } from '../../refusals.ts';
import type { Operations } from '../operation.ts';
import { sameValue } from '../organiser-change.ts';

const off: ScreenSound = { on: false, level: 70 };

export const consoleSound: Operations<'setScreenSound' | 'testScreenSound'> = {
  /** Sound is a part of the look, which every screen has anyway: it is stored with the look and in the ledger. */
  setScreenSound: async (call, { live }) => {
    const sound = call.body;
    return live.setup(
      call.path.id,
      { role: 'CONSOLE', id: call.console.sessionId },
      {
        area: 'BASE',
        action: 'setScreenSound',
        commandId: call.idempotencyKey,
        content: sound,
        run: async (tx, state) => {
          if (state.status === 'ENDED') throw competitionEnded();
          const before = state.look.sound ?? off;
          const result = { ok: true } as const;
          if (sameValue(before, sound)) return { result, unchanged: true };
          const look: Look = { ...state.look, sound };
          await tx
            .updateTable('competition')
            .set({ look: JSON.stringify(look) })
            .where('id', '=', call.path.id)
            .execute();
          return { result, before: { sound: inWords(before) }, after: { sound: inWords(sound) } };
        },
      },
    );
  },

  testScreenSound: (call, { live }) => ({ count: live.testSound(call.path.id) }),
};

/** Writes the sound for the ledger. */
function inWords({ on, level }: ScreenSound): string {
  return on ? `开，音量 ${level}` : `关，音量 ${level}`;
}
