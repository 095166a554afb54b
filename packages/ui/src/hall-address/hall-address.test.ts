// The address alone tells whether codes made with it lead a phone to the server.
import { describe, expect, it } from 'vitest';
import { chosenAddress } from './chosen-address.ts';
import { type AddressFacts, hallAddressOf, isLoopback, typedAddress } from './hall-address.ts';

const hall = {
  openToNetwork: true,
  local: [{ url: 'http://192.168.1.20:8080', network: 'wlan0' }],
};
const facts: AddressFacts = {
  publicUrl: null,
  chosen: null,
  opened: 'http://localhost:8080',
  hall,
};
const local = { url: 'http://192.168.1.20:8080', local: true };

describe('the address of the hall', () => {
  it('is taken from the server’s setting first', () => {
    const publicUrl = 'https://score.example';
    expect(hallAddressOf({ ...facts, publicUrl, chosen: local })).toEqual({
      base: publicUrl,
      source: 'SERVER',
      problem: null,
    });
  });

  it('is otherwise the chosen address, or else the one at which the page was opened', () => {
    expect(hallAddressOf({ ...facts, chosen: local })).toEqual({
      base: local.url,
      source: 'CHOSEN',
      problem: null,
    });
    expect(hallAddressOf({ ...facts, opened: 'http://192.168.1.20:8080' })).toEqual({
      base: 'http://192.168.1.20:8080',
      source: 'OPENED',
      problem: null,
    });
  });

  it.each([
    ['the page’s own', facts],
    ['the server’s setting', { ...facts, publicUrl: 'http://localhost:8080' }],
    ['a typed one', { ...facts, chosen: { url: 'http://127.0.0.1:8080', local: false } }],
  ])('says that phones cannot open localhost: %s', (_, of) => {
    expect(hallAddressOf(of).problem).toBe('LOOPBACK');
  });

  it('says that the machine no longer has the chosen address', () => {
    const chosen = { url: 'http://10.0.0.7:8080', local: true };
    expect(hallAddressOf({ ...facts, chosen }).problem).toBe('GONE');
    expect(hallAddressOf({ ...facts, chosen, hall: null }).problem).toBeNull();
    expect(hallAddressOf({ ...facts, chosen: { ...chosen, local: false } }).problem).toBeNull();
  });

  it('says that the server cannot be reached from the network', () => {
    const closed = { ...hall, openToNetwork: false };
    expect(hallAddressOf({ ...facts, chosen: local, hall: closed }).problem).toBe('CLOSED');
  });
});

it.each([
  ['http://localhost:8080', true],
  ['http://show.localhost', true],
  ['http://127.8.0.1', true],
  ['http://[::1]:8080', true],
  ['http://0.0.0.0:8080', true],
  ['http://192.168.1.20:8080', false],
  ['https://localhost.example.com', false],
  ['nothing', true],
])('%s names the machine that opens it: %s', (url, loopback) => {
  expect(isLoopback(url)).toBe(loopback);
});

it.each([
  ['score.example.com', 'http://score.example.com'],
  [' https://score.example.com/web/login ', 'https://score.example.com'],
  ['192.168.1.20:8080', 'http://192.168.1.20:8080'],
  ['', null],
  ['http://', null],
  ['http://a b', null],
])('the typed text %j means %j', (text, address) => {
  expect(typedAddress(text)).toBe(address);
});

it('a stored choice of another form is ignored', () => {
  expect(chosenAddress('')).toBeNull();
  expect(chosenAddress('{"url":1}')).toBeNull();
  expect(chosenAddress(JSON.stringify(local))).toEqual(local);
});
