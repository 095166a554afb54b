/** Which states beside each other in a machine are the same to everybody: nobody reads which it is, and nothing is done or answered otherwise. */
import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate';

export interface Looked<Snapshot extends AnyMachineSnapshot, Event> {
  readonly root: AnyStateNode;
  /** Where the machine has been. */
  readonly snapshots: readonly Snapshot[];
  /** The same snapshot in another state: what it knows stays. */
  readonly inState: (snapshot: Snapshot, value: StateValue) => Snapshot;
  /** All that a page can read of a snapshot. */
  readonly read: (snapshot: Snapshot) => unknown;
  /** All that can be asked of the machine. */
  readonly events: readonly Event[];
  readonly answers: (
    snapshot: Snapshot,
    event: Event,
  ) => readonly AnyTransitionDefinition[] | undefined;
}

/** As "one | other"; empty when each state makes a difference somewhere on the way. */
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

/** States between which a machine chooses; where it never rests is none of them. */
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

/** Where an event leads and what it does; not where it came from. */
function whatIsDone({ target, actions }: AnyTransitionDefinition): unknown {
  return [target?.map(({ id }) => id), actions];
}

/** What a state does by itself, while it lasts. */
function ownWork({ invoke, after }: AnyStateNode): string {
  return JSON.stringify([invoke.map(({ src }) => src), after.map(({ delay }) => delay)]);
}
