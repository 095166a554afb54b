/** SIGKILL of the real server at random moments of a running show, at least 50 times on one embedded database (quality.md, nothing is lost, 1 and 3). */
import { exitOnSignals } from './support/cleanup.ts';
import { killRounds } from './support/kill-rounds.ts';
import { readOptions, seedOf } from './support/options.ts';

exitOnSignals();
const options = readOptions(50);
const all = Array.from({ length: options.rounds }, (_, index) => index + 1);
const numbers = options.only === null ? all : [options.only];
console.log(`seed ${options.seed}, ${numbers.length} rounds`);
const start = Date.now();

const summary = await killRounds({
  program: 'BUILT',
  judges: 16,
  programs: 20 + numbers.length * 15,
  rounds: numbers.map((number) => ({ number, seed: seedOf(options, number) })),
  rowsEvery: 10,
  say: (text) => console.log(text),
});

const { restartMs, phases } = summary;
const sorted = [...restartMs].sort((a, b) => a - b);
const middle = sorted[Math.floor(sorted.length / 2)];
console.log(`
killed in a running show   ${summary.kills} times, ${[...phases].map(([phase, times]) => `${phase} ${times}`).join(', ')}
killed while starting      ${summary.killsWhileStarting} times
acknowledged               ${summary.acknowledged} commands, all in the log once
answers lost in the kill   ${summary.lost}; of ${summary.retried} commands asked again ${summary.doneUnheard} had been done
answers lost on the way    ${summary.droppedAnswers}, asked again with the same key
answered again, the same   ${summary.repeated}
log                        ${summary.events} events without a gap, chain verified
refused                    ${summary.refusals}
frames on screens          ${summary.frames}, all in the log with the same picture; ${summary.framesCut} cut midway, none ahead of the log
start to first answer      median ${middle} ms, longest ${sorted.at(-1)} ms
took                       ${Math.round((Date.now() - start) / 1000)} s`);
