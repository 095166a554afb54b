/** Tests that the proof raises no false alarm: whatever is done at two processes, the ledger leads to the tables. */
import { nextStep, projectMatch, type ShowCommand } from '@liangfen/rules';
import type { Actor } from '@liangfen/sdk/schema';
import { modeValues } from '@liangfen/sdk/values';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { verifyShow } from '../src/operations/results/verification.ts';
import { createTestApp, createTestBus, type TestApp } from './support/app.ts';
import { runs } from './support/rounds.ts';

const operator: Actor = { role: 'CONSOLE', id: 'operator' };
const once = { commandId: null, seenVersion: null };

/** Random numbers that choose the action and whom it is about. */
interface Step {
  readonly kind: number;
  readonly one: number;
  readonly other: number;
  readonly second: boolean;
}

const steps = fc.array(
  fc.record({
    kind: fc.integer({ min: 0, max: 47 }),
    one: fc.nat(1_000),
    other: fc.nat(1_000),
    second: fc.boolean(),
  }),
  { minLength: 20, maxLength: 60 },
);
const shape = fc.record({
  mode: fc.constantFrom('SCORE' as const, ...modeValues),
  official: fc.boolean(),
  steps,
});

class Evening {
  readonly #apps: readonly [TestApp, TestApp];
  readonly #client: TestApp['client'];
  readonly id: string;

  constructor(apps: readonly [TestApp, TestApp], client: TestApp['client'], id: string) {
    this.#apps = apps;
    this.#client = client;
    this.id = id;
  }

  async take({ kind, one, other, second }: Step): Promise<void> {
    const [first, another] = this.#apps;
    const { live } = (second ? another : first).app.services;
    const state = await live.state(this.id);
    const all = [...state.programGroups.flatMap(({ programs }) => programs), ...state.testPrograms];
    const program = all[one % all.length];
    const judge = state.judges[other % Math.max(1, state.judges.length)];
    const programId = program?.id ?? 'nobody';
    const judgeId = judge?.id ?? 'nobody';
    const test = state.testPrograms.some(({ id }) => id === programId);
    const active = state.activeProgramId ?? programId;
    const isTest = state.testPrograms.some(({ id }) => id === active);
    const target = { programId: active, itemId: null, test: isTest, confirm: true };
    const path = { id: this.id };
    const ask = (command: ShowCommand, actor: Actor = operator, accountId: string | null = null) =>
      this.#ask(live, actor, command, accountId);
    const organise = async (op: Parameters<TestApp['client']['send']>[0], sent: object) => {
      const response = await this.#client.send(op, sent);
      expect(response.status).toBeLessThan(500);
    };
    const submit = (of: string, by: string, score: number) =>
      ask(
        {
          type: 'SUBMIT_SCORES',
          judgeId: by,
          programId: of,
          windowId: null,
          scores: [{ itemId: null, score }],
        },
        { role: 'JUDGE', id: by },
      );
    const mark = state.mode === 'VOTE' ? other % 2 : (other % 400) / 4;
    switch (kind) {
      case 0:
        return ask({ type: 'SHOW_START_PAGE' });
      case 1:
        if (!second) return ask({ type: 'SHOW_PROGRAM_LIST' });
        return ask(
          state.mode === 'BATTLE'
            ? { type: 'SHOW_BRACKET' }
            : {
                type: 'SHOW_CEREMONY',
                part: (['PODIUM', 'CHAMPION', 'AWARDS'] as const)[other % 3] ?? 'PODIUM',
                covered: other % 2 === 0,
              },
        );
      case 2:
        return ask({ type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null, covered: second });
      case 3:
      case 4:
        return ask({ type: 'START_SPEECH', programId, itemId: null, test, confirm: true });
      case 5:
      case 6:
      case 7:
        return ask({ type: 'START_SCORING', ...target });
      case 8:
      case 9:
      case 10:
        for (const { id } of state.judges) {
          await ask({ type: 'SIGN_IN_JUDGE', judgeId: id }, { role: 'JUDGE', id });
          await submit(state.window?.programId ?? active, id, mark);
        }
        return;
      case 11:
        return submit(active, judgeId, mark);
      case 12:
        return ask({ type: 'SHOW_SCORE', ...target, covered: second });
      case 13:
      case 14:
      case 15:
        return ask({ type: 'SHOW_RESULT', ...target, covered: second });
      case 16:
        return ask({ type: 'STEP_REVEAL', step: other % 6 });
      case 17:
        return ask({ type: 'UNDO' });
      case 18:
        return ask({ type: 'ADD_ADJUSTMENT', programId: active, amount: -0.5, reason: '超时' });
      case 19:
        return ask({ type: 'CORRECT_RESULT', programId: active, score: 80.5, reason: '复核' });
      case 20:
      case 21: {
        const late = state.lateScores[0];
        if (late === undefined) return submit(programId, judgeId, mark);
        const type = kind === 20 ? 'ACCEPT_LATE_SCORE' : 'REFUSE_LATE_SCORE';
        return ask({ type, lateScoreId: late.id, reason: '网络' });
      }
      case 22:
      case 23: {
        const opponentId = program?.battleProgram ?? 'nobody';
        return ask({ type: 'START_BATTLE', programId, opponentId, test, confirm: true });
      }
      case 24:
        return ask({ type: 'ADD_POINT', programId: active, point: 1.5 });
      case 25: {
        const foulId = state.fouls[0]?.id ?? 'none';
        return ask({ type: 'ADD_FOUL', programId: active, foulId });
      }
      case 26:
        return organise('updateProgram', {
          path: { id: this.id, programId },
          body: { programName: `节目 ${other}`, contestant: '李明' },
        });
      case 27:
        return organise('createProgram', { path, body: { programName: `加演 ${other}` } });
      case 28:
        return organise('deletePrograms', { path: { id: this.id, programId } });
      case 29:
        return organise('updateJudge', {
          path: { id: this.id, judgeId },
          body: second ? { recusedProgramIds: [programId] } : { name: `评委 ${other}` },
        });
      case 30:
        return organise('deleteJudges', { path: { id: this.id, judgeId } });
      case 31:
        return organise('updateScoreSetting', {
          path,
          body: {
            setting: second ? { decimals: 1 + (other % 3) } : { secondPerson: other % 3 > 0 },
          },
        });
      case 32:
        return organise('renameCompetition', { path, body: { name: `决赛 ${other}` } });
      case 34:
      case 35: {
        const correction = {
          type: 'ADD_ADJUSTMENT',
          programId: active,
          amount: -0.5,
          reason: '超时',
        } as const;
        return ask({ type: 'PROPOSE_CORRECTION', correction }, operator, 'x');
      }
      case 36: {
        const correctionId = state.corrections[0]?.id ?? 'none';
        return second
          ? ask({ type: 'CONFIRM_CORRECTION', correctionId }, operator, 'y')
          : ask({ type: 'REFUSE_CORRECTION', correctionId, reason: '不对' }, operator, 'y');
      }
      case 37:
      case 38: {
        const { removed } = await this.#client.call('listRemoved', { path });
        const entry = removed.find(({ obstacle }) => obstacle === null) ?? removed[0];
        if (entry === undefined) return;
        return organise('recoverRemoved', { path: { ...path, removedId: entry.id } });
      }
      case 33:
        return organise('cleanScores', { path, body: { confirmName: state.name } });
      default: {
        // Random picks rarely follow the order of a show, so many steps take the suggested next one.
        const suggested = nextStep(projectMatch(state, { role: 'CONSOLE' }));
        if (suggested === null) return;
        return ask('confirm' in suggested ? { ...suggested, confirm: true } : suggested);
      }
    }
  }

