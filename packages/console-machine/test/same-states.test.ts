/** The search for states that nothing tells apart finds them, in a machine of two states. */
import { describe, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { sameStates } from './support/same-states.ts';

describe('two states that differ in name only', () => {
  const { createMachine } = setup({
    types: { events: {} as { readonly type: 'SHOWN' | 'HIDDEN' | 'PRESSED' } },
  });
  const on = { SHOWN: '.shown', HIDDEN: '.hidden' } as const;
  const lamp = (shown: { readonly on?: { readonly PRESSED: 'hidden' } }) => {
    const machine = createMachine({ initial: 'hidden', on, states: { hidden: {}, shown } });
    const actor = createActor(machine).start();
    actor.send({ type: 'SHOWN' });
    return (read: (value: string) => unknown) =>
      sameStates({
        root: machine.root,
        snapshots: [actor.getSnapshot()],
        inState: (_, value) => machine.resolveState({ value }),
        read: ({ value }) => read(value),
        events: [{ type: 'PRESSED' as const }],
        answers: (snapshot, event) => machine.getTransitionData(snapshot, event),
      });
  };

  it('are found as long as nothing reads the name', () => {
    expect(lamp({})(() => 'lit')).toEqual(['hidden | shown']);
  });

  it('count as different once a page reads the name, or one of them reacts differently to an event', () => {
    expect(lamp({})((value) => value)).toEqual([]);
    expect(lamp({ on: { PRESSED: 'hidden' } })(() => 'lit')).toEqual([]);
  });
});
