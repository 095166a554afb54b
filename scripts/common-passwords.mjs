// Writes packages/server/src/passwords/common-passwords.ts from the list of the npm package zxcvbn (MIT, Dropbox), which need
// not be installed for anything else:
//
//   npm pack zxcvbn@4.4.2 && tar xzf zxcvbn-4.4.2.tgz && node scripts/common-passwords.mjs package/lib/frequency_lists.js
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';

const [source = ''] = process.argv.slice(2);
const list = /passwords: "([^"]*)"/.exec(readFileSync(source, 'utf8'))?.[1] ?? '';
const shortest = 8;
const most = 10_000;

/** Common here, and in no list of the English-speaking net. */
const chinese = [
  'woaini520',
  'woaini1314',
  'woaini123',
  'woaini521',
  '5201314520',
  '52013145201314',
  '1314520520',
  'woaiwojia',
  'woaiwoziji',
  'woshishei',
  'woshinibaba',
  'wojiushiwo',
  'nihaoma123',
  'nihao123',
  'nihao1234',
  'zhongguo',
  'zhongguo1',
  'zhongguo123',
  'beijing2008',
  'beijing123',
  'shanghai123',
  'qq123456',
  'qq123456789',
  'qq5201314',
  'wang1234',
  'wang123456',
  'zhang123',
  'zhang123456',
  'chen1234',
  'liu123456',
  'yang123456',
  'xiaoming123',
  'a5201314',
  'asd5201314',
  'admin123',
  'admin1234',
  'admin888',
  'admin123456',
  'root1234',
  'test1234',
  'guest123',
  'mima1234',
  'mima123456',
  'mimashi123',
  'wodemima',
  'wodemima123',
  'password1',
  'password123',
  'passw0rd',
  'liangfen',
  'liangfen123',
  '88888888',
  '66666666',
  '168168168',
  '147258369',
  '159357159',
  '123654789',
  '741852963',
  'a12345678',
  'a123456789',
  'aa123456',
  'aa12345678',
  'abc12345',
  'abc123456',
  'abcd1234',
  'abcd123456',
  'qwer1234',
  'qwer123456',
  'asdf1234',
  'zxcvbnm123',
  '1q2w3e4r',
  '1q2w3e4r5t',
  'qaz123456',
  'q1w2e3r4',
  'qwe123456',
  'asd123456',
  'zxc123456',
  'woaixuexi',
  'gongchandang',
];
const words = [...new Set([...chinese, ...list.split(',')])]
  .filter((word) => word.length >= shortest && /^[\x21-\x7e]+$/.test(word))
  .slice(0, most)
  .sort();
if (words.length < most) throw new Error(`only ${words.length} words in ${source}`);

const packed = deflateRawSync(words.join('\n'), { level: 9 }).toString('base64');
const path = 'packages/server/src/passwords/common-passwords.ts';
writeFileSync(
  join(import.meta.dirname, '..', path),
  `/**
 * The ${most.toLocaleString('en')} commonest passwords of ${shortest} letters or more, in lower case: deflated, then base64. Made by
 * scripts/common-passwords.mjs from the list of zxcvbn, which is
 * Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc., under the MIT licence.
 */
export const packedCommonPasswords =
  '${packed}';
`,
);
console.log(`${path}: ${words.length} words, ${packed.length} letters`);
