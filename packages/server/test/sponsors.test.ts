/**
 * Tests the sponsors of a competition: stored as given, within limits, with uploaded pictures only, and sent only to
 * pages that show them.
 */

import type { ScreenMatch, Sponsor, SponsorBar } from '@liangfen/sdk/schema';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';
import { upload } from './support/files.ts';

let hall: TestApp;
let organiser: TestAccount;
let id: string;

beforeEach(async () => {
  hall = await createTestApp();
  organiser = await hall.register();
  ({ id } = await organiser.client.call('createCompetition', { body: { name: '歌手大赛' } }));
});

async function logo(): Promise<string> {
  const bytes = await sharp({
    create: { width: 600, height: 60, channels: 4, background: { r: 0, g: 90, b: 120, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const response = await organiser.client.send('uploadImage', {
    path: { id },
    query: { purpose: 'LOGO' },
    body: upload({ name: 'logo.png', bytes: new Uint8Array(bytes) }),
  });
  return (await response.json()).url;
}

const named = (name: string, more: Partial<Sponsor> = {}): Sponsor => ({
  name,
  logo: null,
  level: 'SPONSOR',
  ...more,
});

const save = (look: { sponsors?: unknown; sponsorBar?: unknown }) =>
  organiser.client.send('updateBaseSetting', { path: { id }, body: { look } as never });

const screen = async (of = id): Promise<ScreenMatch> =>
  hall.client.call('getScreenMatch', { path: { id: of } });

describe('sponsors', () => {
  test('are absent until somebody adds them, and a client that does not know them leaves them unchanged', async () => {
    expect((await screen()).look).not.toHaveProperty('sponsors');
    const sponsors = [named('江城银行', { level: 'TITLE' })];
    expect((await save({ sponsors })).status).toBe(200);
    await organiser.client.call('updateBaseSetting', {
      path: { id },
      body: { look: { slogan: '听见每一束光' } },
    });
    expect((await screen()).look).toMatchObject({ sponsors, slogan: '听见每一束光' });
  });

  test('keep their order, logo and level, on the screen and in a copy', async () => {
    const sponsors = [
      named('长江书店', { level: 'SUPPORT' }),
      named('江城银行', { level: 'TITLE', logo: await logo() }),
      named('一家名字有四十个字的赞助单位'.padEnd(40, '长'), { level: 'SPECIAL' }),
    ];
    const sponsorBar: SponsorBar = { links: ['INIT', 'RANK'], seconds: 12 };
    expect((await save({ sponsors, sponsorBar })).status).toBe(200);
    expect((await screen()).look).toMatchObject({ sponsors, sponsorBar });
    const copy = await organiser.client.call('copyCompetition', { path: { id } });
    expect((await screen(copy.id)).look).toMatchObject({ sponsors, sponsorBar });
  });

  test('are in the ledger once for each change', async () => {
    await save({ sponsors: [named('江城银行')] });
    const again = await save({ sponsors: [named('江城银行')] });
    expect(again.status).toBe(200);
    const { entries } = await organiser.client.call('getLedger', { path: { id } });
    const changes = entries.filter((entry) => JSON.stringify(entry).includes('江城银行'));
    expect(changes).toHaveLength(1);
  });

  test('are not sent to phones of the audience, which show none', async () => {
    await save({ sponsors: [named('江城银行')], sponsorBar: { links: [], seconds: 8 } });
    await organiser.client.call('updateBaseSetting', {
      path: { id },
      body: { look: { audiencePage: true } },
    });
    const told = await hall.client.send('getAudienceFrame', { path: { id } });
    expect(told.status).toBe(200);
    expect(await told.text()).not.toMatch(/江城银行|sponsor/);
  });

  const many = (count: number) => Array.from({ length: count }, (_, at) => named(`单位 ${at}`));
  const picture = (url: string) => [named('甲', { logo: url })];
  test.each<[string, unknown]>([
    ['more than 24', many(25)],
    ['a name of 41 characters', [named('长'.repeat(41))]],
    ['no name', [named('')]],
    ['an invisible name', [named('\u200B\u3000')]],
    ['a name that turns the line around', [named('甲\u202E乙')]],
    ['an unknown level', [{ ...named('甲'), level: 'GOLD' }]],
    ['an unknown field', [{ ...named('甲'), href: 'https://example.com' }]],
    ['a picture of another site', picture('https://example.com/logo.png')],
    ['a picture inside the body', picture('data:image/png;base64,AAAA')],
    ['a script for a picture', picture('javascript:alert(1)')],
    ['a way out of the store', picture(`/api/image/../${'0'.repeat(61)}`)],
    ['a picture that nobody uploaded', picture(`/api/image/${'0'.repeat(64)}`)],
    ['no list', { 0: named('甲') }],
    ['null', null],
  ])('%s is refused, and nothing is stored', async (_, sponsors) => {
    const response = await save({ sponsors });
    expect(response.status).toBe(400);
    expect((await screen()).look).not.toHaveProperty('sponsors');
  });

  test('24 sponsors with names of 40 characters are accepted', async () => {
    const sponsors = many(24).map((one, at) => ({ ...one, name: `${at}`.padEnd(40, '名') }));
    expect((await save({ sponsors })).status).toBe(200);
    expect((await screen()).look.sponsors).toHaveLength(24);
  });

  test('the error for a picture that was not uploaded names its place in the list', async () => {
    const sponsors = [
      named('甲', { logo: await logo() }),
      ...picture(`/api/image/${'a'.repeat(64)}`),
    ];
    const response = await save({ sponsors });
    expect(await response.json()).toMatchObject({ errors: [{ field: 'look.sponsors.1.logo' }] });
  });
});

describe('the sponsors’ bar', () => {
  test.each<[string, unknown]>([
    ['an unknown link', { links: ['LUNCH'], seconds: 8 }],
    ['a link twice', { links: ['RANK', 'RANK'], seconds: 8 }],
    ['a pause, which is no picture', { links: ['PAUSE'], seconds: 8 }],
    ['too fast', { links: [], seconds: 3 }],
    ['too slow', { links: [], seconds: 61 }],
    ['half a second', { links: [], seconds: 8.5 }],
    ['no pace', { links: [] }],
    ['null', null],
  ])('%s is refused', async (_, sponsorBar) => {
    expect((await save({ sponsorBar })).status).toBe(400);
    expect((await screen()).look).not.toHaveProperty('sponsorBar');
  });

  test('may be on no picture at all', async () => {
    const sponsorBar = { links: [], seconds: 60 };
    expect((await save({ sponsorBar })).status).toBe(200);
    expect((await screen()).look).toMatchObject({ sponsorBar });
  });
});
