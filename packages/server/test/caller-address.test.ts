/** Tests that limits count each caller by itself behind a proxy, and that no caller can make up an address without one. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../src/node/config.ts';
import { type HttpServer, serveHttp } from '../src/node/http.ts';
import { networkOf } from '../src/sessions/caller-network.ts';
import { createTestApp, type TestApp } from './support/app.ts';

let hall: TestApp;
beforeAll(async () => {
  hall = await createTestApp();
});

let http: HttpServer;
const serve = async (proxies: string) => {
  const { addressOf } = readConfig({ LIANGFEN_TRUSTED_PROXIES: proxies });
  http = await serveHttp(hall.app, { host: '127.0.0.1', port: 0, addressOf });
};
/** Tries the login-name check as often as one address may (60 a minute), and once more. */
const wearOut = async (forwarded: (attempt: number) => string) => {
  let status = 0;
  for (let attempt = 0; attempt <= 60; attempt += 1) {
    const answer = await fetch(
      `http://127.0.0.1:${http.port}/api/user/login-name/exists?loginName=nobody`,
      {
        headers: { 'x-forwarded-for': forwarded(attempt) },
      },
    );
    status = answer.status;
  }
  return status;
};

describe('a server without proxies', () => {
  beforeAll(() => serve(''));
  afterAll(() => http.close());

  test('counts by the socket: made-up addresses do not get around the limit', async () => {
    expect(await wearOut((attempt) => `203.0.113.${attempt}`)).toBe(429);
  });
});

describe('a server behind a proxy of its own machine', () => {
  beforeAll(() => serve('loopback'));
  afterAll(() => http.close());

  test('counts each caller behind the proxy by itself', async () => {
    expect(await wearOut((attempt) => `198.51.100.${attempt}`)).toBe(200);
  });

  test('does not believe an address that a caller wrote before the proxy added its own', async () => {
    expect(await wearOut((attempt) => `192.0.2.${attempt}, 198.51.100.99`)).toBe(429);
  });
});

test('an unreadable list of proxies is refused at the start, with an example', () => {
  const read = () => readConfig({ LIANGFEN_TRUSTED_PROXIES: 'nginx' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow('loopback,10.0.0.0/8');
});

describe('the caller that limits count for', () => {
  test.each([
    ['10.0.0.7', '10.0.0.7'],
    ['::ffff:10.0.0.7', '10.0.0.7'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:bbbb::2', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['', ''],
  ])('%s is %s', (address, caller) => {
    expect(networkOf(address)).toBe(caller);
  });
});
