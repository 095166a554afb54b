/**
 * Tests a competition's own theme: stored whole, sent with every look, recorded in the ledger, and limited to colours
 * and choices.
 */
import { projectMatch, waitingFrame } from '@liangfen/rules';
import type { OwnTheme } from '@liangfen/sdk/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Caller,
  competitionWith,
  expectRefusal,
  type Hall,
  openHall,
  Refused,
} from './organiser.ts';

let hall: Hall;
let organiser: Caller;

beforeAll(async () => {
  hall = await openHall();
  organiser = await hall.main({ points: 5 });
});
afterAll(() => hall.close());

const ownTheme: OwnTheme = {
  colours: { bg: '#0b2a4a', accent: '#FF6A00', onRed: '#ffffff' },
  pattern: 'DAYLIGHT',
  figures: 'SERIF',
  corners: 'SQUARE',
};

async function withTheme() {
  const cast = await competitionWith(organiser, { judges: 1, programs: 2 });
  const path = { id: cast.id };
  await organiser.call('updateBaseSetting', { path, body: { look: { ownTheme } } });
  return { ...cast, path };
}

describe('an own theme', () => {
  test('is kept as it was sent, and reaches screens, phones and visitors who are not logged in', async () => {
    const { path, id } = await withTheme();
    expect((await organiser.call('getBaseSetting', { path })).look).toMatchObject({ ownTheme });
    expect((await hall.nobody.call('getPublicCompetition', { path })).look.ownTheme).toEqual(
      ownTheme,
    );
    const state = await hall.app.services.live.state(id);
    expect(projectMatch(state, { role: 'SCREEN' }).look.ownTheme).toEqual(ownTheme);
    expect(projectMatch(state, { role: 'CONSOLE' }).look.ownTheme).toEqual(ownTheme);
    expect(waitingFrame(state).look.ownTheme).toEqual(ownTheme);
  });

  test('is absent until somebody makes one, and null after it is removed', async () => {
    const { id } = await competitionWith(organiser);
    const path = { id };
    expect((await organiser.call('getBaseSetting', { path })).look).not.toHaveProperty('ownTheme');
    await organiser.call('updateBaseSetting', { path, body: { look: { ownTheme } } });
    await organiser.call('updateBaseSetting', { path, body: { look: { ownTheme: null } } });
    expect((await organiser.call('getBaseSetting', { path })).look.ownTheme).toBeNull();
  });

  test('stays when an older page changes the look without it', async () => {
    const { path } = await withTheme();
    await organiser.call('updateBaseSetting', {
      path,
      body: { look: { theme: 'CRIMSON', primaryColour: '#112233' } },
    });
    const { look } = await organiser.call('getBaseSetting', { path });
    expect(look).toMatchObject({ theme: 'CRIMSON', primaryColour: '#112233', ownTheme });
  });

  test('is replaced as a whole: a colour that is not sent comes from the chosen theme again', async () => {
    const { path } = await withTheme();
    const next: OwnTheme = { colours: { text: '#fefefe' } };
    await organiser.call('updateBaseSetting', { path, body: { look: { ownTheme: next } } });
    expect((await organiser.call('getBaseSetting', { path })).look.ownTheme).toEqual(next);
  });

  test('goes into a copy and into the next round', async () => {
    const { path, programIds } = await withTheme();
    const made = [
      await organiser.call('copyCompetition', { path }),
      await organiser.call('promoteCompetition', { path, body: { name: '决赛', programIds } }),
    ];
    for (const { look } of made) expect(look.ownTheme).toEqual(ownTheme);
  });

  test('is in the ledger with the values before and after, and a stale form cannot overwrite it', async () => {
    const { path } = await withTheme();
    const { version: seen } = await organiser.call('getBaseSetting', { path });
    const next: OwnTheme = { colours: { bg: '#101010' } };
    await organiser.call('updateBaseSetting', { path, body: { look: { ownTheme: next } } });
    const { entries } = await organiser.call('getLedger', { path });
    const bodies = entries.map(({ body }) => JSON.parse(body));
    expect(bodies).toContainEqual(
      expect.objectContaining({ before: { ownTheme }, after: { ownTheme: next } }),
    );
    const stale = organiser.call('updateBaseSetting', { path, body: { look: { ownTheme } }, seen });
    const error = await stale.catch((reason: unknown) => reason);
    if (!(error instanceof Refused)) throw new Error('expected a refusal');
    expect(error.problem).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      errors: [{ field: 'look.ownTheme' }],
    });
  });
});

test.each([
  ['a colour by name', { colours: { bg: 'red' } }],
  ['a colour followed by CSS', { colours: { bg: '#0b2a4a;background:url(//e.cn)' } }],
  ['a colour followed by a line break', { colours: { bg: '#0b2a4a\n' } }],
  ['a colour that is no text', { colours: { bg: 1 } }],
  ['a colour for an unknown part', { colours: { backdrop: '#0b2a4a' } }],
  ['a colour named __proto__', JSON.parse('{"colours":{"__proto__":"#0b2a4a"}}')],
  ['more than colours', { colours: {}, css: 'body{}' }],
  ['a pattern by address', { colours: {}, pattern: 'url(https://e.cn/a.png)' }],
  ['a font of any other name', { colours: {}, figures: 'Comic Sans' }],
  ['a length', { colours: {}, corners: '12px' }],
  ['no colours at all', {}],
  ['a list', []],
  ['a text', 'OBSIDIAN'],
])('refuses %s, and keeps the current theme', async (_what, hostile) => {
  const { path, id } = await withTheme();
  await expectRefusal(
    hall,
    id,
    () =>
      organiser.call('updateBaseSetting', {
        path,
        // A page without types may send anything.
        body: { look: { ownTheme: hostile as unknown as OwnTheme } },
      }),
    'INVALID_REQUEST',
  );
});
