/** The selectors of panels: rows with their buttons, the next step, and connected devices. */

import { items } from '@liangfen/rules/testing';
import type { Connection } from '@liangfen/sdk/schema';
import { describe, expect, it } from 'vitest';
import { judgeSeen } from '../src/connection/connection.ts';
import {
  selectButton,
  selectFlowButtons,
  selectGroups,
  selectItems,
  selectMatch,
  selectNextStep,
  selectPresence,
  selectRows,
  selectSignIn,
  selectSubmissions,
  selectUndo,
} from '../src/index.ts';
import { Desk, openDesk } from './support/desk.ts';

const blockedOf = (buttons: readonly { readonly blocked: { readonly reason: string } | null }[]) =>
  buttons.map((button) => button.blocked?.reason ?? 'FREE');

describe('rows in score mode', () => {
  it('enable the buttons that the rules allow, and say why others are blocked', async () => {
    const desk = await openDesk({}, { before: ({ show }) => show.speech('a1') });
    const [first, second] = selectRows(desk.snapshot);
    expect(first).toMatchObject({ onAir: true, phase: 'SPEECH', score: null, battle: null });
    expect(blockedOf(first?.steps ?? [])).toEqual([
      'ALREADY_ON_AIR',
      'FREE',
      'NOT_SCORING',
      'NOT_REVEALED',
    ]);
    expect(first?.steps.map((step) => step.next)).toEqual([false, true, false, false]);
    expect(blockedOf(second?.steps ?? [])[1]).toBe('NOT_IN_SPEECH');
  });

  it('count the judges who have submitted and name the missing ones', async () => {
    const desk = await openDesk(
      {},
      {
        before: ({ show }) => {
          show.speech('a1');
          show.scoring('a1');
          show.score('j2', 'a1', 88);
        },
      },
    );
    expect(selectRows(desk.snapshot)[0]?.progress).toEqual({ submitted: 1, expected: 3 });
    expect(selectSubmissions(desk.snapshot)).toMatchObject({
      submitted: 1,
      expected: 3,
      missing: [{ number: 1 }, { number: 3 }],
    });
    const reveal = selectNextStep(desk.snapshot);
    expect(reveal).toMatchObject({ blocked: null, asks: 'JUDGES_MISSING', next: true });
  });

  it('follow the chosen item when items are scored one by one', async () => {
    const desk = await openDesk(
      { setting: { enableItem: true }, items },
      {
        before: ({ show }) => {
          show.speech('a1', 'voice');
          show.scoring('a1', 'voice');
          for (const judge of ['j1', 'j2', 'j3']) show.score(judge, 'a1', 90, 'voice');
          show.reveal('a1', 'voice');
          show.result('a1', 'voice');
        },
      },
    );
    expect(selectItems(desk.snapshot)).toMatchObject({ itemId: 'voice', items: [{}, {}] });
    expect(selectRows(desk.snapshot)[0]).toMatchObject({ phase: 'RESULT', score: 90 });
    desk.send({ type: 'CHOOSE_ITEM', itemId: 'stage' });
    expect(selectRows(desk.snapshot)[0]).toMatchObject({ phase: 'WAITING', score: null });
    expect(selectRows(desk.snapshot)[0]?.steps[0]?.command).toMatchObject({ itemId: 'stage' });
  });

  it('have no items when these are scored together, or in a test', async () => {
    const combined = { enableItem: true, enableScoreItemCombine: true };
    const desk = await openDesk(
      { setting: combined, items },
      { before: ({ show }) => show.do({ type: 'SHOW_PROGRAM_LIST' }) },
    );
    expect(selectItems(desk.snapshot)).toBeNull();
    const test = await openDesk(
      { setting: { enableItem: true }, items },
      { before: ({ show }) => show.do({ type: 'OPEN_TEST' }) },
    );
    expect(selectItems(test.snapshot)).toBeNull();
    expect(selectRows(test.snapshot)[0]?.steps[0]?.command).toMatchObject({
      programId: 't1',
      itemId: null,
      test: true,
    });
  });
});

describe('rows in battle mode', () => {
  const setting = {
    mode: 'BATTLE',
    enableCountdown: true,
    convenientScore: '1, 2,,-1',
    enableExceededFoulTimes: true,
  } as const;
  const start = {
    type: 'START_BATTLE',
    programId: 'a1',
    opponentId: 'a2',
    test: false,
    confirm: false,
  } as const;

  it('offer only the bout on air', async () => {
    const desk = await openDesk({ programs: 3, setting }, { before: ({ show }) => show.do(start) });
    const [red, blue, alone] = selectRows(desk.snapshot).map((row) => row.battle);
    expect([red?.side, blue?.side, alone?.side]).toEqual(['RED', 'BLUE', null]);
    expect(red?.clock?.command).toEqual({ type: 'PAUSE_BATTLE', test: false });
    expect(alone?.clock).toBeNull();
    expect(red?.points.map(({ point }) => point)).toEqual([1, 2, -1]);
    expect(red?.fouls[0]).toMatchObject({ foul: { id: 'push' }, times: 0, add: { blocked: null } });
    expect(red?.custom?.blocked).toBeNull();
    expect(red?.determine.blocked).toBeNull();
    expect(alone?.start.blocked?.reason).toBe('UNPAIRED');
    expect(alone?.custom?.blocked?.reason).toBe('UNPAIRED');
  });

  it('offer resume while paused, and no clock without a countdown', async () => {
    const paused = await openDesk(
      { programs: 2, setting },
      {
        before: ({ show }) => {
          show.do(start);
          show.do({ type: 'PAUSE_BATTLE', test: false });
        },
      },
    );
    expect(selectRows(paused.snapshot)[0]?.battle?.clock?.command.type).toBe('RESUME_BATTLE');
    const untimed = await openDesk(
      { programs: 2, setting: { ...setting, enableCountdown: false } },
      { before: ({ show }) => show.do(start) },
    );
    expect(selectRows(untimed.snapshot)[0]?.battle?.clock).toBeNull();
  });
});

