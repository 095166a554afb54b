/**
 * Tests that docs/operations.md lists exactly the settings that the server reads from its environment, with their
 * defaults.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../src/node/config.ts';

const document = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
const rows = [...document.matchAll(/^\| `([A-Z_]+)` \| (.*?) \|/gm)];
const defaults = new Map(rows.map(([, name = '', told = '']) => [name, told]));

/** Returns the names that are read while the settings are made. */
function namesRead(): string[] {
  const names = new Set<string>();
  const environment: Record<string, string | undefined> = {};
  readConfig(
    new Proxy(environment, {
      get: (_, name) => {
        names.add(String(name));
        return undefined;
      },
    }),
  );
  return [...names];
}

test('every setting has its row, and every row is a setting', () => {
  expect([...defaults.keys()].sort()).toEqual(namesRead().sort());
});

test('the defaults in the document are those of the program', () => {
  const { port, host, dataDirectory, logLevel, demo } = readConfig({});
  expect(defaults.get('PORT')).toBe(`\`${port}\``);
  expect(defaults.get('LIANGFEN_HOST')).toBe(`\`${host}\``);
  expect(defaults.get('LIANGFEN_DATA_DIR')).toBe(`\`${dataDirectory}\``);
  expect(defaults.get('LIANGFEN_LOG')).toBe(`\`${logLevel}\``);
  expect(defaults.get('LIANGFEN_DEMO')).toBe(
    `\`${demo ? 1 : 0}\`, with \`DATABASE_URL\` \`${readConfig({ DATABASE_URL: 'postgres://x' }).demo ? 1 : 0}\``,
  );
});

test('origins of portals are written as a browser sends them', () => {
  const portals = (list: string) => readConfig({ LIANGFEN_EMBED_ORIGINS: list }).portals;
  expect(portals('')).toEqual([]);
  expect(portals('https://a.example, http://localhost:3000')).toEqual([
    'https://a.example',
    'http://localhost:3000',
  ]);
  for (const wrong of [
    '*',
    'a.example',
    'https://a.example/',
    'https://A.example',
    'ftp://a.example',
  ]) {
    expect(() => portals(wrong), wrong).toThrow('LIANGFEN_EMBED_ORIGINS');
  }
});

test('origins of pictures are written in the same way', () => {
  const sites = (list: string) => readConfig({ LIANGFEN_IMAGE_ORIGINS: list }).imageOrigins;
  expect(sites('')).toEqual([]);
  expect(sites('https://pictures.example')).toEqual(['https://pictures.example']);
  expect(() => sites('https://pictures.example/logos')).toThrow('LIANGFEN_IMAGE_ORIGINS');
});

test('the contact is one line of at most a hundred characters', () => {
  const contact = (text: string) => readConfig({ LIANGFEN_CONTACT: text }).contact;
  expect(contact(' ')).toBeNull();
  expect(contact(' 张老师 010-12345678 ')).toBe('张老师 010-12345678');
  for (const wrong of ['长'.repeat(101), '张老师\n李老师']) {
    expect(() => contact(wrong), wrong).toThrow('LIANGFEN_CONTACT');
  }
});
