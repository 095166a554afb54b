/**
 * Random evenings over the real server and a receiver that refuses, loses, repeats, delays and reorders: whoever does
 * what docs/webhooks.md says ends with what `result/published` lists, title makers are given, an embedded wall lists, and
 * oEmbed calls it.
 */
import { formatScore, nextStep, type OperatorCommand, projectMatch } from '@liangfen/rules';
import type {
  Actor,
  Oembed,
  PublishedResult,
  PublishedResults,
  ScreenMatch,
} from '@liangfen/sdk/schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWebhookCalls } from '../../src/node/webhook-calls.ts';
import { ProblemError } from '../../src/problem.ts';
import { createTestApp, type TestAccount, type TestApp } from '../support/app.ts';
import { Refused } from '../support/client.ts';
import {
  type Fate,
  type FollowingReceiver,
  fates,
  inOrder,
  startFollowingReceiver,
} from '../support/following-receiver.ts';
import { runs } from '../support/rounds.ts';

const kinds = ['WHOLE', 'ITEMS', 'VOTE', 'BATTLE'] as const;
type Kind = (typeof kinds)[number];

/** Orders at the console, by the judges, at the desk, and of the network; some belong to a mode. */
const atDesk = [
  ...[
    'RENAME',
    'RENAME_GROUP',
    'RENAME_SHOW',
    'MOVE',
    'SORT',
    'REMOVE',
    'CLEAR',
    'RECOVER',
    'TIE_BREAK',
  ],
  ...['DELETE', 'RESTORE', 'END', 'REOPEN', 'OFFICIAL'],
] as const;
const ofNetwork = ['DELIVER', 'WAIT', 'CATCH_UP', 'ASK'] as const;
/** What comes in one step of several commands. */
const ofSeveral = ['PUBLISH', 'JUDGES', 'JUDGES_LATE'] as const;
const atConsole = ['NEXT', 'UNDO', 'RANK', 'LIST', 'CORRECT', 'ADJUST', 'STANDING'] as const;
const ofScores = ['PERFORM', 'SCORE_AGAIN', 'SHOW_RESULT', 'ACCEPT', 'STRIKE', 'RENEW'] as const;
const fought = ['BOUT', 'POINT', 'DECIDE', 'FOUL', 'FOUL_OFF', 'PUT_RIGHT'] as const;

type DeskOrder = (typeof atDesk)[number];
type ConsoleOrder = (typeof atConsole | typeof ofScores | typeof fought)[number];
type Order = DeskOrder | ConsoleOrder | (typeof ofNetwork | typeof ofSeveral)[number];

/** What is drawn more often stands more often. */
const everywhere: readonly Order[] = [
  ...[...atDesk, ...ofNetwork, ...atConsole],
  ...(['PUBLISH', 'PUBLISH', 'PUBLISH', 'PUBLISH', 'UNDO', 'DELIVER'] as const),
  ...(['RESTORE', 'RESTORE', 'RESTORE', 'RESTORE'] as const),
];
const scored: readonly Order[] = [...ofScores, 'JUDGES', 'JUDGES_LATE'];

const ordersOf: Readonly<Record<Kind, readonly Order[]>> = {
  WHOLE: [...everywhere, ...scored],
  ITEMS: [...everywhere, ...scored],
  VOTE: [...everywhere, ...scored],
  BATTLE: [...everywhere, ...fought],
};

interface Step {
  readonly order: Order;
  /** Which program, judge or figure it is about. */
  readonly pick: number;
}

const evening = fc.constantFrom<Kind>(...kinds).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    official: fc.boolean(),
    steps: fc.array(
      fc.record<Step>({ order: fc.constantFrom(...ordersOf[kind]), pick: fc.nat(11) }),
      { minLength: 20, maxLength: 50 },
    ),
    fates: fc.array(fc.constantFrom<Fate>(...fates), { minLength: 1, maxLength: 12 }),
  }),
);

