// `npm run bench`: the measured comparisons of bench/, one after the other so that they do not
// disturb each other. `npm run bench -- live import --rounds 3` runs those two with that argument.
import { runEach } from './run-each.mjs';

await runEach('bench');
