/**
 * The quick part of `npm run test:faults -- three-processes`: three real processes behind HAProxy during a show; one
 * is killed, one drained.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { hasHaproxy } from '../../../faults/support/haproxy.ts';
import { manyShow } from '../../../faults/support/many-show.ts';
import { startCluster } from '../../../faults/support/postgres-cluster.ts';
import { hasPostgres } from './support/postgres.ts';
import { builtProgram } from './support/program.ts';

if (!hasHaproxy) console.warn('HAProxy is not installed: the show of three processes is skipped');

describe.skipIf(!hasPostgres || !hasHaproxy)('three processes behind HAProxy', () => {
  beforeAll(async () => {
    await builtProgram();
  });

  it('lose nothing and list everybody while one is killed and one drained', async () => {
    const cluster = await startCluster();
    try {
      const shown = await manyShow(cluster, {
        phones: 12,
        screens: 4,
        rounds: 1,
        everyMs: 1_500,
        thoughtMs: 400,
        seed: 7,
        say: () => undefined,
      });
      expect(shown).toMatchObject({ kills: 1, drains: 1 });
      expect(shown.acknowledged).toBeGreaterThan(20);
      // Everybody who was connected to one of these two has come back to another.
      expect(shown.awayTimes.length).toBeGreaterThan(0);
    } finally {
      cluster.stop();
    }
  });
});
