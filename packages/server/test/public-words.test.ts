/**
 * Tests the owner's list of forbidden words: what it finds, faults of the list, and that no text avoids it on the way
 * to a public screen.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractOperations, resolve } from '../src/contract/operations.ts';
import { publicTextsOf } from '../src/contract/public-texts.ts';
import { openWordList } from '../src/node/word-list.ts';
import { readWordList } from '../src/public-words/public-words.ts';
import { createWordMatcher } from '../src/public-words/word-matcher.ts';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';
import { upload, xlsxFile } from './support/files.ts';

function listOf(...lines: string[]) {
  const list = readWordList(lines.join('\n'));
  if (!('refusedIn' in list)) throw new Error(`${list.kind} is wrong with the list of this test`);
  return list;
}

describe('the matcher', () => {
  test('finds a word exactly where a plain search for each word finds one', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', '好'), maxLength: 12 });
    const words = fc.array(
      letters.filter((word) => word !== ''),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(words, letters, (list, text) => {
        const found = createWordMatcher(list)(text);
        expect(found !== null).toBe(list.some((word) => text.includes(word)));
        if (found !== null) expect(list.includes(found) && text.includes(found)).toBe(true);
      }),
      { numRuns: 500, seed: 465 },
    );
  });

  test('goes on in the middle of a word that did not match to its end', () => {
    expect(createWordMatcher(['abac', 'bab'])('ababab')).toBe('bab');
    expect(createWordMatcher(['aaab', 'aab'])('aab')).toBe('aab');
  });

  test('a list of a megabyte and a very long text take little time', () => {
    const lines = Array.from(
      { length: 16_000 },
      (_, index) => 'a'.repeat(58) + index.toString(36).padStart(5, 'b'),
    );
    const before = process.cpuUsage();
    const list = listOf(...lines);
    expect(list.refusedIn('a'.repeat(800_000))).toBeNull();
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000_000).toBeLessThan(5);
  });
});

describe('a word is found', () => {
  const list = listOf('# 说明', '', '坏词', 'Bad Word', 'ｆｕｌｌ');
  test.each([
    ['as it stands', '一个坏词在这里', '坏词'],
    ['with spaces between', '坏 词', '坏词'],
    ['with an ideographic space', '坏\u3000词', '坏词'],
    ['with a zero-width space', '坏\u200B词', '坏词'],
    ['with a joiner', '坏\u200D词', '坏词'],
    ['with a soft hyphen', 'bad\u00ADword', 'badword'],
    ['in capitals', 'BADWORD', 'badword'],
    ['in full width', 'ｂａｄｗｏｒｄ', 'badword'],
    ['of a list in full width', 'Full', 'full'],
  ])('%s', (_, text, word) => expect(list.refusedIn(text)).toBe(word));

  test('and other words are not found', () => {
    for (const text of ['', '坏', '词坏', '好词', 'bad', '说明']) {
      expect(list.refusedIn(text)).toBeNull();
    }
  });
});

describe('a list is refused at the start, in a sentence without its words', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'words-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const opening = (content: string | Buffer) => {
    const path = join(folder, 'words.txt');
    writeFileSync(path, content);
    return () => openWordList(path);
  };

  test('that does not exist', () => {
    expect(() => openWordList(join(folder, 'none'))).toThrow(/读不出来，请确认文件存在/);
  });

  test('that is a folder', () => {
    const path = join(folder, 'folder');
    mkdirSync(path);
    expect(() => openWordList(path)).toThrow(/不是文件/);
  });

  test.each([
    ['of more than a megabyte', 'a'.repeat(1024 * 1024 + 1), /超过 1 MB/],
    ['in another encoding', Buffer.from([0xbb, 0xb5, 0xb4, 0xca]), /不是 UTF-8 文字，请另存/],
    ['without words', '\n# 只有说明\n', /里没有词/],
    ['with a line of many words', `好\n${'词'.repeat(65)}`, /第 2 行超过 64 个字/],
    ['with a line that nobody sees', '好\n\u200B', /第 2 行没有看得见的字/],
    ['with a single letter', '好\nＡ', /第 2 行只有一个字母或数字/],
    [
      'of too many words',
      Array.from({ length: 100_001 }, (_, index) => `词${index.toString(36)}`).join('\n'),
      /超过 100000 个词/,
    ],
  ])('%s', (_, content, sentence) => expect(opening(content)).toThrow(sentence));

  test('while a list with a byte order mark and line ends of another system is read', () => {
    expect(opening('\uFEFF坏词\r\n别的\r\n')().refusedIn('坏词')).toBe('坏词');
  });

  test('while no list at all allows every word', () => {
    expect(openWordList(null).refusedIn('坏词')).toBeNull();
  });
});

/** Free texts of requests that no public screen shows, each with the place that shows it. */
const shownToNoHall: Readonly<Record<string, string>> = {
  'register.name': 'an account, seen at the desk',
  'updateUser.name': 'an account, seen at the desk',
  'createSubUser.name': 'an account, seen at the desk',
  'updateSubUser.name': 'an account, seen at the desk',
  'createApiKey.name': 'seen at the desk',
  'createWebhook.name': 'seen at the desk',
  'updateWebhook.name': 'seen at the desk',
  'loginConsole.name': 'the ledger',
  'createJudge.remark': 'seen at the desk',
  'replaceJudge.remark': 'seen at the desk',
  'updateJudge.remark': 'seen at the desk',
  'signUpJudge.remark': 'seen at the desk',
  'approveDirectly.remark': 'seen at the desk',
  'reopenCompetition.reason': 'the ledger',
  'importJudgesFromAddressBook.users.*.name': 'the verdict of its line, which has the word list',
  'createSubUsersFromMessenger.users.*.name': 'an account, seen at the desk',
};