const calls = createWebhookCalls({ policy: { ports: [], local: true } });
const hourMs = 60 * 60 * 1000;

class Evening {
  readonly hall: TestApp;
  readonly main: TestAccount;
  readonly receiver: FollowingReceiver;
  readonly id: string;
  /** As they were made; some are deleted meanwhile. */
  readonly programIds: readonly string[];
  readonly judgeIds: readonly string[];
  #named = 0;
  #name = '决赛';

  private constructor(
    at: Pick<Evening, 'hall' | 'main' | 'receiver' | 'id' | 'programIds' | 'judgeIds'>,
  ) {
    ({
      hall: this.hall,
      main: this.main,
      receiver: this.receiver,
      id: this.id,
      programIds: this.programIds,
      judgeIds: this.judgeIds,
    } = at);
  }

  static async open(receiver: FollowingReceiver, kind: Kind, official: boolean): Promise<Evening> {
    const hall = await createTestApp({ webhooks: calls, now: Date.now() });
    const main = await hall.register();
    const { client } = main;
    const events = ['result.published', 'ranking.published', 'competition.ended'] as const;
    const hook = { name: '官网', url: receiver.url, events: [...events], rehearsals: true };
    await client.call('createWebhook', { body: hook });
    const { id } = await client.call('createCompetition', { body: { name: '决赛' } });
    const path = { id };
    await client.call('updateScoreSetting', { path, body: settingsOf(kind) });
    const judgeIds: string[] = [];
    for (const name of ['甲', '乙', '丙']) {
      judgeIds.push((await client.call('createJudge', { path, body: { name } })).id);
    }
    const second = { groupName: '第二组' };
    const { programGroups } = await client.call('listProgramGroups', { path });
    const groups = programGroups.map(({ id: of, groupName }) => ({ id: of, groupName }));
    const both = { programGroups: [...groups, second] };
    const [first, other] = (
      await client.call('updateProgramGroups', { path, body: both })
    ).programGroups.map((group) => group.id);
    const programIds: string[] = [];
    for (const [index, groupId] of [first, first, first, other, other].entries()) {
      const body = {
        programName: `节目${index + 1}`,
        ...(groupId === undefined ? {} : { programGroupId: groupId }),
      };
      programIds.push((await client.call('createProgram', { path, body })).id);
    }
    const one = new Evening({ hall, main, receiver, id, programIds, judgeIds });
    if (official) await one.#organise('OFFICIAL', '');
    for (const judgeId of judgeIds) await one.#judge(judgeId, { type: 'SIGN_IN_JUDGE', judgeId });
    return one;
  }

  async play({ order, pick }: Step): Promise<void> {
    try {
      await this.#try(order, pick);
    } catch (error) {
      // What the evening does not allow now is refused in words, and nothing else goes wrong.
      if (!(error instanceof ProblemError || error instanceof Refused)) throw error;
      if (error.status >= 500) throw error;
    }
  }

  /** Delivers all that is left, with a network that is well again. */
  async settle(): Promise<void> {
    this.receiver.meet(['TAKEN']);
    for (let waits = 0; waits < 8; waits += 1) {
      await this.#deliver();
      this.hall.clock.advance(11 * hourMs);
    }
    this.receiver.catchUp();
  }

  async published(): Promise<PublishedResults | null> {
    const answer = await this.main.client.send('listPublishedResults', { path: { id: this.id } });
    if (answer.status === 404) return null;
    expect(answer.status).toBe(200);
    return answer.json();
  }

