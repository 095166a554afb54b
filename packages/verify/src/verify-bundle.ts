/** Checks a bundle: against itself, and against the checkpoints and keys that somebody kept elsewhere. */
import {
  ballotsDifference,
  type EvidenceBundle,
  LedgerCheck,
  type Proof,
} from '@liangfen/rules/replay';
import { chainTexts } from '@liangfen/rules/words';
import { plainText } from './kept-files.ts';
import { nodeProof } from './node-proof.ts';

export interface Kept {
  /** Checkpoints that were kept elsewhere. */
  readonly heads?: readonly string[];
  /** Public keys that are believed; the bundle's own without any. */
  readonly keys?: readonly string[];
}

/**
 * INTACT: everything that was checked fits, and a believed key, where one was given, signed all of it. UNPROVEN: it
 * fits, but the key that was given did not sign the last entry. DIFFERENT: something does not fit.
 */
export type Verdict = 'INTACT' | 'UNPROVEN' | 'DIFFERENT';

export interface BundleProof extends Proof {
  readonly verdict: Verdict;
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
  for (const text of objections(bundle)) {
    check.object({ place: 'SETTING', version: null, text, expected: null, found: null });
  }
  const { ballots = [] } = bundle;
  const recount = check.isBroken
    ? null
    : ballotsDifference(nodeProof.sha256Bytes, check.countedVotes, ballots);
  if (recount !== null) check.object(recount);
  const proof = check.finish(bundle.tables, bundle.head ?? null);
  const fits = proof.difference === null && proof.firstBroken === null;
  const isProven = ownKeys || (proof.checked > 0 && proof.proven === proof.checked);
  const verdict = !fits ? 'DIFFERENT' : isProven ? 'INTACT' : 'UNPROVEN';
  return {
    ...proof,
    unchecked: [...proof.unchecked, 'TIMES', ...(hasAdditions(bundle) ? (['ADDED'] as const) : [])],
    verdict,
    intact: verdict === 'INTACT',
    ownKeys,
  };
}

/** Whether something stands in the bundle that no check reads: it may be of a newer server, or of somebody else. */
function hasAdditions(bundle: EvidenceBundle): boolean {
  const adds = (value: object, known: readonly string[]) =>
    Object.keys(value).some((name) => !known.includes(name));
  return (
    adds(bundle, bundleParts) ||
    adds(bundle.tables, tables) ||
    // What stands inside a value is compared whole; beside it, only what the key of its row is made of.
    bundle.tables.ground.some((row) => adds(row, ['kind', 'id', 'value'])) ||
    valueTables.some((name) =>
      bundle.tables[name].some((row) => adds(row, ['programId', 'value'])),
    ) ||
    bundle.ballots?.some((list) => adds(list, ['voteId', 'ballots'])) ||
    bundle.heads.some((head) => adds(head, Object.keys(headForm))) ||
    bundle.entries.some(
      (entry) => adds(entry, Object.keys(entryForm)) || adds(entry.actor, ['role', 'id']),
    )
  );
}

/** What the bundle says of itself beside its ledger, and the ledger does not. */
function objections({ name, keys, heads, tables }: EvidenceBundle): readonly string[] {
  const ground = tables.ground.find(({ kind }) => kind === 'COMPETITION')?.value;
  const isNamed = typeof ground === 'object' && ground !== null && 'name' in ground;
  const signing = new Set(heads.map(({ key }) => key));
  const isSameKeys = keys.length === signing.size && keys.every((key) => signing.has(key));
  return [
    ...(isNamed && ground.name !== name ? [chainTexts.name] : []),
    ...(isSameKeys || heads.length === 0 ? [] : [chainTexts.keys]),
  ];
}

export function parseBundle(text: string): EvidenceBundle {
  const value = parsed(plainText(text));
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

type Kind = 'string' | 'number' | 'object';
type Form = Readonly<Record<string, Kind>>;

const entryForm: Form = {
  version: 'number',
  at: 'number',
  type: 'string',
  actor: 'object',
  commandId: 'string',
  body: 'string',
  previousHash: 'string',
  hash: 'string',
};
const bundleParts: readonly string[] = [
  'format',
  'exportedAt',
  'competitionId',
  'name',
  'keys',
  'heads',
  'tables',
  'ballots',
  'entries',
  'head',
];
const headForm: Form = {
  size: 'number',
  at: 'number',
  root: 'string',
  key: 'string',
  checkpoint: 'string',
};
const tables = [
  'ground',
  'scores',
  'results',
  'shown',
  'rows',
  'adjustments',
  'lateScores',
] as const;

/** The tables whose rows are a program and a value; a score and a late score are compared whole. */
const valueTables = ['results', 'shown', 'rows', 'adjustments'] as const;

/** Checks only the form on which the check relies; the check itself is about the content. */
function isBundle(value: unknown): value is EvidenceBundle {
  if (!hasForm(value, { competitionId: 'string', name: 'string', tables: 'object' })) return false;
  const inside = value.tables;
  if (value.format !== 'liangfen-evidence-1' || !isObject(inside)) return false;
  if (value.head !== undefined && !hasForm(value.head, { version: 'number', hash: 'string' })) {
    return false;
  }
  return (
    isListOf(value.keys, (key) => typeof key === 'string') &&
    isListOf(value.heads, (head) => hasForm(head, headForm)) &&
    (value.ballots === undefined ||
      isListOf(
        value.ballots,
        (list) =>
          hasForm(list, { voteId: 'string', ballots: 'object' }) &&
          isListOf(list.ballots, (line) => typeof line === 'string'),
      )) &&
    isListOf(
      value.entries,
      (entry) =>
        hasForm(entry, entryForm) && hasForm(entry.actor, { role: 'string', id: 'string' }),
    ) &&
    tables.every((name) => isListOf(inside[name], isObject)) &&
    isListOf(inside.ground, (row) => hasForm(row, { kind: 'string', id: 'string' }))
  );
}

function isListOf(value: unknown, fits: (member: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(fits);
}

function hasForm(value: unknown, form: Form): value is Readonly<Record<string, unknown>> {
  return (
    isObject(value) &&
    Object.entries(form).every(([name, kind]) =>
      kind === 'object' ? isObject(value[name]) : typeof value[name] === kind,
    )
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
