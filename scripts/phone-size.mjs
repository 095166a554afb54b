// The bytes that a judge's phone loads at a seat link before the first tap: every script and style that judge.html
// names, and what these import at once, each as brotli. Built by `npm run build`. Fails above the limit (0291, 0432).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './setup.mjs';

const limit = 95_900;
const built = join(root, 'packages/host-app/dist');
const read = (file) => readFileSync(join(built, file));

const named = /(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g;
const files = [...read('judge.html').toString().matchAll(named)].map(([, file]) => file);
const imported = /(?:^|[;}])(?:import|export)[^;()]*?["'`]\.\/([^"'`]+)["'`]/g;
// The list grows while it is walked.
for (const file of files) {
  const script = file.endsWith('.js') ? read(file).toString() : '';
  for (const [, name] of script.matchAll(imported)) {
    if (!files.includes(`assets/${name}`)) files.push(`assets/${name}`);
  }
}
let total = 0;
for (const file of files) {
  const size = brotliCompressSync(read(file)).length;
  total += size;
  console.log(`${String(size).padStart(7)}  ${file}`);
}
console.log(`${String(total).padStart(7)}  of ${limit} bytes`);
if (files.length < 2 || total > limit) {
  console.error(
    'The phone’s page is too large: what does a seat link not need before the first tap?',
  );
  process.exitCode = 1;
}