  /** What title makers are given of the group on air: number, name and score of each row with a score. */
  async titled(): Promise<{ readonly json: string[]; readonly xml: string[] }> {
    const call = { path: { id: this.id }, query: { table: 'RESULTS' } } as const;
    const rows = await this.hall.client.call('getScreenData', call);
    const json = rows.flatMap((row) =>
      row.table === 'RESULTS' && row.score !== ''
        ? [titleLine(row.number, row.programName, row.score)]
        : [],
    );
    const xml = await (await this.hall.client.send('getScreenDataXml', call)).text();
    const value = (row: string, name: string) =>
      new RegExp(`<${name}>(.*?)</${name}>`).exec(row)?.[1] ?? '';
    const inXml = xml.split('</row>').flatMap((row) => {
      const score = value(row, 'score');
      return score === ''
        ? []
        : [titleLine(value(row, 'number'), value(row, 'programName'), score)];
    });
    return { json, xml: inXml };
  }

  /**
   * What a wall in somebody's page lists of the group on air, under the name that oEmbed gives it; null where there is
   * none. No rows where the evening ended in the middle of what takes the wall.
   */
  async embedded(): Promise<{ readonly groupId: string; readonly rows: string[] | null } | null> {
    const { client } = this.hall;
    await this.play({ order: 'LIST', pick: 0 });
    const query = { url: `http://hall.test/embed/${this.id}` };
    const told = await client.send('getOembed', { query, headers: { host: 'hall.test' } });
    const wall = await client.send('getScreenMatch', { path: { id: this.id } });
    expect(told.status).toBe(wall.status);
    if (told.status === 404) return null;
    const { title }: Oembed = await told.json();
    const { name, stage, activeProgramGroupId }: ScreenMatch = await wall.json();
    expect([title, name]).toEqual([this.#name, this.#name]);
    const groupId = activeProgramGroupId ?? '';
    if (stage.kind !== 'PROGRAM_LIST') return { groupId, rows: null };
    const rows = stage.rows.flatMap(({ sort, programName, finalScore }) =>
      finalScore === null ? [] : [`${sort} ${programName} ${finalScore}`],
    );
    return { groupId, rows };
  }

  async #try(order: Order, pick: number): Promise<void> {
    const programId = this.programIds[pick % this.programIds.length] ?? '';
    const judgeId = this.judgeIds[pick % this.judgeIds.length] ?? '';
    const { receiver, hall } = this;
    switch (order) {
      case 'DELIVER':
        return this.#deliver();
      case 'WAIT':
        return hall.clock.advance(pick * 30_000);
      case 'CATCH_UP':
        return receiver.catchUp();
      case 'ASK':
        return receiver.asked(this.id, await this.published());
      case 'PUBLISH':
        return this.#publish(programId, pick);
      case 'JUDGES':
      case 'JUDGES_LATE':
        return this.#score(pick, order === 'JUDGES_LATE');
      case 'NEXT':
      case 'PERFORM':
      case 'SCORE_AGAIN':
      case 'SHOW_RESULT':
      case 'UNDO':
      case 'LIST':
      case 'RANK':
      case 'BOUT':
      case 'POINT':
      case 'DECIDE':
      case 'ACCEPT':
      case 'FOUL':
      case 'FOUL_OFF':
      case 'CORRECT':
      case 'ADJUST':
      case 'STRIKE':
      case 'RENEW':
      case 'STANDING':
      case 'PUT_RIGHT': {
        const command = await this.#command(order, { programId, judgeId, pick });
        return command === null ? undefined : this.#operate(command);
      }
      case 'RENAME':
      case 'RENAME_GROUP':
      case 'RENAME_SHOW':
      case 'MOVE':
      case 'SORT':
      case 'REMOVE':
      case 'CLEAR':
      case 'RECOVER':
      case 'TIE_BREAK':
      case 'DELETE':
      case 'RESTORE':
      case 'END':
      case 'REOPEN':
      case 'OFFICIAL':
        return this.#organise(order, programId);
    }
  }

  async #deliver(): Promise<void> {
    while ((await this.hall.app.services.courier.round()) > 0);
  }

