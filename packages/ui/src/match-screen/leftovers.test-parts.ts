// Counts the timers, animation frames, listeners and observers that code leaves in a page.

export interface Leftovers {
  /** The places where timers were started. */
  readonly timers: string[];
  readonly frames: string[];
  /** Each as `target type`, for targets that still exist. */
  readonly listeners: string[];
  readonly observers: number;
}

interface Held {
  readonly target: EventTarget;
  readonly type: string;
  readonly listener: unknown;
  readonly capture: boolean;
}

/** Watches from now on; `stop` restores the page's own functions. */
export function watchLeftovers(): { leftovers: () => Leftovers; stop: () => void } {
  const timers = new Map<unknown, string>();
  const frames = new Map<unknown, string>();
  const listeners = new Set<Held>();
  const observers = new Set<object>();
  const undo: (() => void)[] = [];

  function replace<Owner extends object, Key extends keyof Owner>(
    owner: Owner,
    key: Key,
    make: (original: Owner[Key]) => Owner[Key],
  ): void {
    const original = owner[key];
    const own = Object.getOwnPropertyDescriptor(owner, key);
    Object.defineProperty(owner, key, {
      configurable: true,
      writable: true,
      value: make(original),
    });
    undo.push(() => {
      if (own === undefined) Reflect.deleteProperty(owner, key);
      else Object.defineProperty(owner, key, own);
    });
  }

  // Loose types suffice: the only question is whether everything that begins also ends.
  type Starter = (callback: (...values: unknown[]) => unknown, ...rest: unknown[]) => number;
  type Ender = (id?: number) => void;
  interface Clocks {
    setTimeout: Starter;
    clearTimeout: Ender;
    setInterval: Starter;
    clearInterval: Ender;
    requestAnimationFrame: Starter;
    cancelAnimationFrame: Ender;
  }
  // Safe: the window has all six, and they are called as the platform defines them.
  const clocks = window as unknown as Clocks;

  const starts = (
    key: 'setTimeout' | 'setInterval' | 'requestAnimationFrame',
    open: Map<unknown, string>,
  ) =>
    replace(clocks, key, (original) => (callback, ...rest) => {
      const id: number = original.call(
        window,
        (...values: unknown[]) => {
          if (key !== 'setInterval') open.delete(id);
          callback(...values);
        },
        ...rest,
      );
      open.set(id, `${key} ${String(new Error().stack).split('\n').slice(2, 5).join(' ')}`);
      return id;
    });
  const ends = (
    key: 'clearTimeout' | 'clearInterval' | 'cancelAnimationFrame',
    open: Map<unknown, string>,
  ) =>
    replace(clocks, key, (original) => (id) => {
      open.delete(id);
      original.call(window, id);
    });
  starts('setTimeout', timers);
  ends('clearTimeout', timers);
  starts('setInterval', timers);
  ends('clearInterval', timers);
  starts('requestAnimationFrame', frames);
  ends('cancelAnimationFrame', frames);

  const capturing = (options: boolean | AddEventListenerOptions | undefined) =>
    typeof options === 'boolean' ? options : (options?.capture ?? false);
  const same = (target: EventTarget, type: string, listener: unknown, capture: boolean) =>
    [...listeners].find(
      (held) =>
        held.target === target &&
        held.type === type &&
        held.listener === listener &&
        held.capture === capture,
    );
  // The test runner has replaced functions of the window, so these are watched, too.
  const owners = [EventTarget.prototype, window].filter((owner) =>
    Object.hasOwn(owner, 'addEventListener'),
  );
  const watchAdding = (owner: EventTarget) =>
    replace(owner, 'addEventListener', (original) => {
      return function add(this: EventTarget, type, listener, options) {
        // Listeners of an `AbortSignal` are not counted, because the signal disappears with its owner.
        const target = this ?? window;
        const capture = capturing(options);
        if (
          !(target instanceof AbortSignal) &&
          same(target, type, listener, capture) === undefined
        ) {
          listeners.add({ target, type, listener, capture });
        }
        original.call(target, type, listener, options);
      };
    });
  const watchRemoving = (owner: EventTarget) =>
    replace(owner, 'removeEventListener', (original) => {
      return function remove(this: EventTarget, type, listener, options) {
        const target = this ?? window;
        const held = same(target, type, listener, capturing(options));
        if (held !== undefined) listeners.delete(held);
        original.call(target, type, listener, options);
      };
    });

  for (const owner of owners) {
    watchAdding(owner);
    watchRemoving(owner);
  }

  for (const prototype of [
    ResizeObserver.prototype,
    IntersectionObserver.prototype,
    MutationObserver.prototype,
  ]) {
    // Safe: all three observers have these two methods, whose arguments are only passed on.
    const kind = prototype as unknown as Record<'observe' | 'disconnect', Starter>;
    replace(kind, 'observe', (original) => {
      return function observe(this: object, ...values) {
        observers.add(this);
        return original.apply(this, values);
      };
    });
    replace(kind, 'disconnect', (original) => {
      return function disconnect(this: object, ...values) {
        observers.delete(this);
        return original.apply(this, values);
      };
    });
  }

  return {
    leftovers: () => ({
      timers: [...timers.values()],
      frames: [...frames.values()],
      listeners: [...listeners]
        .filter(({ target }) => !(target instanceof Node) || document.contains(target))
        .map(({ target, type }) => `${target === window ? 'window' : nameOf(target)} ${type}`)
        .sort(),
      observers: observers.size,
    }),
    stop: () => {
      for (const one of undo.reverse()) one();
    },
  };
}

function nameOf(target: EventTarget): string {
  return target instanceof Node ? target.nodeName.toLowerCase() : target.constructor.name;
}
