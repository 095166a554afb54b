/** Tests the contract check of all server tests: it finds an answer, and a frame, that the contract does not declare. */
import { describe, expect, test, vi } from 'vitest';
import { type AnswerBody, HttpAnswer } from '../src/contract/http-answer.ts';
import type { FrameText } from '../src/live/frames.ts';
import type { FrameSink } from '../src/live/live-shows.ts';
import type { OperationId } from '../src/operations/call.ts';
import { createTestApp } from './support/app.ts';
import { requestFor } from './support/client.ts';
import { heldToContract } from './support/held-to-contract.ts';

const json = ['content-type', 'application/json; charset=utf-8'];
const problem = ['content-type', 'application/problem+json; charset=utf-8'];
const text = (value: unknown): AnswerBody => ({ kind: 'text', text: JSON.stringify(value) });

/** Calls the operation and makes it return this answer. */
async function answered(operation: OperationId, answer: HttpAnswer) {
  const { app } = await createTestApp();
  return heldToContract({ ...app, answer: async () => answer }).fetch(
    requestFor(operation, { path: { id: 'a1' } }),
  );
}

describe('an answer fails the test when', () => {
  test.each([
    ['its status is not declared', 418, problem, {}, /418 .* is not declared/],
    ['its type is not declared', 200, ['content-type', 'text/plain'], {}, /is not declared/],
    ['it lacks a member', 200, json, {}, /Ajv: .*required.*\n.*cfworker: .*required/s],
    ['a refusal is no problem document', 404, problem, { status: 404 }, /Ajv: .*required/],
  ])('%s', async (_, status, headers, body, complaint) => {
    const answer = new HttpAnswer(status, headers, text(body));
    await expect(answered('getCompetitionStatus', answer)).rejects.toThrow(complaint);
  });

  test('a JSON file breaks the schema at its end', async () => {
    const headers = ['content-type', 'application/vnd.liangfen.evidence+json'];
    const parts = new Response('{"format":"other"}').body;
    if (parts === null) throw new Error('no body');
    const answer = await answered(
      'exportEvidence',
      new HttpAnswer(200, headers, { kind: 'parts', parts }),
    );
    await expect(answer.text()).rejects.toThrow(/against the contract/);
  });
});

test('a frame that the contract does not declare is reported as an error of its own', async () => {
  const thrown = new Promise<unknown>((resolve) => {
    vi.stubGlobal('queueMicrotask', (run: () => void) => {
      try {
        run();
      } catch (error) {
        resolve(error);
      }
    });
  });
  const message = '{"frame":"presence"}';
  const frame: FrameText = { message, event: `event: presence\ndata: ${message}\n\n` };
  const stream = {
    connectionId: 'c1',
    close: () => undefined,
    report: () => undefined,
    attach: (sink: FrameSink) => {
      sink.write(frame);
    },
  };
  const headers = ['content-type', 'text/event-stream; charset=utf-8'];
  const answer = await answered(
    'openScreenEvents',
    new HttpAnswer(200, headers, { kind: 'live', stream }),
  );
  await answer.body?.getReader().read();
  vi.unstubAllGlobals();
  expect(String(await thrown)).toMatch(/openScreenEvents presence against the contract/);
});
