/** Says in words where the ledger and the tables differ. */
import type { GroundKind, LedgerDifferencePlace, UncheckedPart } from '@liangfen/sdk/schema';

export const groundWords: Readonly<Record<GroundKind, string>> = {
  COMPETITION: '比赛名称和状态',
  SETTING: '计分规则',
  ITEMS: '评分项',
  FOULS: '犯规',
  LOOK: '外观',
  PROGRAM_GROUP: '节目组',
  PROGRAM: '节目',
  JUDGE_GROUP: '评委组',
  JUDGE: '评委',
  POSITION: '现场位置',
};

const placeWords: Readonly<Record<LedgerDifferencePlace, string>> = {
  CHAIN: '哈希链',
  SIGNATURE: '签名',
  LOG: '台账条目',
  SCORE: '分数',
  RESULT: '成绩',
  ADJUSTMENT: '加减分',
  LATE_SCORE: '迟交的分数',
  ROW: '节目状态',
  JUDGE: '评委',
  SETTING: '设置',
  POSITION: '现场位置',
  BALLOTS: '现场观众的选票',
};

export interface DifferentThing {
  readonly kind: GroundKind | null;
  readonly program: string | null;
  readonly judge: string | null;
  readonly item: string | null;
  /** The path to the member that differs. */
  readonly field: string;
}

/**
 * "节目「茉莉花」评委「周慧敏」的分数（score）".
 *
 * @example
 * ```ts
 * const thing = { kind: null, program: '茉莉花', judge: '周慧敏', item: null, field: 'score' };
 * differenceText('SCORE', thing);
 * ```
 */
export function differenceText(place: LedgerDifferencePlace, thing: DifferentThing): string {
  const { kind, program, judge, item, field } = thing;
  const whose = [
    program === null ? '' : `节目「${program}」`,
    judge === null ? '' : `评委「${judge}」`,
    item === null ? '' : `评分项「${item}」`,
  ].join('');
  const isNamedSetting = place === 'SETTING' && kind !== null;
  const what = isNamedSetting ? groundWords[kind] : placeWords[place];
  const where = field === '' ? '' : `（${field}）`;
  return `${whose}${whose === '' ? '' : '的'}${what}${where}`;
}

export const chainTexts = {
  missing: '台账缺少第 {version} 条',
  hash: '台账第 {version} 条的内容和它的哈希不符',
  order: '台账第 {version} 条没有接在前一条后面',
  columns: '台账第 {version} 条的栏目和它的内容不符',
  head: '比赛记下的最新哈希和台账的最后一条不符',
  tail: '签名包含 {size} 条，台账只有 {count} 条，末尾被截掉了',
  rewritten: '台账的前 {size} 条和签名不符，被改写过',
  badSignature: '前 {size} 条的签名不是用这把密钥签的',
  otherOrigin: '前 {size} 条的签名是另一场比赛的',
  changes: '台账第 {version} 条旁边记的改动和内容不符',
  unreadable: '数据库里的设置、名单或成绩读不出来，里面有本程序不会写的值',
  official: '比赛的正式状态和台账不符',
  name: '证据包上写的比赛名称和台账里的不符',
  keys: '证据包列出的公钥和它的签名不符',
  replay: '台账第 {version} 条按规则重演，得不出记下的内容',
  ballots: '节目「{program}」的现场观众投票，选票和台账里公布的票数或树根不符',
  otherBallots: '证据包里有台账没有公布过的现场观众投票，或者同一次投票有两份选票',
} as const;

export const uncheckedWords: Readonly<Record<UncheckedPart, string>> = {
  BEFORE_GROUND: '台账还没有记下设置的那些条目，只核对了哈希',
  REPLAY: '有的旧条目没有记下重演所需的内容，其后的条目只核对了哈希',
  PICTURES: '每一步的大屏画面',
  PEOPLE: '评委的电话、单位、职务和备注',
  BASE: '主办方、控制台口令等基本信息',
  UNSIGNED: '最后一份签名之后的条目没有签名',
  SIGNATURES: '没有签名，整条台账被重写也看不出来',
  OUTSIDE: '没有和保存在别处的签名对照',
  TIMES: '导出和签名的时间，签名盖不住它们',
  ADDED: '证据包里多出来、核对不认识的内容，不能当证据',
};
