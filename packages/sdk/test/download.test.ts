/** Downloads of files: progress is reported piece by piece, the name is read, and a download can be cancelled. */
import { describe, expect, it } from 'vitest';
import { ApiError, createLiangfenClient, type Progress } from '../src/index.ts';
import { simulatedTime } from './simulated-time.ts';

const input = { path: { id: 'c1' } };
const bytes = (length: number) => new Uint8Array(length);

/** A server that sends each piece of a file when the test writes it. */
function fileServer(headers: Record<string, string>, status = 200) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given;
    },
  });
  const time = simulatedTime();
  const client = createLiangfenClient({
    baseUrl: 'http://liangfen.test',
    fetch: async () => new Response(body, { status, headers }),
    schedule: time.schedule,
  });
  return {
    client,
    time,
    send: (length: number) => controller?.enqueue(bytes(length)),
    end: () => controller?.close(),
    fail: () => controller?.error(new TypeError('connection lost')),
  };
}

const workbook = {
  'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('歌手大赛 统计.xlsx')}`,
  'x-estimated-length': '1000',
};

/** Collects reports of progress; `until` resolves with all of them up to the one with this many bytes. */
function watcher() {
  const seen: Progress[] = [];
  const waiting: { received: number; done: () => void }[] = [];
  return {
    seen,
    onProgress: (progress: Progress) => {
      seen.push(progress);
      for (const each of waiting) if (progress.received >= each.received) each.done();
    },
    until: (received: number) =>
      new Promise<void>((done) => {
        if (seen.some((progress) => progress.received >= received)) done();
        else waiting.push({ received, done });
      }),
  };
}

describe('download', () => {
  it('reports the bytes that have arrived of an estimate, and returns the file with its name', async () => {
    const server = fileServer(workbook);
    const { seen, onProgress, until } = watcher();
    const answer = server.client.download('exportStatistics', input, onProgress);
    server.send(400);
    await until(400);
    server.send(700);
    server.end();
    const { blob, name } = await answer;
    expect(blob.size).toBe(1100);
    expect(name).toBe('歌手大赛 统计.xlsx');
    expect(seen).toEqual([0, 400, 1100].map((received) => ({ received, expected: 1000 })));
  });

  it('has no length and no name if the server gives none', async () => {
    const server = fileServer({ 'content-type': 'application/pdf' });
    const { seen, onProgress } = watcher();
    const answer = server.client.download('exportSheet', input, onProgress);
    server.send(5);
    server.end();
    expect((await answer).name).toBeNull();
    expect(seen.map(({ expected }) => expected)).toEqual([null, null]);
  });

  it('fails with the sentence of the server when it refuses', async () => {
    const server = fileServer({ 'content-type': 'application/problem+json' }, 409);
    const answer = server.client.download('exportSheet', input);
    server.send(0);
    server.end();
    await expect(answer).rejects.toMatchObject({ status: 409 });
  });

  it('fails when the connection ends in the middle, or takes longer than the limit', async () => {
    const broken = fileServer(workbook);
    const first = broken.client.download('exportStatistics', input);
    broken.send(10);
    broken.fail();
    await expect(first).rejects.toBeInstanceOf(ApiError);
    await expect(first).rejects.toMatchObject({ status: 0, code: 'NO_RESPONSE' });

    const slow = fileServer(workbook);
    const { onProgress, until } = watcher();
    const second = slow.client.download('exportStatistics', input, onProgress);
    const refused = expect(second).rejects.toMatchObject({ status: 0, code: 'TIMEOUT' });
    slow.send(10);
    await until(10);
    await slow.time.pass(600_000);
    await refused;
  });

  it('can be cancelled in the middle', async () => {
    const server = fileServer(workbook);
    const { onProgress, until } = watcher();
    const giveUp = new AbortController();
    const answer = server.client.download(
      'exportStatistics',
      { ...input, signal: giveUp.signal },
      onProgress,
    );
    const refused = expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    server.send(10);
    await until(10);
    giveUp.abort();
    await refused;
  });
});
