/** Tests how people are named on paper: a console without a device name is printed as 控制台 once. */
import { expect, test } from 'vitest';
import { personText } from '../src/operations/exports/person-text.ts';

const console_ = { role: 'CONSOLE', id: 'c1', number: null } as const;

test.each([
  ['Windows 电脑', '控制台 Windows 电脑'],
  ['控制台', '控制台'],
  ['', '控制台'],
])('a console called %j is 「%s」', (name, text) => {
  expect(personText({ ...console_, name })).toBe(text);
});

test.each([
  ['ACCOUNT', '操作员 王小明'],
  ['PASSCODE', '操作员 王小明（口令）'],
  ['KEY', '控制台 王小明'],
] as const)('an operator by %s is "%s"', (way, text) => {
  expect(personText({ ...console_, name: '王小明', way })).toBe(text);
});
