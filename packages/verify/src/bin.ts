#!/usr/bin/env node
/** `npx @liangfen/verify`. */
import { runVerify } from './command.ts';

process.exitCode = runVerify(process.argv.slice(2), {
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
});