  async #ask(
    live: TestApp['app']['services']['live'],
    actor: Actor,
    command: ShowCommand,
    accountId: string | null,
  ): Promise<void> {
    this.#apps[0].clock.advance(700);
    await live.command(this.id, actor, command, { ...once, accountId }).catch((error: unknown) => {
      // A refusal is fine; a refused late score even leaves an entry.
      if (!(error instanceof Error && 'code' in error)) throw error;
    });
  }
}

it('it finds nothing in shows that nobody altered, and the replay reaches every picture', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(shape, async ({ mode, official, steps: taken }) => {
      const bus = createTestBus();
      const first = await createTestApp({ bus });
      const second = await createTestApp({ bus, database: first.database, clock: first.clock });
      const { client } = await first.register();
      const { id } = await client.call('createCompetition', { body: { name: '决赛', mode } });
      const path = { id };
      for (const name of ['甲', '乙', '丙'])
        await client.call('createJudge', { path, body: { name } });
      for (const programName of ['茉莉花', '青花瓷', '送别', '乡愁']) {
        await client.call('createProgram', { path, body: { programName } });
      }
      if (official) await client.call('makeOfficial', { path, body: { confirmName: '决赛' } });
      const evening = new Evening([first, second], client, id);
      for (const step of taken) {
        await evening.take(step);
        if (step.other % 7 === 0) await first.app.services.heads.sign(id);
      }
      const told = await verifyShow(first.ports, id);
      expect(told).toMatchObject({ difference: null, firstBroken: null, intact: true });
      expect(told.replayed).toBe(told.checked);
      const rows = await first.database.query
        .selectFrom('show_event')
        .select('type')
        .distinct()
        .where('competition_id', '=', id)
        .execute();
      for (const { type } of rows) seen.add(type);
      await Promise.all([first.app.drain(), second.app.drain()]);
    }),
    runs(6, 300),
  );
  // Shows in which little happens would prove little.
  expect(seen.size).toBeGreaterThan(12);
});
