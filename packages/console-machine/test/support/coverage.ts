/** Records which states and transitions of the machine were reached, and which were not. */
import type { AnyStateMachine, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import type { ConsoleSnapshot } from '../../src/console-machine.ts';

export class MachineCoverage {
  private readonly states = new Set<string>();
  private readonly transitions = new Set<string>();
  private readonly machine: AnyStateMachine;
  /** The snapshots at which its actors came to rest. */
  readonly snapshots: ConsoleSnapshot[] = [];

  constructor(machine: AnyStateMachine) {
    this.machine = machine;
  }

  /** Given to `createActor` as `inspect`. */
  readonly inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return;
    for (const transition of event._transitions) {
      this.transitions.add(nameOf(transition));
      this.states.add(transition.source.id);
    }
    const { snapshot } = event;
    if ('_nodes' in snapshot && Array.isArray(snapshot._nodes)) {
      for (const node of snapshot._nodes) this.states.add(node.id);
    }
  };

  missing(): { readonly states: string[]; readonly transitions: string[] } {
    const nodes = getStateNodes(this.machine);
    const all = nodes.flatMap((node) => [
      ...[...node.transitions.values()].flat(),
      ...(node.always ?? []),
    ]);
    return {
      states: nodes.map((node) => node.id).filter((id) => !this.states.has(id)),
      transitions: [...new Set(all.map(nameOf))].filter((name) => !this.transitions.has(name)),
    };
  }
}

/** A transition's name; alternatives for one event differ by their position. */
function nameOf(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition;
  const alternatives = eventType === '' ? source.always : source.transitions.get(eventType);
  return `${source.id} ${eventType || 'always'} #${alternatives?.indexOf(transition) ?? -1}`;
}