  async #operate(command: OperatorCommand): Promise<void> {
    const operator: Actor = { role: 'CONSOLE', id: 'operator' };
    await this.hall.app.services.live.command(this.id, operator, command, once);
  }

  async #judge(
    id: string,
    command: Parameters<TestApp['app']['services']['live']['command']>[2],
  ): Promise<void> {
    await this.hall.app.services.live.command(this.id, { role: 'JUDGE', id }, command, once);
  }

  /** A whole performance, or a bout of this program, up to its result. */
  async #publish(programId: string, pick: number): Promise<void> {
    const target = { programId, itemId: null, test: false, confirm: true } as const;
    if ((await this.#state()).mode === 'BATTLE') {
      await this.#try('BOUT', pick);
      await this.#try('POINT', pick);
      return this.#try('DECIDE', pick);
    }
    const { programGroups, activeProgramGroupId } = await this.#state();
    const groupId = programGroups.find(({ programs }) =>
      programs.some(({ id }) => id === programId),
    )?.id;
    if (groupId === undefined) return;
    await this.play({ order: 'LIST', pick });
    if (groupId !== activeProgramGroupId) await this.#operate({ type: 'SWITCH_GROUP', groupId });
    await this.#operate({ type: 'START_SPEECH', ...target });
    await this.#operate({ type: 'START_SCORING', ...target });
    await this.#score(pick, false);
    await this.#operate({ type: 'SHOW_SCORE', ...target });
    await this.#operate({ type: 'SHOW_RESULT', ...target });
  }

  /** Everybody whose score is awaited gives one; late ones come for the window that was closed last. */
  async #score(pick: number, isLate: boolean): Promise<void> {
    const { window, mode, items } = await this.#state();
    if (window === null || window.open === isLate) return;
    const { programId, id: windowId } = window;
    const value = (index: number) => (mode === 'VOTE' ? 1 : 80 + ((pick + index) % 12));
    const ids = isLate ? this.judgeIds.slice(0, 1) : this.judgeIds.slice(pick % 2);
    for (const [index, judgeId] of ids.entries()) {
      const itemIds = items.length === 0 ? [null] : items.map(({ id }) => id);
      const scores = itemIds.map((itemId) => ({ itemId, score: value(index) }));
      await this.#judge(judgeId, { type: 'SUBMIT_SCORES', judgeId, programId, scores, windowId });
    }
  }

  async #command(
    order: ConsoleOrder,
    { programId, judgeId, pick }: { programId: string; judgeId: string; pick: number },
  ): Promise<OperatorCommand | null> {
    const state = await this.#state();
    const target = { programId, itemId: null, test: false, confirm: true } as const;
    const battle = state.battle;
    const sideId = (pick % 2 === 0 ? battle?.redId : battle?.blueId) ?? programId;
    const otherId = (pick % 2 === 0 ? battle?.blueId : battle?.redId) ?? programId;
    const reason = '复核';
    switch (order) {
      case 'NEXT': {
        const next = nextStep(projectMatch(state, { role: 'CONSOLE' }));
        return next !== null && 'confirm' in next ? { ...next, confirm: true } : next;
      }
      case 'PERFORM':
        return { type: 'START_SPEECH', ...target };
      case 'SCORE_AGAIN':
        return { type: 'START_SCORING', ...target };
      case 'SHOW_RESULT':
        return { type: 'SHOW_RESULT', ...target };
      case 'LIST':
        return { type: 'SHOW_PROGRAM_LIST' };
      case 'UNDO':
        return { type: 'UNDO' };
      case 'RANK':
        return { type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null };
      case 'BOUT': {
        const from = pick % 2 === 0 ? 0 : 3;
        const [red, blue] = [this.programIds[from] ?? '', this.programIds[from + 1] ?? ''];
        return { type: 'START_BATTLE', ...target, programId: red, opponentId: blue };
      }
      case 'POINT':
        return { type: 'ADD_POINT', programId: sideId, point: pick - 2 };
      case 'DECIDE':
        return { type: 'DETERMINE_BATTLE', programId: sideId, opponentId: otherId, test: false };
      case 'FOUL':
        return { type: 'ADD_FOUL', programId: sideId, foulId: state.fouls[0]?.id ?? '' };
      case 'FOUL_OFF': {
        const determination = pick % 3 === 0 ? 'KEEP' : 'REOPEN';
        const foulId = state.fouls[0]?.id ?? '';
        return { type: 'TAKE_OFF_FOUL', programId: sideId, foulId, determination };
      }
      case 'ACCEPT': {
        const late = [...state.lateScores.values()][0];
        return late ? { type: 'ACCEPT_LATE_SCORE', lateScoreId: late.id, reason } : null;
      }
      case 'CORRECT':
        return { type: 'CORRECT_RESULT', programId, score: 70 + pick, reason };
      case 'ADJUST':
        return { type: 'ADD_ADJUSTMENT', programId, amount: pick - 5, reason };
      case 'STRIKE':
        return { type: 'STRIKE_SCORE', programId, judgeId, struck: pick % 3 !== 0, reason };
      case 'RENEW':
        return { type: 'RENEW_PANEL', programId, reason };
      case 'STANDING': {
        const standing = (['WITHDRAWN', 'GUEST', 'COMPETING', 'DISQUALIFIED'] as const)[pick % 4];
        return standing ? { type: 'SET_STANDING', programId, standing, reason } : null;
      }
      case 'PUT_RIGHT': {
        const found = this.programIds.indexOf(programId);
        const winnerId = this.programIds[found % 3 === 0 ? found + 1 : found] ?? programId;
        return { type: 'CORRECT_BOUT', programId, winnerId, reason };
      }
    }
  }

  async #organise(order: DeskOrder, programId: string): Promise<void> {
    const { client } = this.main;
    const path = { id: this.id };
    const confirmName = this.#name;
    this.#named += 1;
    switch (order) {
      case 'RENAME': {
        const body = { programName: `改名${this.#named}`, contestant: '李明 & <王芳>' };
        await client.call('updateProgram', { path: { ...path, programId }, body });
        return;
      }
      case 'MOVE': {
        const { programGroups } = await this.#state();
        const programGroupId = programGroups[this.#named % programGroups.length]?.id ?? '';
        await client.call('updateProgram', {
          path: { ...path, programId },
          body: { programGroupId },
        });
        return;
      }
      case 'RENAME_GROUP': {
        const groups = (await this.#state()).programGroups.map(({ id, groupName }, index) => ({
          id,
          groupName: index === 0 ? `第${this.#named}组` : groupName,
        }));
        await client.call('updateProgramGroups', { path, body: { programGroups: groups } });
        return;
      }
      case 'RENAME_SHOW': {
        const name = `第 ${this.#named} 场 <决赛>`;
        await client.call('updateBaseSetting', { path, body: { name } });
        this.#name = name;
        return;
      }
      case 'SORT': {
        const body = { programSorts: [{ id: programId, sort: 1 + (this.#named % 3) }] };
        await client.call('sortPrograms', { path, body });
        return;
      }
      case 'REMOVE': {
        const body = { programIds: [programId], confirmName };
        await client.call('removePrograms', { path, body });
        return;
      }
      case 'CLEAR':
        await client.call('cleanScores', { path, body: { confirmName } });
        return;
      case 'RECOVER': {
        const { removed } = await client.call('listRemoved', { path });
        const removedId = removed.find(({ recoveredAt }) => recoveredAt === null)?.id;
        if (removedId === undefined) return;
        await client.call('recoverRemoved', { path: { ...path, removedId } });
        return;
      }
      case 'DELETE':
        await client.call('deleteCompetition', { path, body: { confirmName } });
        return;
      case 'RESTORE':
        await client.call('restoreCompetition', { path });
        return;
      case 'END':
        await client.call('endCompetition', { path, body: { confirmName, confirm: true } });
        return;
      case 'REOPEN':
        await client.call('reopenCompetition', { path, body: { reason: '抄错一个分数' } });
        return;
      case 'OFFICIAL':
        await client.call('makeOfficial', { path, body: { confirmName } });
        return;
      case 'TIE_BREAK': {
        const tieBreaks = this.#named % 2 === 0 ? ['HIGHEST_JUDGE'] : ['SORT'];
        await client.call('updateScoreSetting', { path, body: { setting: { tieBreaks } } });
        return;
      }
    }
  }

  #state() {
    return this.hall.app.services.live.state(this.id);
  }
}