/** Finds the texts that people write freely, leaving out ids, secrets, addresses and texts that are only compared. */
function freeTexts(schema: unknown, path: string): string[] {
  const own = resolve(schema);
  const choices = [own.oneOf, own.anyOf, own.allOf].flatMap((each) =>
    Array.isArray(each) ? each.flatMap((part) => freeTexts(part, path)) : [],
  );
  const members = Object.entries(Object(own.properties)).flatMap(([name, member]) =>
    freeTexts(member, `${path}.${name}`),
  );
  const items = own.items === undefined ? [] : freeTexts(own.items, `${path}.*`);
  const written =
    own.type === 'string' &&
    own.enum === undefined &&
    own.maxLength !== undefined &&
    /(name|contestant|organisation|title|slogan|organiser|venue|text|word|reason|remark|label)$/i.test(
      path,
    ) &&
    !/(confirmName|password|loginName|keyword)$/i.test(path);
  return [...choices, ...members, ...items, ...(written ? [path] : [])];
}

test('every free text of a request is checked against the list, or goes to no public screen', () => {
  const unaccounted = contractOperations
    .filter(({ tag }) => tag !== '云点')
    .flatMap((operation) => {
      const marked = new Set(publicTextsOf(operation).map((path) => path.join('.')));
      return [...(operation.body?.content.values() ?? [])]
        .flatMap((schema) => freeTexts(schema, operation.id))
        .filter((path) => !marked.has(path.slice(operation.id.length + 1)));
    });
  expect([...new Set(unaccounted)].sort()).toEqual(Object.keys(shownToNoHall).sort());
});

