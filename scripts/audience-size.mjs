// The bytes that a phone of the audience loads before its first picture: every script and style that live.html names, and what
// these import at once, as gzip makes them, less what React alone is. Built by `npm run build`. Fails above the limit (decision 0402).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from './setup.mjs';

const limit = 30_000;
const built = join(root, 'packages/host-app/dist');
const read = (file) => readFileSync(join(built, file));
const gzipped = (bytes) => gzipSync(bytes, { level: 9 }).length;

const named = /(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g;
const files = [...read('live.html').toString().matchAll(named)].map(([, file]) => file);
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
  const size = gzipped(read(file));
  total += size;
  console.log(`${String(size).padStart(7)}  ${file}`);
}

/** The least that a page with React loads. */
const { outputFiles } = await build({
  stdin: {
    contents: `import { createRoot } from 'react-dom/client'; import { useState } from 'react'; import { jsx } from 'react/jsx-runtime';
      function Page() { return jsx('p', { children: useState(0)[0] }); }
      createRoot(document.body).render(jsx(Page, {}));`,
    resolveDir: root,
  },
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  define: { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
});
const react = outputFiles.reduce((sum, { contents }) => sum + gzipped(contents), 0);
const own = total - react;
console.log(`${String(react).padStart(7)}  React alone`);
console.log(`${String(own).padStart(7)}  of ${limit} bytes beside it`);
if (files.length === 0 || own > limit) {
  console.error(
    'The audience’s page is too large: what does a phone not need before its first picture?',
  );
  process.exitCode = 1;
}
