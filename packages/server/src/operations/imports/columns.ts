/** The columns of both lists, as templates write them and as people name them. */

export interface ListColumn {
  readonly key: string;
  /** The title in the template; a star marks a column that must be filled in. */
  readonly title: string;
  readonly required: boolean;
  /** Other names that are understood. */
  readonly aliases: readonly string[];
  /** A cell merged over several lines says the same of each of them. */
  readonly sharedByLines?: true;
}

export type JudgeKey = 'number' | 'name' | 'phoneNumber' | 'groupName';
export type ProgramKey = 'number' | 'programName' | 'contestant' | 'groupName';

type Columns<Key extends string> = readonly (ListColumn & { readonly key: Key })[];

export const judgeColumns: Columns<JudgeKey> = [
  { key: 'number', title: '编号', required: false, aliases: ['序号', '评委编号'] },
  { key: 'name', title: '姓名*', required: true, aliases: ['评委姓名', '名字', '评委'] },
  {
    key: 'phoneNumber',
    title: '手机号*',
    required: true,
    aliases: ['手机', '手机号码', '电话', '联系电话', '联系方式'],
  },
  {
    key: 'groupName',
    title: '评委组',
    required: false,
    aliases: ['组别', '分组', '所属评委组'],
    sharedByLines: true,
  },
];

export const programColumns: Columns<ProgramKey> = [
  { key: 'number', title: '序号', required: false, aliases: ['编号', '出场顺序', '出场序号'] },
  {
    key: 'programName',
    title: '节目名称*',
    required: true,
    aliases: ['节目', '节目名', '作品', '作品名称'],
  },
  {
    key: 'contestant',
    title: '选手',
    required: false,
    aliases: ['选手(单位)', '参赛者', '表演者', '选手姓名', '参赛选手', '单位'],
    sharedByLines: true,
  },
  {
    key: 'groupName',
    title: '节目组',
    required: false,
    aliases: ['组别', '分组', '所属节目组'],
    sharedByLines: true,
  },
];

export const reasonTitle = '失败原因';

/** Marks the template's example line; a line that still has it is not imported. */
export const exampleMark = '（示例，请删除这一行）';