describe('the whole panel', () => {
  it('marks the flow that is on air and the panel that is open', async () => {
    const desk = await openDesk();
    desk.send({ type: 'CHOOSE_FLOW', panel: 'rank' });
    const marks = selectFlowButtons(desk.snapshot).map(
      ({ panel, onAir, open, changesPicture }) =>
        `${panel}${onAir ? ' on air' : ''}${open ? ' open' : ''}${changesPicture ? '' : ' opens only'}`,
    );
    expect(marks).toEqual([
      'init on air',
      'test',
      'programList',
      'signIn',
      'rank open opens only',
      'ceremony opens only',
    ]);
  });

  it('does not mark the program list while one of its programs is on air', async () => {
    const desk = await openDesk({}, { before: ({ show }) => show.speech('a1') });
    const list = selectFlowButtons(desk.snapshot).find(({ panel }) => panel === 'programList');
    expect(list).toMatchObject({ panel: 'programList', onAir: false, open: true });
    expect(selectFlowButtons(desk.snapshot).some(({ onAir }) => onAir)).toBe(false);
  });

  it('offers a choice of groups only when there are several', async () => {
    expect(selectGroups((await openDesk()).snapshot).offered).toBe(false);
    const desk = await openDesk({ groups: 2 });
    expect(selectGroups(desk.snapshot)).toMatchObject({ offered: true, active: { id: 'a' } });
  });

  it('offers to undo the last step', async () => {
    expect(selectUndo((await openDesk()).snapshot)).toBeNull();
    const desk = await openDesk({}, { before: ({ show }) => show.speech('a1') });
    expect(selectUndo(desk.snapshot)).toMatchObject({
      button: { command: { type: 'UNDO' }, blocked: null, asks: null },
      undoes: { type: 'SPEECH_STARTED', programId: 'a1' },
    });
  });

  it('lists judges by number', async () => {
    const desk = await openDesk({ signedIn: false });
    desk.hall.elsewhere({ type: 'SIGN_IN_JUDGE', judgeId: 'j2' });
    const { judges, signed } = selectSignIn(desk.snapshot);
    expect(judges.map(({ number, signIn }) => [number, signIn])).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ]);
    expect(signed).toBe(1);
  });

  it('tells which screens are up to date, which judges are looking, and that another operator is connected', async () => {
    const desk = await openDesk({}, { before: ({ show }) => show.speech('a1') });
    const connection = (id: string, role: Connection['role'], version: number): Connection => ({
      id,
      role,
      label: '',
      judgeId: role === 'JUDGE' ? 'j1' : null,
      operatorId: role === 'CONSOLE' ? `login-${id}` : null,
      version,
      lagMs: null,
      since: 0,
      visible: true,
      page: null,
      silentSince: null,
    });
    desk.hall.tellPresence(
      [
        connection('s1', 'SCREEN', 0),
        connection('s2', 'SCREEN', 1),
        connection('p1', 'JUDGE', 1),
        { ...connection('p2', 'JUDGE', 1), silentSince: 5 },
        { ...connection('p3', 'JUDGE', 1), judgeId: 'j2', silentSince: 5 },
        connection('k1', 'CONSOLE', 1),
        connection('k2', 'CONSOLE', 1),
      ],
      'k1',
    );
    const presence = selectPresence(desk.snapshot);
    expect(presence.screens.map((screen) => screen.inStep)).toEqual([false, true]);
    // j1 has a second phone that is in a pocket; the only phone of j2 is in a pocket.
    expect(['j1', 'j2', 'j3'].map((id) => judgeSeen(presence, id))).toEqual([
      'ONLINE',
      'SILENT',
      'OFFLINE',
    ]);
    expect(presence.phones.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3']);
    expect(presence.otherOperators).toEqual([
      { label: '', operatorId: 'login-k2', ownLogin: false },
    ]);
  });

  it('is empty before the console is entered', () => {
    const { snapshot } = new Desk({}, {});
    expect(selectMatch(snapshot)).toBeNull();
    expect(selectRows(snapshot)).toEqual([]);
    expect(selectButton(snapshot, { type: 'UNDO' })).toBeNull();
    expect(selectSignIn(snapshot).judges).toEqual([]);
    expect(selectPresence(snapshot).screens).toEqual([]);
  });
});