const once = { commandId: null, seenVersion: null };

function settingsOf(kind: Kind) {
  const fouls = [{ foulName: '推人', times: 2 }];
  switch (kind) {
    case 'WHOLE':
      return { setting: { mode: 'SCORE' as const } };
    case 'ITEMS':
      return {
        setting: { mode: 'SCORE' as const, enableItem: true, enableScoreItemCombine: true },
        items: [
          { itemName: '声音', proportion: 60 },
          { itemName: '台风', proportion: 40 },
        ],
      };
    case 'VOTE':
      return { setting: { mode: 'VOTE' as const } };
    case 'BATTLE':
      return { setting: { mode: 'BATTLE' as const }, fouls };
  }
}

function titleLine(number: string, name: string, score: string): string {
  return `${number} ${name} ${score}`;
}

async function heldIsRead(evening: Evening): Promise<number> {
  const { receiver, id } = evening;
  const embedded = await evening.embedded();
  // Asked before the hours of the last deliveries, which end logins.
  const answer = await evening.published();
  await evening.settle();
  const read = inOrder((answer?.rows ?? []).map(({ result }): PublishedResult => result));
  expect(receiver.held(id)).toEqual(read);
  expect(embedded === null).toBe(answer === null);
  if (answer === null || embedded === null) return 0;
  if (embedded.rows !== null) {
    const listed = read.flatMap(({ groupId, sort, programName, score }) =>
      groupId === embedded.groupId && score !== null ? [`${sort} ${programName} ${score}`] : [],
    );
    expect(embedded.rows.sort()).toEqual(listed.sort());
  }
  const state = await evening.hall.app.services.live.state(id);
  const told = receiver
    .held(id)
    .filter(({ groupId }) => groupId === state.activeProgramGroupId)
    .map(({ sort, programName, score }) =>
      titleLine(
        String(sort).padStart(2, '0'),
        programName,
        score === null
          ? ''
          : formatScore(score, state.mode === 'VOTE' ? 0 : state.setting.decimals),
      ),
    );
  const { json, xml } = await evening.titled();
  expect(xml).toEqual(json);
  // A bout's points are on the wall before they are a result.
  if (state.mode === 'BATTLE') expect(json).toEqual(expect.arrayContaining(told));
  else expect([...json].sort()).toEqual([...told].sort());
  return read.length;
}

test('a receiver that follows the page ends with what is published, whatever the evening and the network do', async () => {
  const receiver = await startFollowingReceiver();
  let compared = 0;
  let withdrawn = 0;
  try {
    await fc.assert(
      fc.asyncProperty(evening, async ({ kind, official, steps, fates: met }) => {
        const one = await Evening.open(receiver, kind, official);
        receiver.meet(met);
        for (const next of steps) await one.play(next);
        compared += await heldIsRead(one);
        await one.hall.app.drain();
      }),
      // Shrinking an evening plays hundreds more; the seed says which one it was.
      { ...runs(6, 250), endOnFailure: true },
    );
    withdrawn = receiver.told().filter(({ type }) => type === 'result.withdrawn').length;
  } finally {
    await receiver.stop();
  }
  expect(compared).toBeGreaterThan(0);
  expect(withdrawn).toBeGreaterThan(0);
});
