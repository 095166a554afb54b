/** The command: reads files, checks, and says what came out, in words or as JSON. */
import { existsSync, readFileSync } from 'node:fs';
import { fill, uncheckedWords } from '@liangfen/rules/words';
import { checkpointsIn, keysIn } from './kept-files.ts';
import { texts } from './texts.ts';
import {
  type BundleProof,
  NotABundle,
  parseBundle,
  type Verdict,
  verifyBundle,
} from './verify-bundle.ts';

export interface Output {
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

/** UNUSABLE: nothing could be checked. */
const exitCodes: Readonly<Record<Verdict | 'UNUSABLE', number>> = {
  INTACT: 0,
  DIFFERENT: 1,
  UNUSABLE: 2,
  UNPROVEN: 3,
};

interface Asked {
  readonly file: string | null;
  readonly heads: readonly string[];
  readonly keys: readonly string[];
  readonly json: boolean;
  readonly help: boolean;
}

class WrongUse extends Error {}

/** Returns the exit code. */
export function runVerify(args: readonly string[], { say, complain }: Output): number {
  try {
    const asked = readArguments(args);
    if (asked.help) {
      say(texts.help);
      return exitCodes.INTACT;
    }
    if (asked.file === null) throw new WrongUse(texts.noFile);
    const { file } = asked;
    const bundle = bundleIn(file);
    const proof = verifyBundle(bundle, {
      heads: asked.heads.flatMap(headsOf),
      keys: asked.keys.flatMap(keysOf),
    });
    if (asked.json) say(JSON.stringify(proof, null, 2));
    else for (const line of report(bundle.name, proof)) say(line);
    return exitCodes[proof.verdict];
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    complain(error.message);
    return exitCodes.UNUSABLE;
  }
}

function readArguments(args: readonly string[]): Asked {
  let asked: Asked = { file: null, heads: [], keys: [], json: false, help: false };
  const words = [...args];
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const [name = '', given] = word.startsWith('--') ? word.split(/=(.*)/s) : [word];
    const value = () => {
      const next = given ?? words.shift();
      if (next === undefined) throw new WrongUse(fill(texts.unknown, { word }));
      return next;
    };
    if (name === '--json') asked = { ...asked, json: true };
    else if (name === '--help' || name === '-h') asked = { ...asked, help: true };
    else if (name === '--head') asked = { ...asked, heads: [...asked.heads, value()] };
    else if (name === '--key') asked = { ...asked, keys: [...asked.keys, value()] };
    else if (name.startsWith('-') || asked.file !== null) {
      throw new WrongUse(fill(texts.unknown, { word }));
    } else asked = { ...asked, file: word };
  }
  return asked;
}

function headsOf(file: string): readonly string[] {
  const heads = checkpointsIn(read(file));
  if (heads === null) throw new WrongUse(fill(texts.notAHead, { file }));
  return heads;
}

/** What names no file and has a plus sign is meant as a key, also when a letter of it is wrong. */
function keysOf(key: string): readonly string[] {
  const isFile = existsSync(key) || !key.includes('+');
  const keys = keysIn(isFile ? read(key) : key);
  if (keys === null) throw new WrongUse(fill(texts.notAKey, { key }));
  return keys;
}

function bundleIn(file: string) {
  try {
    return parseBundle(read(file));
  } catch (error) {
    if (error instanceof NotABundle) throw new WrongUse(fill(texts.notABundle, { file }));
    throw error;
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new WrongUse(fill(texts.unreadable, { file }));
  }
}

const shortHash = 16;

const verdictTexts: Readonly<Record<Verdict, string>> = {
  INTACT: texts.intact,
  UNPROVEN: texts.unproven,
  DIFFERENT: texts.broken,
};

function provenText(proven: number, checked: number): string {
  if (proven === 0) return texts.provenNothing;
  return fill(texts.provenUpTo, { size: proven, rest: checked - proven });
}

function report(name: string, proof: BundleProof): string[] {
  const { difference, signed, checked, replayed, head, unchecked, ownKeys, proven } = proof;
  const value = (text: string | null) => text ?? texts.nothing;
  return [
    fill(verdictTexts[proof.verdict], { name }),
    ...(proof.verdict === 'UNPROVEN' ? [provenText(proven, checked)] : []),
    ...(difference === null ? [] : [difference.text]),
    ...(difference === null || (difference.expected === null && difference.found === null)
      ? []
      : [
          fill(texts.expected, { value: value(difference.expected) }),
          fill(texts.found, { value: value(difference.found) }),
        ]),
    fill(texts.chain, { count: checked, head: head.slice(0, shortHash) }),
    fill(texts.replay, { count: replayed }),
    ...(signed === null
      ? []
      : [
          fill(texts.signed, {
            size: signed.size,
            root: signed.root.slice(0, shortHash),
            key: signed.key.split('+')[0] ?? '',
          }),
        ]),
    ...(ownKeys && signed !== null ? [texts.ownKeys] : []),
    texts.unchecked,
    ...unchecked.map((part) => `  ${uncheckedWords[part]}`),
  ];
}
