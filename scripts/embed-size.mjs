// The bytes of each element's file with everything in it, React included, as gzip makes them, and of the iframe's
// listener. Built by `npm run build`. Fails above the limits (decisions 0310, 0322, 0329 and 0432).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './setup.mjs';

const limits = { screen: 144_500, judge: 99_200, frame: 1_000 };

for (const [name, limit] of Object.entries(limits)) {
  const file = `packages/embed/dist/${name}.js`;
  const size = gzipSync(readFileSync(join(root, file)), { level: 9 }).length;
  console.log(`${String(size).padStart(7)}  of ${limit} bytes  ${file}`);
  if (size > limit) {
    console.error(`${file} is too large: what does the element not need before its first picture?`);
    process.exitCode = 1;
  }
}
