/**
 * Tests the addresses at which phones find the server: shown to organisers, and tried out by a phone that opens the
 * code.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../src/node/config.ts';
import { addressesOf, localAddresses, type Networks } from '../src/node/local-addresses.ts';
import { createTestApp, type TestApp } from './support/app.ts';

const phone = {
  headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' },
};

describe('a trial of the addresses', () => {
  let hall: TestApp;
  beforeEach(async () => {
    hall = await createTestApp({
      addresses: {
        publicUrl: 'https://score.example',
        openToNetwork: true,
        local: () => [{ url: 'http://192.168.1.20:8080', network: 'wlan0' }],
      },
    });
  });

  test('shows all addresses to an organiser, and to everybody else only the configured one', async () => {
    const { client } = await hall.register();
    expect(await client.call('getHallAddresses')).toEqual({
      publicUrl: 'https://score.example',
      openToNetwork: true,
      local: [{ url: 'http://192.168.1.20:8080', network: 'wlan0' }],
    });
    expect((await hall.client.refusal('getHallAddresses')).status).toBe(401);
    const guest = await hall.guest();
    expect((await guest.client.refusal('getHallAddresses')).status).toBe(403);
    expect((await hall.client.call('getHealth')).publicUrl).toBe('https://score.example');
  });

  test('records which phone arrived and when, and the first arrival stays', async () => {
    const { client } = await hall.register();
    const { code, path, arrived } = await client.call('startAddressTrial');
    expect(path).toBe(`/web/try/${code}`);
    expect(arrived).toBeNull();
    const at = hall.clock.now();
    const first = { at, device: 'iPhone' };
    const answer = await hall.client.call('arriveAtAddress', { path: { code }, ...phone });
    expect(answer).toEqual(first);
    hall.clock.advance(5_000);
    expect(await hall.client.call('arriveAtAddress', { path: { code } })).toEqual(first);
    expect((await client.call('getAddressTrial', { path: { code } })).arrived).toEqual(first);
  });

  test('calls a browser that does not identify itself a phone', async () => {
    const { client } = await hall.register();
    const { code } = await client.call('startAddressTrial');
    const { device } = await hall.client.call('arriveAtAddress', { path: { code } });
    expect(device).toBe('手机');
  });

  test('belongs to one organiser: another one does not see it', async () => {
    const { client } = await hall.register();
    const other = await hall.register();
    const { code } = await client.call('startAddressTrial');
    expect((await other.client.refusal('getAddressTrial', { path: { code } })).status).toBe(404);
  });

  test('ends after ten minutes, and when its organiser begins another', async () => {
    const { client } = await hall.register();
    const old = await client.call('startAddressTrial');
    const { code } = await client.call('startAddressTrial');
    const lost = await hall.client.refusal('arriveAtAddress', { path: { code: old.code } });
    expect(lost.status).toBe(404);
    expect(lost.problem.detail).toContain('重新开始');
    hall.clock.advance(10 * 60 * 1000);
    expect((await client.refusal('getAddressTrial', { path: { code } })).status).toBe(404);
    expect((await hall.client.refusal('arriveAtAddress', { path: { code } })).status).toBe(404);
  });
});

describe('the machine’s own addresses', () => {
  const at = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4') => ({
    address,
    family,
    internal: address.startsWith('127.'),
    netmask: '',
    mac: '',
    cidr: null,
    scopeid: 0,
  });
  // Node's type distinguishes IPv4 and IPv6 by fields that the code does not read.
  const networks = {
    lo: [at('127.0.0.1')],
    docker0: [at('172.17.0.1')],
    wlan0: [at('fe80::1', 'IPv6'), at('192.168.1.20')],
    eth1: [at('169.254.3.4')],
  } as unknown as Networks;

  test('real networks come first, virtual ones last, and unreachable addresses are left out', () => {
    expect(localAddresses(networks, 8080)).toEqual([
      { url: 'http://192.168.1.20:8080', network: 'wlan0' },
      { url: 'http://172.17.0.1:8080', network: 'docker0' },
    ]);
  });

  test('at most as many as the contract allows', () => {
    const many = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`eth${index}`, [at(`10.0.0.${index}`)]]),
    ) as unknown as Networks;
    expect(localAddresses(many, 8080)).toHaveLength(16);
  });

  test.each([
    ['127.0.0.1', false],
    ['localhost', false],
    ['::1', false],
    ['0.0.0.0', true],
    ['192.168.1.20', true],
  ])('a server that listens on %s is open to the network: %s', (host, open) => {
    const facts = { publicUrl: null, host, port: () => 8080, networks: () => networks };
    expect(addressesOf(facts).openToNetwork).toBe(open);
  });
});

describe('LIANGFEN_PUBLIC_URL', () => {
  test('is used without its last slash; without it the codes have no address of their own', () => {
    const set = readConfig({ LIANGFEN_PUBLIC_URL: 'https://score.example/' });
    expect(set.setPublicUrl).toBe('https://score.example');
    expect(set.publicUrl).toBe('https://score.example');
    expect(readConfig({}).setPublicUrl).toBeNull();
    expect(readConfig({}).publicUrl).toBe('http://localhost:8080');
  });

  test.each(['score.example', 'ftp://score.example', 'https://score.example/liangfen'])(
    '%s is refused at the start, with what it should be',
    (setting) => {
      expect(() => readConfig({ LIANGFEN_PUBLIC_URL: setting })).toThrow(
        /LIANGFEN_PUBLIC_URL 应为/,
      );
    },
  );
});
