/** Tests that a look may use pictures of this site and of sites that the server's owner named (decision 0483). */
import { beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';

const named = 'https://pictures.example';
let hall: TestApp;
let organiser: TestAccount;
let id: string;

beforeEach(async () => {
  hall = await createTestApp({ rules: { imageOrigins: [named] } });
  organiser = await hall.register();
  ({ id } = await organiser.client.call('createCompetition', { body: { name: '歌手大赛' } }));
});

const save = (look: object) =>
  organiser.client.send('updateBaseSetting', { path: { id }, body: { look } });

it.each([`${named}/logo.png`, '/logo.png', 'data:image/png;base64,AAAA', null])(
  'takes %s',
  async (logo) => {
    expect((await save({ logo })).status).toBe(200);
  },
);

it.each(['logo', 'cover', 'background'])(
  'refuses a %s of another site, at its field',
  async (field) => {
    const answer = await save({ [field]: 'https://elsewhere.example/a.png' });
    expect(answer.status).toBe(400);
    const { errors } = await answer.json();
    expect(errors).toEqual([
      { field: `look.${field}`, message: expect.stringContaining('请把图片上传到这里') },
    ]);
  },
);

it('keeps a picture that was allowed before the owner removed its site', async () => {
  const logo = `${named}/logo.png`;
  await save({ logo });
  const later = await createTestApp({ database: hall.database, clock: hall.clock });
  const client = later.client.as(organiser.token);
  const path = { id };
  await client.call('updateBaseSetting', { path, body: { look: { logo, slogan: '唱响青春' } } });
  expect((await client.call('getBaseSetting', { path })).look).toMatchObject({ logo });
});
