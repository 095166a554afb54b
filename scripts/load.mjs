// `npm run test:load`: a hall of a thousand judges with the real SDK; fails when a score is lost.
import { runEach } from './run-each.mjs';

await runEach('load');
