/**
 * Finds sibling states of a machine that nothing tells apart: no reader sees which of them is active, and both do the
 * same work and react to events in the same way.
 */
import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate';

export interface Looked<Snapshot extends AnyMachineSnapshot, Event> {
  readonly root: AnyStateNode;
  /** Snapshots that the machine has been in. */
  readonly snapshots: readonly Snapshot[];
  /** The snapshot with the same context in another state. */
  readonly inState: (snapshot: Snapshot, value: StateValue) => Snapshot;
  /** Everything that a page can read from a snapshot. */
  readonly read: (snapshot: Snapshot) => unknown;
  /** Every event that can be sent to the machine. */
  readonly events: readonly Event[];
  readonly answers: (
    snapshot: Snapshot,
    event: Event,
  ) => readonly AnyTransitionDefinition[] | undefined;
}

/** Returns pairs as "one | other"; none if every state makes a difference in some snapshot. */
export function sameStates<Snapshot extends AnyMachineSnapshot, Event>({
  root,
  snapshots,
  inState,
  read,
  events,
  answers,
}: Looked<Snapshot, Event>): readonly string[] {
  const seen = (snapshot: Snapshot) =>
    JSON.stringify([
      read(snapshot),
      events.map((event) => answers(snapshot, event)?.map(whatIsDone)),
    ]);
  const differs = ([one, other]: Pair): boolean =>
    ownWork(one) !== ownWork(other) ||
    snapshots.some((snapshot) =>
      [one, other].some(
        (node, at) =>
          isIn(snapshot, node) &&
          seen(snapshot) !==
            seen(inState(snapshot, replaced(snapshot.value, (at === 0 ? other : one).path))),
      ),
    );
  return pairsOf(root)
    .filter((pair) => !differs(pair))
    .map((pair) => pair.map(({ path }) => path.join('.')).join(' | '));
}

type Pair = readonly [AnyStateNode, AnyStateNode];

/** Pairs of states of which one is active at a time, without states at which the machine never rests. */
function pairsOf(node: AnyStateNode): readonly Pair[] {
  const children: readonly AnyStateNode[] = Object.values(node.states);
  const below = children.flatMap(pairsOf);
  if (node.type === 'parallel') return below;
  const rests = children.filter(({ always = [] }) => always.every(({ guard }) => guard));
  const pairs = rests.flatMap((one, at) => rests.slice(at + 1).map((other): Pair => [one, other]));
  return [...pairs, ...below];
}

function isIn(snapshot: AnyMachineSnapshot, node: AnyStateNode): boolean {
  return snapshot._nodes.some(({ id }) => id === node.id);
}

function replaced(value: StateValue, path: readonly string[]): StateValue {
  const [key = '', ...rest] = path;
  if (rest.length === 0) return key;
  const parts = typeof value === 'string' ? {} : value;
  return { ...parts, [key]: replaced(parts[key] ?? {}, rest) };
}

/** The targets and actions of a transition, without its source. */
function whatIsDone({ target, actions }: AnyTransitionDefinition): unknown {
  return [target?.map(({ id }) => id), actions];
}

/** The work that a state does by itself while it is active. */
function ownWork({ invoke, after }: AnyStateNode): string {
  return JSON.stringify([invoke.map(({ src }) => src), after.map(({ delay }) => delay)]);
}
