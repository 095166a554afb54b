/** Bytes on the wire per live update with 10 and with 1,000 programs: they must not grow with the competition. */
import type { ShowEvent } from '@liangfen/sdk/schema';
import {
  type DecidedEvent,
  decide,
  evolve,
  projectEvents,
  projectMatch,
  type ShowCommand,
  type ShowState,
  type ViewRole,
} from '../packages/rules/src/index.ts';
import { newShow } from '../packages/rules/src/testing/index.ts';
import { printTable } from './support/table.ts';

const roles: readonly (readonly [string, ViewRole])[] = [
  ['大屏', { role: 'SCREEN' }],
  ['评委手机', { role: 'JUDGE', judgeId: 'j1' }],
  ['控制台', { role: 'CONSOLE' }],
];
const target = { programId: 'a1', itemId: null, test: false };
const steps: readonly (readonly [string, ShowCommand])[] = [
  ['节目单', { type: 'SHOW_PROGRAM_LIST' }],
  ['上场', { type: 'START_SPEECH', ...target, confirm: false }],
  ['打分', { type: 'START_SCORING', ...target, confirm: false }],
  [
    '提交一个分数',
    {
      type: 'SUBMIT_SCORES',
      judgeId: 'j1',
      programId: 'a1',
      scores: [{ itemId: null, score: 88.5 }],
      windowId: null,
    },
  ],
  ['亮分', { type: 'SHOW_SCORE', ...target, confirm: true }],
  ['出分', { type: 'SHOW_RESULT', ...target }],
  ['排名', { type: 'SHOW_RANK', rankShowType: 'DEFAULT', itemId: null }],
];

const small = sizes(10);
const large = sizes(1_000);
printTable(
  ['更新', '接收者', '10 个节目', '1,000 个节目', '比值'],
  small.map((row, index) => {
    const other = large[index]?.bytes ?? 0;
    return [row.step, row.role, String(row.bytes), String(other), (other / row.bytes).toFixed(2)];
  }),
);

function sizes(programs: number): { step: string; role: string; bytes: number }[] {
  let state: ShowState = newShow({ programs, judges: 9 });
  let ids = 0;
  const measured: { step: string; role: string; bytes: number }[] = [];
  for (const [step, command] of steps) {
    const decision = decide(state, command, {
      now: 1_763_000_000_000,
      newId: () => {
        ids += 1;
        return `id${String(ids).padStart(14, '0')}`;
      },
    });
    if (!decision.accepted) throw new Error(`${step}: ${decision.reason}`);
    const decided: DecidedEvent = decision.decided;
    state = evolve(state, decided);
    const events: ShowEvent[] = [decided.event];
    for (const [role, viewer] of roles) {
      const text = JSON.stringify(projectEvents(events, state, viewer));
      measured.push({ step, role, bytes: Buffer.byteLength(text) });
    }
  }
  const snapshot = JSON.stringify(projectMatch(state, { role: 'SCREEN' }));
  measured.push({ step: '大屏快照', role: '大屏', bytes: Buffer.byteLength(snapshot) });
  return measured;
}
