// `npm run test:faults`: kills, cut networks and lost answers, one file of faults/ after the other.
// `npm run test:faults -- kill-server --rounds 20` runs that one with that argument.
import { runEach } from './run-each.mjs';

await runEach('faults');
