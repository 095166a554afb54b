/** Tests which other sites may show a competition's page, and that their check lets nothing else be read. */
import { beforeAll, describe, expect, test } from 'vitest';
import { contractGeneration, isTooOld } from '../src/contract/operations.ts';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';

let hall: TestApp;
let account: TestAccount;
let id: string;
beforeAll(async () => {
  hall = await createTestApp();
  account = await hall.register();
  ({ id } = await account.client.call('createCompetition', { body: { name: '歌手大赛' } }));
  await list(id, ['https://partner.example']);
});

const list = (competitionId: string, embedOrigins: string[]) =>
  account.client.call('updateBaseSetting', { path: { id: competitionId }, body: { embedOrigins } });

const ask = (
  competitionId: string,
  { origin, generation = contractGeneration, method = 'GET' }: Asking,
) =>
  hall.app.fetch(
    new Request(
      `http://liangfen.test/api/competition/${competitionId}/screen/embedding?generation=${generation}`,
      {
        method,
        headers: {
          host: 'liangfen.test',
          ...(origin === undefined ? {} : { origin }),
          'access-control-request-method': 'GET',
        },
      },
    ),
  );

const askFor = (site: string, { origin }: { readonly origin: string }) =>
  hall.app.fetch(
    new Request(
      `http://liangfen.test/api/competition/${id}/screen/embedding?generation=${contractGeneration}&origin=${encodeURIComponent(site)}`,
      { headers: { host: 'liangfen.test', origin } },
    ),
  );

interface Asking {
  readonly origin?: string;
  readonly generation?: number;
  readonly method?: string;
}

const stateFor = async (competitionId: string, asking: Asking) =>
  (await (await ask(competitionId, asking)).json()).state;

