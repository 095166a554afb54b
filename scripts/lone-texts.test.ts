// The guard of texts in components, tested with samples that it must refuse and samples that it must accept.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const refused = {
  'a text after something that comes and goes': `export const A = ({ busy, children }) => <button>{busy ? <i /> : null}{children}</button>;`,
  'two texts': `export const A = ({ a, b }) => <p>{a}{b}</p>;`,
  'a text that is written beside one that changes': `export const A = ({ a }) => <p>No. {a}</p>;`,
  'a text beside an element': `export const A = ({ a }) => <p>{a}<b /></p>;`,
  'a text in a fragment': `export const A = ({ a }) => <>{a}</>;`,
  'a text that comes and goes': `export const A = ({ a }) => <p><b />{a ? 'new' : null}</p>;`,
  'a list of texts': `export const A = ({ a }) => <p><b />{a.map((one) => one.name)}</p>;`,
  'a name that is a text': `export function A({ a }) { const b = a.trim(); return <p><b />{b}</p>; }`,
  'a function that answers with a text': `const of = (a) => a.name; export const A = ({ a }) => <p><b />{of(a)}</p>;`,
  'a component that is a text': `export function A({ a }) { if (a) return a.name; return <b />; }`,
};
const accepted = {
  'the only text of an element': `export const A = ({ a }) => <p>{a}</p>;`,
  'a choice of texts alone': `export const A = ({ a }) => <p>{a ? 'new' : null}</p>;`,
  'texts in one template':
    'export const A = ({ a, b }) => <p><span>{`${a} · ${b}`}</span><b /></p>;',
  'what may be a text': `export const A = ({ children }) => <p><b />{ownText(children)}</p>;`,
  'elements that come and go': `export const A = ({ a }) => <p>{a ? <i /> : null}{a && <b />}</p>;`,
  'a list of elements': `export const A = ({ a }) => <p><b />{a.map((one) => { const { id } = one; return <i key={id} />; })}</p>;`,
  'a name that is an element': `export function A() { const b = <b />; return <p><i />{b}</p>; }`,
  'a function that answers with elements': `const of = (a) => (a ? <i /> : null); export const A = ({ a }) => <p><b />{of(a)}</p>;`,
  'a component that may be nothing': `export function A({ a }) { if (a === '') return null; return ownText(a); }`,
  'a space alone': `export const A = () => <p><i />{' '}<b /></p>;`,
  'what is no text, with the reason': `export const A = ({ a }) => <p><b />{/* lone-texts: an element is given */ a}</p>;`,
};

let checkout = '';
/** What the guard said, all samples having been looked at in one run. */
let said: { readonly status: number | null; readonly stderr: string };

const fileOf = (name: string) => `packages/ui/src/${name.replaceAll(' ', '-')}.tsx`;

beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'liangfen-lone-texts-'));
  mkdirSync(join(checkout, 'packages/ui/src'), { recursive: true });
  for (const [name, source] of Object.entries({ ...refused, ...accepted })) {
    writeFileSync(join(checkout, fileOf(name)), `${source}\n`);
  }
  const script = join(import.meta.dirname, 'lone-texts.mjs');
  said = spawnSync(process.execPath, [script, checkout], { encoding: 'utf8' });
});
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

describe('the guard', () => {
  test('fails where something is refused', () => {
    expect(said.status).toBe(1);
  });

  test.each(Object.keys(refused))('refuses %s', (name) => {
    expect(said.stderr).toContain(`${fileOf(name)}:1 `);
  });

  test.each(Object.keys(accepted))('accepts %s', (name) => {
    expect(said.stderr).not.toContain(fileOf(name));
  });
});
