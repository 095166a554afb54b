/** The bus of a single process: there is nobody else to tell. */
import type { Bus } from '../ports.ts';

/**
 * @example
 * ```tsx
 * const ports = createNodePorts({ database, bus: createMemoryBus(), log: createLog('info') });
 * ```
 */
export function createMemoryBus(): Bus {
  return {
    reachesOthers: false,
    publish: () => undefined,
    subscribe: () => () => undefined,
    close: () => Promise.resolve(),
  };
}
