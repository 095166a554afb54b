/** Judges with real browsers on random networks: tabs killed, answers lost, the server killed, two tabs, wrong clocks; every score arrives once, or is offered as late once (quality.md, nothing is lost, 3, 4 and 7). */
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import type { ControlCurrentResult, CurrentMatch } from '../packages/sdk/src/generated/schema.ts';
import { openEmbeddedDatabase } from '../packages/server/src/node/index.ts';
import { Line } from './support/calls.ts';
import { exitOnSignals, temporaryFolder } from './support/cleanup.ts';
import { JudgePhone, says, submit, type } from './support/judge-phone.ts';
import { readOptions, seedOf } from './support/options.ts';
import { createRandom, type Random } from './support/random.ts';
import { launch, type ServerProcess } from './support/server-process.ts';
import { prepareStage, type Stage } from './support/stage.ts';

/** What happens to one judge in one program. */
const fates = [
  'PLAIN',
  'OFFLINE',
  'REQUEST_LOST',
  'ANSWER_LOST',
  'KILLED_AFTER_STORING',
  'KILLED_AT_ONCE',
  'CHANGED_IN_ANOTHER_TAB',
  'LATE',
] as const;
type Fate = (typeof fates)[number];

interface Judged {
  readonly judgeId: string;
  readonly fate: Fate;
  readonly score: number;
  /** How many submissions the judge meant. */
  readonly meant: number;
}

exitOnSignals();
const options = readOptions(35);
const judges = 6;
const day = 86_400_000;
/** The clocks of the six phones. */
const clocks = [0, day, -day, 0, 0, 0];
const numbers =
  options.only === null
    ? Array.from({ length: options.rounds }, (_, index) => index + 1)
    : [options.only];
console.log(`seed ${options.seed}, ${numbers.length} programs × ${judges} judges`);

const begun = Date.now();
const folder = temporaryFolder('phones');
const directory = join(folder.path, 'data');
const stage = await makeStage();
let starting = start('0');
let server = await starting;
const port = String(server.port);
const line = new Line(server.port);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
});
const phones = await openPhones(browser);
const played = new Map<string, number>();
let kills = 0;
let unstored = 0;

try {
  for (const number of numbers) await play(number);
  const total = [...played.values()].reduce((sum, count) => sum + count, 0);
  console.log(`
judge × network runs       ${total}: ${[...played].map(([fate, count]) => `${fate} ${count}`).join(', ')}
server killed in between   ${kills} times
tab killed before storing  ${unstored} (the judge saw an empty form and scored again)
scores lost                0
scores doubled             0
took                       ${Math.round((Date.now() - begun) / 1000)} s`);
} finally {
  await browser.close();
  line.close();
  await server.kill();
  folder.remove();
}

async function play(number: number): Promise<void> {
  const random = createRandom(seedOf(options, number));
  const programId = stage.programIds[number - 1] ?? '';
  const killsServer = random.chance(0.3);
  const chosen = phones.map(() => fates[random.between(0, fates.length - 1)] ?? 'PLAIN');
  await operate(programId, 'speech');
  await operate(programId, 'score');
  const opened = Promise.all(
    phones.map((phone, index) =>
      judge(
        phone,
        stage.judges[index]?.id ?? '',
        chosen[index] ?? 'PLAIN',
        programId,
        random,
      ).catch((error: unknown) => {
        throw new Error(`program ${number}, phone ${index + 1}, ${chosen[index]}`, {
          cause: error,
        });
      }),
    ),
  );
  if (killsServer) {
    // Some have submitted then, some have not.
    await Promise.race([
      says(phones[random.between(0, judges - 1)]?.page ?? never(), '已送达'),
      opened,
    ]).catch(() => undefined);
    // What reloads meanwhile waits for the next life.
    const { promise, resolve } = deferred<ServerProcess>();
    starting = promise;
    await server.kill();
    kills += 1;
    server = await start(port);
    resolve(server);
  }
  const done = await opened;
  const inTime = done.filter(({ fate }) => fate !== 'LATE');
  await checkDelivered(number, programId, inTime);
  if (inTime.length > 0) {
    await operate(programId, 'show/score');
    await operate(programId, 'show/result');
  } else {
    await operate(stage.programIds[number] ?? '', 'speech');
  }
  for (const [index, phone] of phones.entries()) {
    if (chosen[index] !== 'LATE') continue;
    await phone.offline(false);
    await phone.answered(programId);
    await says(phone.page, '已转给现场操作员');
  }
  await checkLate(
    number,
    programId,
    done.filter(({ fate }) => fate === 'LATE'),
  );
  for (const { fate } of done) played.set(fate, (played.get(fate) ?? 0) + 1);
  console.log(`${number}  ${chosen.join(' ')}${killsServer ? '  server killed' : ''}`);
}

