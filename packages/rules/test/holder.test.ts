/**
 * Tests that two servers never both acknowledge changes of one competition, and that nothing acknowledged is lost: every
 * order in which a service and two laptops can be reached by messages that are lost, doubled, late, or sent again after a crash.
 */
import { describe, expect, test } from 'vitest';
import {
  borrowerMayChange,
  type Lending,
  lend,
  lenderMayChange,
  neverLent,
  type Stay,
  stay,
} from '../src/index.ts';

/** A laptop with the receipt that it made up; the other one does not know it. */
interface Laptop {
  readonly code: string;
  readonly stay: Stay;
  /** How many changes it knows. */
  readonly changes: number;
}

/**
 * What lies on the wire stays there for ever: a message that is never delivered is lost, one that is delivered again is
 * doubled, and one that comes after others is late. State outlives a crash on both sides, so that a crash is a lost answer.
 */
type Message =
  | { readonly kind: 'FETCH'; readonly from: number }
  | { readonly kind: 'CONFIRM'; readonly from: number; readonly changes: number }
  | {
      readonly kind: 'RETURN';
      readonly from: number;
      readonly epoch: number;
      readonly changes: number;
    }
  | { readonly kind: 'FETCHED'; readonly to: number; readonly changes: number }
  | {
      readonly kind: 'CONFIRMED';
      readonly to: number;
      readonly epoch: number;
      readonly changes: number;
    }
  | { readonly kind: 'TAKEN_BACK'; readonly to: number };

interface World {
  readonly lending: Lending;
  /** How many changes the service knows. */
  readonly changes: number;
  readonly codes: number;
  readonly laptops: readonly Laptop[];
  readonly wire: ReadonlyMap<string, Message>;
  /** Changes that anybody acknowledged. */
  readonly acknowledged: number;
}

const most = { codes: 2, laptops: 2, changes: 2 };
const receiptOf = (laptop: number) => `receipt ${laptop}`;
const start: World = {
  lending: neverLent,
  changes: 0,
  codes: 0,
  laptops: [],
  wire: new Map(),
  acknowledged: 0,
};

type Rules = { readonly lend: typeof lend; readonly stay: typeof stay };

function* nextWorlds(world: World, rules: Rules): Generator<World> {
  const { lending, laptops } = world;
  if (world.codes < most.codes) {
    const code = `code ${world.codes + 1}`;
    const offered = rules.lend(lending, { kind: 'OFFER', code });
    if (offered.kind === 'DONE') {
      yield { ...world, lending: offered.lending, codes: world.codes + 1 };
    }
  }
  // Somebody types a code at a laptop, perhaps an old one, or one that was typed at the other too.
  for (let code = 1; code <= world.codes && laptops.length < most.laptops; code += 1) {
    const stay = { state: 'FETCHED', epoch: 0, content: null } as const;
    const laptop: Laptop = { code: `code ${code}`, stay, changes: 0 };
    const typed = { ...world, laptops: [...laptops, laptop] };
    yield sent(typed, { kind: 'FETCH', from: laptops.length });
  }
  const mayGoOn = world.acknowledged < most.changes;
  if (mayGoOn && lenderMayChange(lending)) {
    yield { ...world, changes: world.changes + 1, acknowledged: world.acknowledged + 1 };
  }
  for (const [at, laptop] of laptops.entries()) {
    const { changes } = laptop;
    if (mayGoOn && borrowerMayChange(laptop.stay)) {
      const changed = withLaptop(world, at, { ...laptop, changes: changes + 1 });
      yield { ...changed, acknowledged: world.acknowledged + 1 };
    }
    switch (laptop.stay.state) {
      case 'FETCHED':
        if (laptop.stay.content !== null) yield sent(world, { kind: 'CONFIRM', from: at, changes });
        break;
      case 'HELD':
      case 'RETURNING': {
        const going = { ...laptop, stay: rules.stay(laptop.stay, { kind: 'GIVE_BACK' }) };
        const { epoch } = going.stay;
        yield sent(withLaptop(world, at, going), { kind: 'RETURN', from: at, epoch, changes });
        break;
      }
      case 'RETURNED':
        break;
    }
  }
  for (const message of world.wire.values()) yield delivered(world, message, rules);
}

