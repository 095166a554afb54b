/** Checks a bundle: against itself, and against the checkpoints and keys that somebody kept elsewhere. */
import { type EvidenceBundle, LedgerCheck, type Proof } from '@liangfen/rules/replay';
import { nodeProof } from './node-proof.ts';

export interface Kept {
  /** Checkpoints that were kept elsewhere. */
  readonly heads?: readonly string[];
  /** Public keys that are believed; the bundle's own without any. */
  readonly keys?: readonly string[];
}

export interface BundleProof extends Proof {
  readonly intact: boolean;
  /** The keys came with the bundle, so that they prove no more than that it fits itself. */
  readonly ownKeys: boolean;
}

export class NotABundle extends Error {}

export function verifyBundle(
  bundle: EvidenceBundle,
  { heads = [], keys = [] }: Kept = {},
): BundleProof {
  const ownKeys = keys.length === 0;
  const check = new LedgerCheck({
    competitionId: bundle.competitionId,
    crypto: nodeProof,
    heads: bundle.heads,
    keys: ownKeys ? bundle.keys : keys,
    known: heads,
  });
  for (const entry of bundle.entries) {
    check.add(entry);
    if (check.isBroken) break;
  }
  const proof = check.finish(bundle.tables, null);
  return { ...proof, intact: proof.difference === null && proof.firstBroken === null, ownKeys };
}

export function parseBundle(text: string): EvidenceBundle {
  const value = parsed(text);
  if (!isBundle(value)) throw new NotABundle();
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NotABundle();
  }
}

const lists = ['keys', 'heads', 'entries'] as const;
const tables = [
  'ground',
  'scores',
  'results',
  'shown',
  'rows',
  'adjustments',
  'lateScores',
] as const;

/** Checks only the form on which the check relies; the check itself is about the content. */
function isBundle(value: unknown): value is EvidenceBundle {
  if (!isObject(value) || value.format !== 'liangfen-evidence-1') return false;
  if (typeof value.competitionId !== 'string' || !isObject(value.tables)) return false;
  const inside = value.tables;
  return (
    lists.every((name) => Array.isArray(value[name])) &&
    tables.every((name) => Array.isArray(inside[name]))
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
