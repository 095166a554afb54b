/** Tests that texts use the Chinese names: no field names of the contract, and no words that were given up. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockedWords } from '@liangfen/rules/words';
import type { Problem } from '@liangfen/sdk/schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { fieldLabel } from '../src/contract/field-label.ts';
import { contractOperations, type JsonSchema, resolve } from '../src/contract/operations.ts';
import type { OperationId } from '../src/operations/call.ts';
import { createTestApp, type TestAccount, type TestApp } from './support/app.ts';

const root = join(import.meta.dirname, '../../..');

describe('a refusal of a form', () => {
  let hall: TestApp;
  let account: TestAccount;
  let id: string;
  beforeAll(async () => {
    hall = await createTestApp();
    account = await hall.register();
    ({ id } = await account.client.call('createCompetition', { body: { name: '歌手大赛' } }));
  });

  const detailOf = async (operation: OperationId, body: unknown) => {
    const answer = await account.client.send(operation, { path: { id }, body });
    expect(answer.status).toBe(400);
    const problem: Problem = await answer.json();
    return problem.detail;
  };

  test('calls the field by its label', async () => {
    const judge = { name: '张三', phoneNumber: '138' };
    expect(await detailOf('createJudge', judge)).toBe(
      '提交的内容有误，请修改后重试：「手机号」必须是 11 位中国大陆手机号',
    );
  });

  test('names the row of a list', async () => {
    const items = [
      { itemName: '唱功', proportion: 50 },
      { itemName: '台风', proportion: -1 },
    ];
    expect(await detailOf('updateScoreSetting', { items })).toBe(
      '提交的内容有误，请修改后重试：「评分项第 2 项的占比」不能小于 0',
    );
  });

  test('is a whole sentence also without a field to name', async () => {
    for (const body of [[], 'x', { nonsense: 1 }]) {
      expect(await detailOf('createJudge', body)).not.toMatch(/[：「][：」\s]|nonsense/);
    }
  });

  test('of something missing does not repeat itself', async () => {
    const path = { id, version: 99_999 };
    const refused = await account.client.refusal('getMatchAt', { path });
    expect(refused.problem.detail).toBe('没有找到这一步，请返回上一页刷新后再试');
  });
});

describe('fields', () => {
  /** Bodies that only programs write: other services' calls, reports of pages, ids and states. */
  const ofPrograms = new Set([
    'receiveAlipayNotification',
    'receiveMessengerPush',
    'reportJudge',
    'reportConsole',
    'reportScreen',
    'previewCommand',
    'forecastChange',
    'startMessengerLogin',
    'loginByMessenger',
    'addMessengerBinding',
    'loginBySingleSignOn',
    'addSingleSignOnBinding',
    'remindJudges',
    'holdTwin',
    'fetchForHall',
    'confirmForHall',
  ]);
  const handles = new Set([
    ...[
      'id',
      'itemId',
      'foulId',
      'programId',
      'competitionId',
      'unionid',
      'corpId',
      'ticket',
      'token',
      'phone',
      'takeOver',
    ],
    ...['windowId', 'seenRevision', 'onlyStatus', 'look', 'setting'],
  ]);

  test('that people fill in have a label, in every form', () => {
    const missing = contractOperations
      .filter(({ id }) => !ofPrograms.has(id))
      .flatMap(({ id, body }) =>
        [...(body?.content.values() ?? [])]
          .flatMap((schema) => propertiesIn(schema))
          .filter((name) => !handles.has(name) && fieldLabel(id, name) === null)
          .map((name) => `${id}: ${name}`),
      );
    expect(missing).toEqual([]);
  });

  function propertiesIn(schema: unknown): string[] {
    const own: JsonSchema = resolve(schema);
    const inner = [own.oneOf, own.anyOf, own.allOf, own.items].flat();
    return [
      ...Object.entries(Object(own.properties)).flatMap(([name, member]) => [
        name,
        ...propertiesIn(member),
      ]),
      ...inner.flatMap((part) => (part === undefined ? [] : propertiesIn(part))),
    ];
  }
});

describe('words', () => {
  /** Words that were replaced by another, see docs/decisions/0303. */
  const givenUp =
    /演讲中|正在演讲|演讲结束|开始演讲|重新演讲|开屏|开始页|您|先看再播|迟到的分数|不去分平均|正在算出|读不了|这个这个|比赛设置/;

  /** Sources with texts for people; stories and tests may use any names. */
  const sources = ['rules', 'server', 'ui', 'console-machine', 'rehearsal', 'host-app']
    .flatMap((name) => {
      const folder = join(root, 'packages', name, 'src');
      return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      );
    })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|test-parts)\./.test(file));

  test('that were given up are in no text', () => {
    const found = [...sources, join(root, 'openapi.yaml')].flatMap((file) => {
      const word = readFileSync(file, 'utf8').match(givenUp)?.[0];
      return word === undefined ? [] : [`${file.slice(root.length)}: ${word}`];
    });
    expect(sources.length).toBeGreaterThan(500);
    expect(found).toEqual([]);
  });

  test('for a refused step say what to do, or that there is nothing to do', () => {
    const next = /，|请|先/;
    const finished = new Set(['NOTHING_TO_UNDO']);
    const silent = Object.entries(blockedWords).filter(
      ([reason, text]) => !finished.has(reason) && !next.test(text),
    );
    expect(silent).toEqual([]);
  });
});