function delivered(world: World, message: Message, rules: Rules): World {
  const { laptops } = world;
  switch (message.kind) {
    case 'FETCH': {
      const { from } = message;
      const { code } = known(laptops[from]);
      const step = { kind: 'FETCH', code, receipt: receiptOf(from) } as const;
      const outcome = rules.lend(world.lending, step);
      if (outcome.kind === 'REFUSED') return world;
      const { changes } = world;
      return sent({ ...world, lending: outcome.lending }, { kind: 'FETCHED', to: from, changes });
    }
    case 'CONFIRM': {
      const { from, changes } = message;
      const isCurrent = changes === world.changes;
      const step = { kind: 'CONFIRM', receipt: receiptOf(from), isCurrent } as const;
      const outcome = rules.lend(world.lending, step);
      if (outcome.kind === 'REFUSED') return world;
      const { epoch } = outcome.lending;
      const answer = { kind: 'CONFIRMED', to: from, epoch, changes: world.changes } as const;
      return sent({ ...world, lending: outcome.lending }, answer);
    }
    case 'RETURN': {
      const { from, epoch } = message;
      const outcome = rules.lend(world.lending, {
        kind: 'RETURN',
        receipt: receiptOf(from),
        epoch,
      });
      if (outcome.kind === 'REFUSED') return world;
      const changes = outcome.repeat ? world.changes : message.changes;
      const taken = { ...world, lending: outcome.lending, changes };
      return sent(taken, { kind: 'TAKEN_BACK', to: from });
    }
    case 'FETCHED': {
      const { to, changes } = message;
      const laptop = known(laptops[to]);
      const next = rules.stay(laptop.stay, { kind: 'FETCHED', content: String(changes) });
      if (next === laptop.stay) return world;
      return withLaptop(world, to, { ...laptop, stay: next, changes });
    }
    case 'CONFIRMED': {
      const { to, epoch, changes } = message;
      const laptop = known(laptops[to]);
      const step = { kind: 'CONFIRMED', epoch, content: String(changes) } as const;
      return withLaptop(world, to, { ...laptop, stay: rules.stay(laptop.stay, step) });
    }
    case 'TAKEN_BACK': {
      const laptop = known(laptops[message.to]);
      const next = rules.stay(laptop.stay, { kind: 'TAKEN_BACK' });
      return withLaptop(world, message.to, { ...laptop, stay: next });
    }
  }
}

function known(laptop: Laptop | undefined): Laptop {
  if (laptop === undefined) throw new Error('a message of nobody');
  return laptop;
}

function withLaptop(world: World, at: number, laptop: Laptop): World {
  return { ...world, laptops: world.laptops.map((one, index) => (index === at ? laptop : one)) };
}

function sent(world: World, message: Message): World {
  const name = JSON.stringify(message);
  return world.wire.has(name) ? world : { ...world, wire: new Map(world.wire).set(name, message) };
}

/** How many would acknowledge a change now. */
function holders({ lending, laptops }: World): number {
  const halls = laptops.filter((laptop) => borrowerMayChange(laptop.stay)).length;
  return halls + (lenderMayChange(lending) ? 1 : 0);
}

/** Whether whoever may change knows everything that anybody has acknowledged. */
function knowsAll({ lending, changes, laptops, acknowledged }: World): boolean {
  const inHalls = laptops.every(
    (laptop) => !borrowerMayChange(laptop.stay) || laptop.changes === acknowledged,
  );
  return inHalls && (!lenderMayChange(lending) || changes === acknowledged);
}

type Found = 'TWO_HOLDERS' | 'CHANGE_LOST';

/** Looks at every world that can come about; ends at the first that may not. */
function search(rules: Rules): { readonly found: Found | null; readonly brought: number } {
  const nameOf = ({ wire, ...world }: World) =>
    `${JSON.stringify(world)}${[...wire.keys()].sort().join()}`;
  const seen = new Set([nameOf(start)]);
  const waiting = [start];
  let brought = 0;
  for (let world = waiting.pop(); world !== undefined; world = waiting.pop()) {
    if (holders(world) > 1) return { found: 'TWO_HOLDERS', brought };
    if (!knowsAll(world)) return { found: 'CHANGE_LOST', brought };
    if (world.lending.returned !== null && world.changes === most.changes) brought += 1;
    for (const next of nextWorlds(world, rules)) {
      if (next === world) continue;
      const name = nameOf(next);
      if (seen.has(name)) continue;
      seen.add(name);
      waiting.push(next);
    }
  }
  return { found: null, brought };
}

test('no order of messages makes two holders, or lets one of them miss a change', () => {
  const { found, brought } = search({ lend, stay });
  expect(found).toBeNull();
  // The search comes to what it is about: worlds in which everything was brought back.
  expect(brought).toBeGreaterThan(0);
});

describe('the search finds out when', () => {
  test('a laptop goes on that is giving back', () => {
    const careless: typeof stay = (current, step) =>
      step.kind === 'GIVE_BACK' ? current : stay(current, step);
    expect(search({ lend, stay: careless }).found).not.toBeNull();
  });

  test('a laptop takes a confirmation for something that it has fetched since', () => {
    const careless: typeof stay = (current, step) =>
      stay(current, step.kind === 'CONFIRMED' ? { ...step, content: current.content ?? '' } : step);
    expect(search({ lend, stay: careless }).found).toBe('CHANGE_LOST');
  });

  test('a service goes on while a hall holds it', () => {
    const careless: typeof lend = (lending, step) => {
      const outcome = lend(lending, step);
      if (step.kind !== 'CONFIRM' || outcome.kind === 'REFUSED') return outcome;
      return { ...outcome, lending: { ...outcome.lending, lentTo: null } };
    };
    expect(search({ lend: careless, stay }).found).toBe('TWO_HOLDERS');
  });
});
