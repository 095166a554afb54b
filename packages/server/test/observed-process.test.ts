/** Tests what an operator of the server sees of a started process: its metrics, and its spans at a collector. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { builtProgram, placeData, root } from './support/program.ts';
import { endPrograms, listening, startProgram } from './support/started-program.ts';

let folder = '';
afterEach(async () => {
  await endPrograms();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

test('a process serves its metrics on their own port, and on no other', async () => {
  folder = mkdtempSync(join(tmpdir(), 'liangfen-metrics-'));
  await placeData(join(folder, 'data'));
  const program = startProgram(await builtProgram(), {
    LIANGFEN_DATA_DIR: join(folder, 'data'),
    LIANGFEN_METRICS_PORT: '0',
  });
  const port = await listening(program);
  await expect.poll(program.output).toMatch(/"port":\d+,"msg":"metrics"/);
  const own = Number(/"port":(\d+),"msg":"metrics"/.exec(program.output())?.[1]);
  const ask = async () => (await fetch(`http://127.0.0.1:${own}/metrics`)).text();

  const unknown = `/api/${randomBytes(8).toString('hex')}`;
  await fetch(`http://127.0.0.1:${port}${unknown}?token=abc`);
  await fetch(`http://127.0.0.1:${port}/api/ready`);
  const text = await ask();
  const lines = text.split('\n');
  expect(lines).toContain(
    'liangfen_request_seconds_count{operation="getReadiness",status="200"} 1',
  );
  expect(lines).toContain('liangfen_request_seconds_count{operation="none",status="404"} 1');
  expect(lines).toContain('liangfen_live_viewers{role="SCREEN"} 0');
  expect(lines).toContain('liangfen_log_lines_total{level="error"} 0');
  expect(text).toMatch(/^process_resident_memory_bytes [1-9]/m);
  // Made-up addresses as labels would let the metrics grow without end.
  expect(text).not.toContain(unknown);
  expect((await fetch(`http://127.0.0.1:${own}/api/ready`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).not.toBe(200);
});

test('a process sends its spans to a collector with the file from deploy/', async () => {
  const received: string[] = [];
  const collector = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      received.push(`${request.url} ${Buffer.concat(parts).toString('utf8')}`);
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const at = collector.address();
  if (at === null || typeof at === 'string') throw new Error('the collector has no port');
  folder = mkdtempSync(join(tmpdir(), 'liangfen-traces-'));
  await placeData(join(folder, 'data'));
  const program = startProgram(await builtProgram(), {
    LIANGFEN_DATA_DIR: join(folder, 'data'),
    NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'deploy/otel.mjs')).href}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${at.port}`,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
  try {
    const port = await listening(program);
    await fetch(`http://127.0.0.1:${port}/api/ready?token=xyzzy`);
    await expect.poll(() => received.join('\n'), { timeout: 10_000 }).toContain('getReadiness');
    const told = received.join('\n');
    expect(told).toMatch(/^\/v1\/traces /);
    expect(told).toContain('"stringValue":"liangfen"');
    // Letters that cannot be part of a span's hexadecimal id.
    expect(told).not.toContain('xyzzy');
  } finally {
    collector.close();
  }
});