describe('a server with a list', () => {
  let hall: TestApp;
  let organiser: TestAccount;
  let id: string;
  beforeAll(async () => {
    hall = await createTestApp({ rules: { publicWords: listOf('坏词', 'badword') } });
    organiser = await hall.register();
    ({ id } = await organiser.client.call('createCompetition', { body: { name: '歌手大赛' } }));
  });

  test.each([
    ['createCompetition', { name: '坏词大赛' }, 'name', '比赛名称'],
    ['renameCompetition', { name: '坏 词大赛' }, 'name', '比赛名称'],
    ['updateBaseSetting', { look: { slogan: '唱响坏词' } }, 'look.slogan', '口号'],
    ['updateBaseSetting', { look: { performanceWord: '坏词' } }, 'look.performanceWord', null],
    ['updateBaseSetting', { invitationText: '欢迎 Bad Word' }, 'invitationText', '报名页说明'],
    ['createJudge', { name: '坏\u200B词' }, 'name', '姓名'],
    ['createJudge', { name: '张三', title: '坏词教授' }, 'title', '职务'],
    ['signUpJudge', { name: '坏词', phoneNumber: '13800138000' }, 'name', '姓名'],
    ['createProgram', { programName: '歌', contestant: '坏词乐队' }, 'contestant', '选手'],
    ['createProgram', { programName: '歌', organisation: '坏词学院' }, 'organisation', '单位'],
  ] as const)('%s refuses a listed word at its field', async (operation, body, field, label) => {
    const answer = await organiser.client.send(operation, { path: { id }, body });
    expect(answer.status).toBe(400);
    const { code, detail, errors } = await answer.json();
    expect(code).toBe('WORD_NOT_ALLOWED');
    expect(detail).toMatch(/「(坏词|badword)」不能出现在大屏和公开页面上，请换一个说法$/);
    if (label !== null) expect(detail).toMatch(`「${label}」`);
    expect(errors).toHaveLength(1);
    expect(errors[0].field).toBe(field);
  });

  test('every field with a listed word is named', async () => {
    const answer = await organiser.client.send('updateProgramGroups', {
      path: { id },
      body: {
        programGroups: [{ groupName: '坏词一' }, { groupName: '好' }, { groupName: '坏词二' }],
      },
    });
    const { errors } = await answer.json();
    expect(errors.map(({ field }: { field: string }) => field)).toEqual([
      'programGroups.0.groupName',
      'programGroups.2.groupName',
    ]);
  });

  test('a refused change stores nothing', async () => {
    const answer = await organiser.client.send('updateBaseSetting', {
      path: { id },
      body: { name: '新的名称', look: { venue: '坏词厅' } },
    });
    expect(answer.status).toBe(400);
    const { name } = await organiser.client.call('getBaseSetting', { path: { id } });
    expect(name).toBe('歌手大赛');
  });

  test('a field that is never public may hold a listed word', async () => {
    const judge = await organiser.client.call('createJudge', {
      path: { id },
      body: { name: '李四', phoneNumber: '13800138009', remark: '不要说坏词' },
    });
    expect(judge.remark).toBe('不要说坏词');
  });

  test.each([
    [
      'importJudgesFromExcel',
      [
        ['编号', '姓名*', '手机号*', '评委组'],
        [1, '王五', '13800138011', null],
        [2, '坏 词', '13800138012', null],
        [3, '赵六', '13800138013', '坏词组'],
      ],
    ],
    [
      'importProgramsFromExcel',
      [
        ['序号', '节目名称*', '选手', '节目组'],
        [1, '歌', '甲', null],
        [2, '坏词之歌', '乙', null],
        [3, '舞', '坏词', '新的组'],
      ],
    ],
  ] as const)(
    '%s leaves out lines with a listed word, each with its reason',
    async (operation, rows) => {
      const answer = await organiser.client.send(operation, {
        path: { id },
        query: { createGroups: true },
        body: upload(await xlsxFile(rows)),
      });
      const { imported, refusedRows } = await answer.json();
      expect(imported).toBe(1);
      expect(refusedRows.map(({ line }: { line: number }) => line)).toEqual([3, 4]);
      for (const { reason } of refusedRows) {
        expect(reason).toMatch(/里的「坏词」不能出现在大屏和公开页面上，请换一个说法$/);
      }
    },
  );
});

test('without a list every name is allowed', async () => {
  const hall = await createTestApp();
  const { client } = await hall.register();
  const { name } = await client.call('createCompetition', { body: { name: '坏词大赛' } });
  expect(name).toBe('坏词大赛');
});
