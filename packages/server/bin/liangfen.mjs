#!/usr/bin/env node
// One command for two people: without words, or with `start`, the service; otherwise the operator's command line.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isTooOld } from './node-version.mjs';

const args = process.argv.slice(2);
const starts = args.length === 0 || args[0] === 'start' || /^--(port|host|data)(=|$)/.test(args[0]);
const built = (file) => new URL(`../dist/node/${file}`, import.meta.url);
/** Only the published package carries the web app (scripts/pack-server.mjs). */
const webApp = fileURLToPath(new URL('../dist/web', import.meta.url));

if (isTooOld(process.versions.node)) {
  refuse(
    `亮分需要 Node 20.19 以上（20 系列）或 22.12 以上，这里是 ${process.version}。请从 nodejs.org 安装新的长期支持版，再运行一次`,
  );
} else if (['--version', '-v', 'version'].includes(args[0])) {
  console.log(
    JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version,
  );
} else if (!existsSync(built('main.js'))) {
  refuse('命令还没有构建。请先运行：npm run build -- server（npm start 也会构建）');
} else if (args[0] === 'verify') {
  await import(built('verify.js').href);
} else if (!starts) {
  await import(built('admin.js').href);
} else if (process.env.LIANGFEN_WEB_DIR || existsSync(webApp)) {
  if (args[0] === 'start') process.argv.splice(2, 1);
  process.env.LIANGFEN_WEB_DIR ||= webApp;
  process.env.NODE_ENV ??= 'production';
  process.setSourceMapsEnabled(true);
  await import(built('main.js').href);
} else {
  refuse('这里是源代码，启动请用 npm start；管理命令见 npx liangfen --help');
}

function refuse(sentence) {
  console.error(sentence);
  process.exitCode = 1;
}
