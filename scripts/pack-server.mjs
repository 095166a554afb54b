// What @liangfen/server is published with beyond its own build, put into its dist by `prepack`: the web app, and the two
// files of the Chinese font that are used of a family of nine weights (decision 0327). `postpack --clean` takes the web
// app away again, so that nobody serves an old copy.
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './setup.mjs';

const dist = join(root, 'packages/server/dist');
const web = join(dist, 'web');

rmSync(web, { recursive: true, force: true });
if (!process.argv.includes('--clean')) carry();

function carry() {
  const webApp = join(root, 'packages/host-app/dist');
  for (const needed of [join(webApp, 'index.html'), join(dist, 'node/main.js')]) {
    if (!existsSync(needed)) throw new Error(`${needed} is missing; run npm run build first`);
  }
  // Maps are for whoever has the sources.
  cpSync(webApp, web, { recursive: true, filter: (path) => !path.endsWith('.map') });

  const { resolve } = createRequire(join(root, 'packages/server/package.json'));
  mkdirSync(join(dist, 'fonts'), { recursive: true });
  for (const weight of ['400Regular', '700Bold']) {
    const from = resolve(`@expo-google-fonts/noto-sans-sc/${weight}/NotoSansSC_${weight}.ttf`);
    const to = join(dist, 'fonts', `chinese-${weight}.ttf`);
    if (existsSync(to) && statSync(to).size === statSync(from).size) continue;
    // Renamed when complete: a server that runs from dist prints with it.
    cpSync(from, `${to}.new`);
    renameSync(`${to}.new`, to);
  }
}
