/** Measures how long the machine's disk itself takes to keep something: the part of a receipt that no program can do without. */
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** About the bytes that a database writes down for a score. */
const written = Buffer.alloc(4_096, 1);

/** Returns the milliseconds of so many writes with their sync, each at a random moment of the time given. */
export async function timeSyncs(count: number, withinMs: number): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'liangfen-load-'));
  const file = await open(join(folder, 'synced'), 'w');
  const moments = Array.from({ length: count }, () => Math.random() * withinMs).sort(
    (a, b) => a - b,
  );
  const began = performance.now();
  const ms: number[] = [];
  for (const moment of moments) {
    const wait = began + moment - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    await file.write(written);
    await file.datasync();
    // From its moment on: one that waits for the one before has waited.
    ms.push(performance.now() - began - moment);
  }
  await file.close();
  await rm(folder, { recursive: true });
  return ms;
}
