/** What has to be undone however a program ends: by its end, a failure, or Ctrl-C. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const undone = new Set<() => void>();
process.on('exit', () => {
  for (const undo of [...undone].reverse()) undo();
});

/** Runs at the exit unless the answer, which runs it now, was called before. */
export function atExit(undo: () => void): () => void {
  undone.add(undo);
  return () => {
    if (undone.delete(undo)) undo();
  };
}

/** For programs of their own; a test leaves signals to its runner. */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}

export function temporaryFolder(name: string): { readonly path: string; remove: () => void } {
  const path = realpathSync(mkdtempSync(join(tmpdir(), `liangfen-${name}-`)));
  return { path, remove: atExit(() => rmSync(path, { recursive: true, force: true })) };
}