describe('the check of an embedding', () => {
  test('tells a listed site from other sites, and from the server’s own', async () => {
    expect(await stateFor(id, { origin: 'https://partner.example' })).toBe('ALLOWED');
    expect(await stateFor(id, { origin: 'https://other.example' })).toBe('ORIGIN_NOT_LISTED');
    expect(await stateFor(id, { origin: 'http://liangfen.test' })).toBe('ALLOWED');
    expect(await stateFor(id, {})).toBe('ALLOWED');
  });

  test('knows a site that was written with the port of its scheme, or with a large letter', async () => {
    const { id: written } = await account.client.call('createCompetition', {
      body: { name: '另一场' },
    });
    await list(written, ['https://Partner.Example:443', 'https://partner.example']);
    const { embedOrigins } = await account.client.call('getBaseSetting', { path: { id: written } });
    expect(embedOrigins).toEqual(['https://partner.example']);
    expect(await stateFor(written, { origin: 'https://partner.example' })).toBe('ALLOWED');
    const refused = await account.client.refusal('updateBaseSetting', {
      path: { id: written },
      body: { embedOrigins: ['https://partner.example:99999'] },
    });
    expect(refused.problem.errors).toMatchObject([{ field: 'embedOrigins.0' }]);
  });

  test('takes another port or scheme for another site', async () => {
    for (const origin of ['https://partner.example:8443', 'http://partner.example', 'null']) {
      expect(await stateFor(id, { origin }), origin).toBe('ORIGIN_NOT_LISTED');
    }
  });

  test('tells everybody when there is no such competition', async () => {
    for (const origin of ['https://partner.example', 'https://other.example', undefined]) {
      const asking = origin === undefined ? {} : { origin };
      expect(await stateFor('unknown', asking)).toBe('COMPETITION_NOT_FOUND');
    }
  });

  test('does not find a deleted competition', async () => {
    const { id: gone } = await account.client.call('createCompetition', {
      body: { name: '删掉的' },
    });
    await account.client.call('deleteCompetition', { path: { id: gone } });
    expect(await stateFor(gone, { origin: 'https://partner.example' })).toBe(
      'COMPETITION_NOT_FOUND',
    );
  });

  test('calls only a client of an older generation too old', async () => {
    expect([1, 2, 3].map((generation) => isTooOld(generation, 2))).toEqual([true, false, false]);
    expect(await stateFor(id, { generation: contractGeneration + 1 })).toBe('ALLOWED');
    expect((await ask(id, { generation: 0 })).status).toBe(400);
  });

  test('gives the organiser’s page the answer that another site would get', async () => {
    const desk = { origin: 'http://liangfen.test' };
    const stateOf = async (site: string) => (await (await askFor(site, desk)).json()).state;
    expect(await stateOf('https://partner.example')).toBe('ALLOWED');
    expect(await stateOf('https://other.example')).toBe('ORIGIN_NOT_LISTED');
    expect(await stateOf('http://liangfen.test')).toBe('ALLOWED');
    expect((await askFor('partner.example/path', desk)).status).toBe(400);
  });

  test('follows the organiser’s list at once', async () => {
    const site = { origin: 'https://new.example' };
    expect(await stateFor(id, site)).toBe('ORIGIN_NOT_LISTED');
    await list(id, ['https://partner.example', 'https://new.example']);
    expect(await stateFor(id, site)).toBe('ALLOWED');
    await list(id, ['https://partner.example']);
    expect(await stateFor(id, site)).toBe('ORIGIN_NOT_LISTED');
  });

  test('may be read by every site, also when it refuses, and never with credentials', async () => {
    for (const [method, generation] of [
      ['OPTIONS', 1],
      ['GET', 1],
      ['GET', 0],
    ] as const) {
      const { headers } = await ask(id, { origin: 'https://other.example', method, generation });
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  test('opens no other operation to that site', async () => {
    const { headers } = await hall.app.fetch(
      new Request(`http://liangfen.test/api/competition/${id}/screen/match`, {
        headers: { origin: 'https://other.example' },
      }),
    );
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('is limited per address, and every site may read that refusal', async () => {
    const other = await createTestApp({ database: hall.database });
    const asked = (address: string) =>
      other.client.send('checkEmbedding', { path: { id }, query: { generation: 1 }, address });
    for (let count = 0; count < 1_200; count += 1) await asked('10.1.0.1');
    const refused = await asked('10.1.0.1');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(refused.headers.get('retry-after')).not.toBeNull();
    expect((await asked('10.1.0.2')).status).toBe(200);
  });
});

describe('the sites of the server’s owner', () => {
  const owner = 'https://portal.example';

  test('are shown to the organiser, and allowed for every competition', async () => {
    const portals = await createTestApp({ database: hall.database, portals: [owner] });
    const client = portals.client.as(account.token);
    expect(await client.call('getEmbeddingOwners', { path: { id } })).toEqual({
      ownerOrigins: [owner],
    });
    const query = { generation: contractGeneration, origin: owner };
    expect(await client.call('checkEmbedding', { path: { id }, query })).toEqual({
      state: 'ALLOWED',
    });
  });

  test('are none where the owner has named none', async () => {
    expect(await account.client.call('getEmbeddingOwners', { path: { id } })).toEqual({
      ownerOrigins: [],
    });
  });
});

describe('a socket of a page whose Origin is refused', () => {
  const upgrade = (origin: string, host: string) =>
    hall.app.sockets.refusalOf({
      method: 'GET',
      url: `http://${host}/api/competition/${id}/screen/socket`,
      headers: new Headers({ origin, host }),
      body: null,
    });
  const told = () => hall.logged.filter(({ event }) => event === 'socket.origin-refused');

  test('is told of once, with the page, the host and what to set, and only a hundred times', async () => {
    // nginx with `Host $host` drops the port.
    const own = ['https://score.example.com:8443', 'score.example.com'] as const;
    expect(await upgrade(...own)).toMatchObject({ status: 403 });
    expect(await upgrade(...own)).toMatchObject({ status: 403 });
    expect(told()).toEqual([
      {
        level: 'warn',
        event: 'socket.origin-refused',
        fields: { origin: own[0], host: own[1], mend: expect.stringContaining('$http_host') },
      },
    ]);
    expect(await upgrade(own[0], `${own[1]}:8443`)).toBeNull();
    for (let site = 0; site < 150; site += 1) await upgrade(`https://site-${site}.example`, own[1]);
    expect(told()).toHaveLength(100);
  });
});
