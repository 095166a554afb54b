/** SHA-256 piece by piece, as Node has it. */
import { createHash } from 'node:crypto';
import type { RunningHash } from '../../store/backup/format.ts';

export function runningHash(): RunningHash {
  const hash = createHash('sha256');
  return { update: (text) => void hash.update(text), hex: () => hash.digest('hex') };
}
