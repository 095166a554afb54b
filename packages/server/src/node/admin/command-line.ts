/** The commands as they are typed: words, places, options; and what their help says. */
import type { CommandName } from '../../admin/commands.ts';

export interface Place {
  readonly field: string;
  readonly label: string;
}

export interface Option {
  readonly field: string;
  /** What stands for the value in the help; null for a flag. */
  readonly value: string | null;
  readonly help: string;
}

export interface CommandLine {
  readonly summary: string;
  readonly places: readonly Place[];
  readonly options: Readonly<Record<string, Option>>;
  /** It takes --dry-run. */
  readonly changes: boolean;
  readonly example: string;
}

const loginName: Place = { field: 'loginName', label: '登录名' };
const plan: Place = { field: 'plan', label: '套餐编号' };
const limit: Option = { field: 'limit', value: '条数', help: '最多列出几条，1 到 1000' };
const price: Option = { field: 'price', value: '元', help: '价格，如 98 或 98.50' };
const points: Option = { field: 'points', value: '云点数', help: '1 到 100000' };
const required = (option: Option): Option => ({ ...option, help: `必填，${option.help}` });
const discount: Option = { field: 'discount', value: '说明', help: '折扣说明，如「9 折」' };
const sort: Option = { field: 'sort', value: '数', help: '小的排在前面；不写则按云点数' };

export const commandLines: Readonly<Record<CommandName, CommandLine>> = {
  'points show': {
    summary: '账号有多少云点，最近的变动',
    places: [loginName],
    options: { limit },
    changes: false,
    example: 'points show zhang',
  },
  'points grant': {
    summary: '赠送云点，不能收回',
    places: [loginName, { field: 'points', label: '云点数' }],
    options: { reason: { field: 'reason', value: '原因', help: '必填，记入操作记录' } },
    changes: true,
    example: 'points grant zhang 5 --reason 合同赠送',
  },
  'plans list': {
    summary: '在售的套餐',
    places: [],
    options: { all: { field: 'all', value: null, help: '下架的也列出' } },
    changes: false,
    example: 'plans list --all',
  },
  'plans history': {
    summary: '一个套餐的全部版本，谁在什么时候改的',
    places: [plan],
    options: {},
    changes: false,
    example: 'plans history plan-10',
  },
  'plans add': {
    summary: '添加套餐，马上在售',
    places: [],
    options: { points: required(points), price: required(price), discount, sort },
    changes: true,
    example: 'plans add --points 20 --price 1470 --discount "75 折"',
  },
  'plans change': {
    summary: '修改套餐；已经下的订单不受影响',
    places: [plan],
    options: {
      points,
      price,
      discount,
      'no-discount': { field: 'noDiscount', value: null, help: '去掉折扣说明' },
      sort,
      'on-sale': { field: 'onSale', value: null, help: '下架的重新上架' },
    },
    changes: true,
    example: 'plans change plan-10 --price 760',
  },
  'plans withdraw': {
    summary: '下架套餐；已经下的订单不受影响',
    places: [plan],
    options: {},
    changes: true,
    example: 'plans withdraw plan-50',
  },
  'vouchers make': {
    summary: '生成兑换码，只显示这一次',
    places: [],
    options: {
      count: { field: 'count', value: '张数', help: '必填，1 到 1000' },
      points: required(points),
      batch: { field: 'batch', value: '批次', help: '字母、数字、- 和 _；不写则自动编一个' },
      expires: { field: 'expires', value: '日期', help: '当天（北京时间）仍有效，如 2026-12-31' },
    },
    changes: true,
    example: 'vouchers make --count 10 --points 5 --batch spring --expires 2026-12-31',
  },
  'vouchers list': {
    summary: '兑换码和它们的状态；完整的码不再显示',
    places: [],
    options: {
      batch: { field: 'batch', value: '批次', help: '只列这一批' },
      state: { field: 'state', value: '状态', help: 'unused、redeemed、revoked 或 expired' },
      limit,
    },
    changes: false,
    example: 'vouchers list --batch spring --state unused',
  },
  'vouchers revoke': {
    summary: '作废一张或整批没有兑换的兑换码，不能恢复',
    places: [{ field: 'which', label: '编号或批次' }],
    options: {},
    changes: true,
    example: 'vouchers revoke spring',
  },
  'audit list': {
    summary: '操作记录：谁在什么时候做了什么',
    places: [],
    options: {
      day: { field: 'day', value: '日期', help: '只列这一天（北京时间），如 2026-11-22' },
      by: { field: 'by', value: '操作人', help: '只列这个人的' },
      limit,
    },
    changes: false,
    example: 'audit list --day 2026-11-22',
  },
};

/** Taken by every command. */
export const sharedOptions = {
  json: { value: null, help: '输出 JSON，给程序读' },
  operator: {
    value: '姓名',
    help: '操作人，记入操作记录；默认是 LIANGFEN_OPERATOR 或系统用户名',
  },
  help: { value: null, help: '显示帮助' },
} as const;

/** Taken by the commands that change something. */
export const changingOptions = {
  'dry-run': { value: null, help: '只看会发生什么，不改变任何东西' },
  yes: { value: null, help: '不再询问，给脚本用' },
} as const;

// The keys of the record are the names; Object.keys cannot say so.
export const commandNames = Object.keys(commandLines) as readonly CommandName[];
