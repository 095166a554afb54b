/**
 * The quick part of `npm run test:faults -- judge-phones`: twelve judges' scores over lost requests and answers, killed
 * tabs and a killed server, from two tabs, too late and with clocks wrong by a day; each arrives once.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
/** With this seed, two programs of six judges contain every fate and a kill of the server. */
const seed = 34;
const fates = [
  'PLAIN',
  'OFFLINE',
  'REQUEST_LOST',
  'ANSWER_LOST',
  'KILLED_AFTER_STORING',
  'KILLED_AT_ONCE',
  'CHANGED_IN_ANOTHER_TAB',
  'LATE',
];

describe('评委手机的意外', () => {
  it('loses no score and counts none twice', async () => {
    const child = spawn(
      process.execPath,
      [
        ...['--import', 'tsx', '--conditions=@liangfen/source'],
        ...['faults/judge-phones.ts', '--seed', String(seed), '--rounds', '2'],
      ],
      { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    }
    const [code] = await once(child, 'close');
    expect(code, said).toBe(0);
    expect(fates.filter((fate) => !new RegExp(`\\b${fate} \\d`).test(said))).toEqual([]);
    expect(said).toMatch(/judge × network runs +12:/);
    expect(said).toMatch(/server killed in between +1 times/);
    expect(said).toMatch(/scores lost +0\n/);
    expect(said).toMatch(/scores doubled +0\n/);
  });
});
