// What a page loads that imports our components as README does: bundled by a partner's bundler from the packages' dist,
// minified, as gzip. First load is the page's file and all that it imports at once; what it loads later stands in a row of its
// own. `--modules` names the modules and their bytes. Built by `npm run build`. Fails above the limits (decision 0322).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from './setup.mjs';

const react = ['react', 'react-dom', 'react/*', 'react-dom/*'];
const peers = [...react, 'styled-components'];
const beyond = { peers, React: react };
const { pages } = JSON.parse(readFileSync(join(root, 'scripts/page-sizes.json'), 'utf8'));

for (const page of pages) {
  for (const [what, external] of Object.entries(beyond)) {
    const limit = page.limits[what];
    const measured = await measure(page.imports, external);
    const files = [...measured.first].map((file) => measured.size(file));
    const total = files.reduce((sum, size) => sum + size, 0);
    console.log(`${kilo(total)} of ${kilo(limit)}  ${page.name}, beyond ${what}`);
    if (process.argv.includes('--modules')) measured.modules();
    for (const file of measured.later) {
      console.log(`${kilo(measured.size(file))}           later: ${measured.nameOf(file)}`);
    }
    if (total > limit) {
      console.error(`${page.name} is too large: what does it not need before its first picture?`);
      process.exitCode = 1;
    }
  }
}

async function measure(imports, external) {
  const contents = Object.entries(imports)
    .flatMap(([from, names]) => [
      `import { ${names.join(', ')} } from '${from}';`,
      ...names.map((name) => `globalThis.${name} = ${name};`),
    ])
    .join('\n');
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: join(root, 'packages/host-app'), loader: 'js' },
    ...{ bundle: true, minify: true, splitting: true, write: false, metafile: true },
    ...{ format: 'esm', target: 'es2022', outdir: join(root, 'never-written'), external },
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'error',
    absWorkingDir: root,
  });
  const sizes = new Map(
    outputFiles.map(({ path, contents: bytes }) => [
      path.slice(root.length + 1),
      gzipSync(bytes, { level: 9 }).length,
    ]),
  );
  const reached = (start) => {
    const files = new Set(start);
    // The set grows while it is walked.
    for (const file of files) {
      for (const { path, kind, external: outside } of metafile.outputs[file].imports) {
        if (kind === 'import-statement' && !outside) files.add(path);
      }
    }
    return files;
  };
  const first = reached(['never-written/stdin.js']);
  return {
    first,
    later: Object.keys(metafile.outputs).filter((file) => !first.has(file)),
    size: (file) => sizes.get(file) ?? 0,
    nameOf: (file) =>
      largest(metafile.outputs[file].inputs)[0]?.[0].replace(/-[A-Z0-9]{8}[.]js$/, '.js') ?? file,
    modules: () => {
      for (const file of first) {
        for (const [input, { bytesInOutput }] of largest(metafile.outputs[file].inputs)) {
          if (bytesInOutput > 0) console.log(`${kilo(bytesInOutput)} as it is  ${input}`);
        }
      }
    },
  };
}

function largest(inputs) {
  return Object.entries(inputs).sort(
    ([, one], [, other]) => other.bytesInOutput - one.bytesInOutput,
  );
}

function kilo(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
}
