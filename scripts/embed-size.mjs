// The bytes of each element's file with React and everything that it is made of, as gzip makes them, of the pictures that
// the screen's file loads later, and of the iframe's listener. Built by `npm run build`. Fails above the limits (decisions
// 0310, 0322, 0329, 0432 and 0480).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './setup.mjs';

const limits = { screen: 101_800, pictures: 72_700, judge: 104_000, frame: 1_000 };

const folder = 'packages/embed/dist';
const files = readdirSync(join(root, folder));

for (const [name, limit] of Object.entries(limits)) {
  const found = files.filter((file) => new RegExp(`^${name}(-[\\w-]{8})?[.]js$`).test(file));
  if (found.length !== 1) throw new Error(`${folder} holds ${found.length} files for ${name}`);
  const file = `${folder}/${found[0]}`;
  const size = gzipSync(readFileSync(join(root, file)), { level: 9 }).length;
  console.log(`${String(size).padStart(7)}  of ${limit} bytes  ${file}`);
  if (size > limit) {
    console.error(`${file} is too large: what does the element not need before its first picture?`);
    process.exitCode = 1;
  }
}
