/** Tests that the titles people write over their lists name a column, and that what may be several names none. */
import { describe, expect, test } from 'vitest';
import {
  judgeColumns,
  type ListColumn,
  programColumns,
} from '../src/operations/imports/columns.ts';
import { titleRank } from '../src/operations/imports/titles.ts';

const judge: readonly ListColumn[] = judgeColumns;
const program: readonly ListColumn[] = programColumns;

/** The surest column of a title. */
function meant(columns: readonly ListColumn[], title: string): string | null {
  const [surest] = columns
    .flatMap(({ key, ...column }) => {
      const rank = titleRank({ key, ...column }, title);
      return rank === null ? [] : [{ key, rank }];
    })
    .sort((one, other) => one.rank - other.rank);
  return surest?.key ?? null;
}

describe('a title of a list of programs', () => {
  test.each([
    ['抽签序号', 'number'],
    ['上场顺序', 'number'],
    ['出场序号（抽签）', 'number'],
    ['次序', 'number'],
    ['组内序号', 'number'],
    ['诵读篇目', 'programName'],
    ['节目名称及形式', 'programName'],
    ['动作名称', 'programName'],
    ['Program Title', 'programName'],
    ['Performer(s)', 'contestant'],
    ['参演人员名单（必填）', 'contestant'],
    ['2、表演者姓名', 'contestant'],
    ['所属学院', 'organisation'],
    ['选送部门', 'organisation'],
    ['节目名称（全称）', 'programName'],
    ['剧目/曲目', 'programName'],
    ['节目名称 Program', 'programName'],
    ['运动员', 'contestant'],
    ['演唱者/表演者', 'contestant'],
    ['选手（队名）', 'contestant'],
    ['姓名或队名', 'contestant'],
    ['代表队', 'organisation'],
    ['学校/单位名称', 'organisation'],
    ['参赛单位（盖章）', 'organisation'],
    ['比赛组别', 'groupName'],
    ['Group', 'groupName'],
  ])('%s is %s', (title, key) => {
    expect(meant(program, title)).toBe(key);
  });

  test.each(['选手/单位', '指导老师', '节目时长', '选手电话', '备注（单位）', '评委姓名', ''])(
    '%s is told as not used, because it may be something else',
    (title) => {
      expect(meant(program, title)).toBeNull();
    },
  );
});

describe('a title of a list of judges', () => {
  test.each([
    ['席位', 'number'],
    ['姓名 Name', 'name'],
    ['评委老师', 'name'],
    ['手机号（微信同号）', 'phoneNumber'],
    ['电话/手机', 'phoneNumber'],
    ['联系手机号', 'phoneNumber'],
    ['单位及部门', 'organisation'],
    ['★单位', 'organisation'],
    ['1、您的姓名：', 'name'],
    ['Full Name', 'name'],
    ['评委职务', 'title'],
    ['专家电话', 'phoneNumber'],
    ['Mobile No.', 'phoneNumber'],
    ['评审组', 'groupName'],
    ['专业职称', 'title'],
  ])('%s is %s', (title, key) => {
    expect(meant(judge, title)).toBe(key);
  });

  test.each(['姓名/电话', '单位及职务', '身份证号', '银行卡号', '选手姓名'])(
    '%s is told as not used, because it may be something else',
    (title) => {
      expect(meant(judge, title)).toBeNull();
    },
  );
});
