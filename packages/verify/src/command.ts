/** The command: reads files, checks, and says what came out, in words or as JSON. */
import { readFileSync } from 'node:fs';
import { fill, uncheckedWords } from '@liangfen/rules/words';
import { texts } from './texts.ts';
import { type BundleProof, NotABundle, parseBundle, verifyBundle } from './verify-bundle.ts';

export interface Output {
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

/** INTACT: all is right; DIFFERENT: something is not; UNUSABLE: nothing could be checked. */
const exitCodes = { INTACT: 0, DIFFERENT: 1, UNUSABLE: 2 } as const;

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
      heads: asked.heads.map(read),
      keys: asked.keys.map((key) => (isKey(key) ? key : read(key).trim())),
    });
    if (asked.json) say(JSON.stringify(proof, null, 2));
    else for (const line of report(bundle.name, proof)) say(line);
    return proof.intact ? exitCodes.INTACT : exitCodes.DIFFERENT;
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

/** A key is one line with its two plus signs; anything else is the name of a file. */
function isKey(text: string): boolean {
  return /^[^\s+]+\+[0-9a-f]{8}\+[A-Za-z0-9+/]+=*$/.test(text);
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

function report(name: string, proof: BundleProof): string[] {
  const { difference, signed, checked, replayed, head, unchecked, ownKeys, intact } = proof;
  const value = (text: string | null) => text ?? texts.nothing;
  return [
    fill(intact ? texts.intact : texts.broken, { name }),
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
