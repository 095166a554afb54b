/** A page around a frame gets messages from everybody: only ours are read, and only if they are complete. */
import { describe, expect, it } from 'vitest';
import { readFrameMessage, readFrameRequest } from '../src/frame-messages.ts';
import { serverOf } from '../src/react-element.ts';

describe('a message of the frame', () => {
  it.each([
    { type: 'liangfen:size', height: 540 },
    { type: 'liangfen:connection-change', status: 'live', reason: null },
    { type: 'liangfen:ready' },
    {
      type: 'liangfen:error',
      problem: { code: 'SERVER_AWAY', detail: '…', retryAt: null },
    },
    // An event of a server that is newer than the portal's file.
    { type: 'liangfen:event', event: { type: 'LEARNED_SINCE', version: 3 } },
  ])('%o is read', (message) => {
    expect(readFrameMessage(message)).toEqual(message);
  });

  it.each([
    null,
    'liangfen:size',
    [],
    { type: 'liangfen:size' },
    { type: 'liangfen:size', height: '540' },
    { type: 'liangfen:size', height: Number.NaN },
    { type: 'liangfen:size', height: 1e9 },
    { type: 'liangfen:connection-change', status: 1, reason: null },
    { type: 'liangfen:connection-change', status: 'live' },
    { type: 'liangfen:error', problem: 'none' },
    { type: 'liangfen:error', problem: { code: 'SERVER_AWAY', detail: '…' } },
    { type: 'liangfen:event', event: null },
    { type: '__defineGetter__' },
    { type: 'webpackOk' },
  ])('%o is ignored', (message) => {
    expect(readFrameMessage(message)).toBeNull();
  });
});

it('a portal can make two requests, and others are ignored', () => {
  expect(readFrameRequest({ type: 'liangfen:reload' })).toEqual({ type: 'liangfen:reload' });
  expect(readFrameRequest({ type: 'liangfen:size', height: 1 })).toBeNull();
});

describe('the server of an element', () => {
  it('is taken from its attribute, without slashes at the end', () => {
    expect(serverOf('https://a.example//', 'https://b.example/embed/v1.js')).toBe(
      'https://a.example',
    );
  });

  it.each([
    ['https://b.example:8443/embed/v1.js', 'https://b.example:8443'],
    ['https://b.example/embed/judge/v1.js?x=1', 'https://b.example'],
    ['https://portal.example/assets/index.js', null],
    ['https://portal.example/vendor/embed/v1.js', null],
  ])('is without it the server of the file %s', (file, server) => {
    expect(serverOf(null, file)).toBe(server);
  });
});
