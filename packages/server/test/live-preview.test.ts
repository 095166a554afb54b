/** Tests the preview of a step: the picture that the step would show, nothing stored, and the refusal that it would get. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  at,
  type Hall,
  logOf,
  openHall,
  openShow,
  openWindow,
  refusalOf,
  type Server,
  type Show,
  submitWhole,
} from './live-hall.ts';

let hall: Hall;
let server: Server;
let show: Show;
let programId: string;
let path: { id: string };

beforeAll(async () => {
  hall = await openHall();
  server = hall.server();
});
beforeEach(async () => {
  show = await openShow(hall, server);
  programId = at(show.programIds, 0);
  path = { id: show.id };
});
afterAll(async () => {
  await hall.close();
  expect(hall.errors).toEqual([]);
});

const target = () => ({ programId, itemId: null, test: false });

describe('the preview of a command', () => {
  it.each([
    [{ type: 'STEP_REVEAL', step: 'x' }, { step: '必须是整数' }],
    [{ type: 'START_SPEECH', itemId: null, test: false, confirm: false }, { programId: '必填' }],
    [{ step: 1 }, { type: '必填' }],
  ])('reports for %o only errors of the step that it names', async (body, expected) => {
    const refused = await refusalOf(
      // @ts-expect-error No client of ours would send this.
      show.console.call('previewCommand', { path, body }),
    );
    expect(refused.status).toBe(400);
    const errors = refused.problem.errors ?? [];
    expect(Object.fromEntries(errors.map(({ field, message }) => [field, message]))).toEqual(
      expected,
    );
  });

  it('is the picture that the command then shows, and leaves no trace', async () => {
    await openWindow(show, programId);
    await submitWhole(show, 0, programId, 91.5);
    await submitWhole(show, 1, programId, 88);
    const before = await logOf(hall, show.id);
    const preview = await show.console.call('previewCommand', {
      path,
      body: { type: 'SHOW_SCORE', ...target(), confirm: true },
    });
    expect(preview.stage).toMatchObject({ kind: 'SCORE_REVEAL', program: { id: programId } });
    expect(await logOf(hall, show.id)).toEqual(before);
    expect(preview.version).toBe(before.length);
    expect((await server.app.services.live.state(show.id)).stage.kind).toBe('SCORING');

    await show.console.call('showScore', {
      path: { ...path, programId, itemId: '0' },
      query: { confirm: true },
    });
    const { stage, link } = await show.console.call('getCurrentMatch', { path });
    expect({ stage, link }).toEqual({ stage: preview.stage, link: preview.link });
  });

  it('of an undo is the picture that it brings back', async () => {
    await show.console.call('showProgramList', { path });
    const preview = await show.console.call('previewCommand', { path, body: { type: 'UNDO' } });
    expect(preview.stage).toEqual({ kind: 'START' });
  });

  it('is refused for the same reason as the command itself', async () => {
    await openWindow(show, programId);
    await submitWhole(show, 0, programId, 90);
    const step = { ...path, programId, itemId: '0' };
    const refused = await refusalOf(
      show.console.call('previewCommand', {
        path,
        body: { type: 'SHOW_SCORE', ...target(), confirm: false },
      }),
    );
    const itself = await refusalOf(show.console.call('showScore', { path: step }));
    expect(refused.said).toEqual(itself.said);
    expect(refused.problem.code).toBe('JUDGES_MISSING');
  });

  it('is refused as stale when another operator was faster', async () => {
    await show.console.call('showProgramList', { path });
    const refused = await refusalOf(
      show.console.call('previewCommand', { path, body: { type: 'OPEN_TEST' }, seenVersion: 0 }),
    );
    expect(refused.problem.code).toBe('STALE_VERSION');
  });
});

describe('who took the last step', () => {
  it('is shown to consoles by the name of the login, and never to the screen', async () => {
    await show.console.call('showProgramList', { path });
    const match = await show.console.call('getCurrentMatch', { path });
    expect(match.lastStep).toMatchObject({ type: 'PROGRAM_LIST_SHOWN' });
    expect(match.lastStep?.operatorId).toBeTruthy();
    expect(match.undo.at(-1)).toEqual(match.lastStep);
    const screen = await show.console.call('getScreenMatch', { path });
    expect(JSON.stringify(screen)).not.toContain(match.lastStep?.operatorId);
    // A process that was started since knows the name, too.
    const restarted = show.console.at(hall.server());
    expect((await restarted.call('getCurrentMatch', { path })).lastStep).toEqual(match.lastStep);
  });
});
