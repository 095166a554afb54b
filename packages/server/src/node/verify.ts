/** `npx liangfen verify FILE`: the same check as in the package of its own (docs/decisions/0349). */
import { runVerify } from '@liangfen/verify';

process.exitCode = runVerify(process.argv.slice(3), {
  say: (line) => console.log(line),
  complain: (line) => console.error(line),
});