/** Plays the judge until the phone says 已送达, or 待上传 for one who comes too late. */
async function judge(
  phone: JudgePhone,
  judgeId: string,
  fate: Fate,
  programId: string,
  random: Random,
): Promise<Judged> {
  const program = `节目 ${stage.programIds.indexOf(programId) + 1}`;
  const score = random.between(10, 99);
  let meant = 1;
  let last = score;
  if (fate === 'REQUEST_LOST') await phone.lose('REQUEST');
  if (fate === 'ANSWER_LOST') await phone.lose('ANSWER');
  await type(phone.page, program, score);
  if (fate === 'OFFLINE' || fate === 'KILLED_AFTER_STORING' || fate === 'LATE') {
    await phone.offline(true);
  }
  await submit(phone.page);
  switch (fate) {
    case 'OFFLINE':
      await says(phone.page, '待上传');
      await phone.offline(false);
      break;
    case 'LATE':
      await says(phone.page, '待上传');
      return { judgeId, fate, score, meant };
    case 'KILLED_AFTER_STORING':
      await says(phone.page, '待上传');
      await phone.kill();
      await phone.offline(false);
      await phone.open();
      break;
    case 'KILLED_AT_ONCE':
      await phone.kill();
      if ((await phone.stored(programId)) === 0) {
        unstored += 1;
        await phone.open();
        await type(phone.page, program, score);
        await submit(phone.page);
      } else {
        await phone.open();
      }
      break;
    case 'CHANGED_IN_ANOTHER_TAB': {
      await says(phone.page, '已送达');
      const other = await phone.another();
      await says(other, '已送达');
      last = score === 99 ? 10 : score + 1;
      meant = 2;
      await type(other, program, last);
      await submit(other);
      await says(other, '已送达');
      await other.close();
      break;
    }
    default:
  }
  await says(phone.page, '已送达');
  return { judgeId, fate, score: last, meant };
}

/** The server holds exactly what was meant: the last score, submitted as often as it was meant. */
async function checkDelivered(
  number: number,
  programId: string,
  judged: readonly Judged[],
): Promise<void> {
  const result = await line.read<ControlCurrentResult>(
    `/api/competition/${stage.competitionId}/match/current/result`,
    stage.console.token,
  );
  const held = result.scores
    .filter(({ scores }) => scores.some((each) => each.programId === programId))
    .map(
      ({ judge: { id }, scores }) =>
        `${id} ${scores.map(({ score, revision }) => `${score}×${revision}`).join()}`,
    )
    .sort();
  const meant = judged
    .map(({ judgeId, score, meant: times }) => `${judgeId} ${score}×${times}`)
    .sort();
  if (JSON.stringify(held) !== JSON.stringify(meant)) fail(number, meant, held);
}

/** Each late score is offered to the operator once, and counts nowhere. */
async function checkLate(
  number: number,
  programId: string,
  judged: readonly Judged[],
): Promise<void> {
  const match = await line.read<CurrentMatch>(
    `/api/competition/${stage.competitionId}/match`,
    stage.console.token,
  );
  const offered = match.lateScores
    .filter((late) => late.programId === programId)
    .map(
      ({ judgeId, scores, state }) =>
        `${judgeId} ${scores.map(({ score }) => score).join()} ${state}`,
    )
    .sort();
  const meant = judged.map(({ judgeId, score }) => `${judgeId} ${score} WAITING`).sort();
  if (JSON.stringify(offered) !== JSON.stringify(meant)) fail(number, meant, offered);
}

function fail(number: number, meant: readonly string[], held: readonly string[]): never {
  throw new Error(
    `program ${number} (--seed ${options.seed} --only ${number})\nmeant  ${meant.join('; ')}\nheld   ${held.join('; ')}`,
  );
}

function deferred<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = never;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

function never(): never {
  throw new Error('there is no such phone');
}

// ------------------------------------------------------------------ the hall

async function makeStage(): Promise<Stage> {
  const database = await openEmbeddedDatabase({ directory, durable: true });
  try {
    return await prepareStage(database, { judges, programs: options.rounds + 1 });
  } finally {
    await database.close();
  }
}

function start(at: string): Promise<ServerProcess> {
  return launch('BUILT', {
    PORT: at,
    LIANGFEN_DATA_DIR: directory,
    LIANGFEN_WEB_DIR: join(import.meta.dirname, '../packages/host-app/dist'),
    LIANGFEN_LOG: 'info',
  }).ready;
}

async function openPhones(within: Browser): Promise<JudgePhone[]> {
  const opened: JudgePhone[] = [];
  for (const [index, { token }] of stage.judges.entries()) {
    const seat = {
      url: `http://127.0.0.1:${port}`,
      competitionId: stage.competitionId,
      token,
      serverUp: () => starting,
    };
    const phone = await JudgePhone.make(within, seat, clocks[index] ?? 0);
    await phone.open();
    opened.push(phone);
  }
  return opened;
}

async function operate(programId: string, step: string): Promise<void> {
  const path = `/api/competition/${stage.competitionId}/console/program/${programId}/item/0/${step}?confirm=true`;
  const reply = await line.send({ method: 'GET', path, token: stage.console.token });
  if (reply.kind === 'LOST' || reply.status !== 200) {
    throw new Error(`${step}: ${JSON.stringify(reply)}`);
  }
}
