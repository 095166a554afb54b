#!/usr/bin/env node
// Starts the administrator's command line from the build, or says how to build it.
import { existsSync } from 'node:fs';

const program = new URL('../dist/node/admin.js', import.meta.url);

if (existsSync(program)) {
  await import(program.href);
} else {
  console.error('管理命令还没有构建。请先运行：npm run build -- server（npm start 也会构建）');
  process.exitCode = 1;
}
