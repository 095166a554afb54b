// Fails when openapi.yaml has lost one of the calls in docs/calls.tsv: clients in the field make
// them, and a renamed path would break those without any of our own tests noticing.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..');
const list = join(root, 'docs/calls.tsv');
const contract = join(root, 'openapi.yaml');

for (const path of [list, contract]) {
  if (!existsSync(path)) {
    console.error(`${path} is missing`);
    process.exit(1);
  }
}

/** A parameter's name is not on the wire, its place is. */
const shape = (method, path) => `${method.toUpperCase()} ${path.replace(/\{[^}]*\}/g, '{}')}`;

const declared = new Set(
  Object.entries(parse(readFileSync(contract, 'utf8'), { merge: true }).paths ?? {}).flatMap(
    ([path, operations]) => Object.keys(operations).map((method) => shape(method, path)),
  ),
);
const calls = readFileSync(list, 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t').map((cell) => cell.trim()))
  .filter(([method]) => /^(GET|POST|PUT|PATCH|DELETE)$/.test(method));

const missing = calls.filter(([method, path]) => !declared.has(shape(method, path)));
for (const [method, path] of missing) console.error(`openapi.yaml has no ${method} ${path}`);
if (calls.length === 0) console.error('docs/calls.tsv lists no call');
process.exitCode = missing.length > 0 || calls.length === 0 ? 1 : 0;
if (process.exitCode === 0) console.log(`all ${calls.length} calls are in openapi.yaml`);
