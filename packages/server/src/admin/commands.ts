/** The closed list of what the operator of the service may ask for; whatever comes is read through it. */
import { invoiceStateValues, orderStateValues } from '@liangfen/sdk/values';
import { isRecord } from './answer.ts';
import { base64File } from './base64.ts';
import {
  day,
  digits,
  type FieldsOf,
  flag,
  identifier,
  oneOf,
  optional,
  readFields,
  text,
  WrongInput,
  whole,
  yuan,
} from './fields.ts';

/** The same bounds as in the tables. */
const points = whole('云点数', 1, 100_000);
const price = yuan('价格', 10_000_000_000);
const planId = identifier('套餐编号');
const loginName = text('登录名', 64);
const reason = text('原因（--reason）', 200);
const batch = identifier('批次（--batch）');
const tradeNo = identifier('交易号');
const invoiceId = identifier('发票申请编号');
const invoiceNumber = digits('发票号码（--number）', 8, 20);
const file = text('文件', 4_000);
const accountLoginName = text('登录名', 32);
const personName = text('姓名或单位（--name）', 40);
const competition = identifier('比赛编号');
const limit = optional(whole('条数（--limit）', 1, 1_000));

export const voucherStates = ['unused', 'redeemed', 'revoked', 'expired'] as const;

export const mostPdfBytes = 5 * 1024 * 1024;
export const mostTitleBytes = 2 * 1024 * 1024;

const shapes = {
  backup: { file, encrypt: flag('加密（--encrypt）') },
  restore: { file },
  'user list': { limit },
  // Not `name`, which is the command's own.
  'user create': { loginName: accountLoginName, personName: optional(personName) },
  'user invite': { days: optional(whole('天数（--days）', 1, 365)) },
  'user reset': { loginName },
  'user factor-off': { loginName },
  'user end-logins': { loginName },
  'user close': { loginName },
  'user restore': { loginName },
  'session list': {
    user: optional(text('登录名（--user）', 64)),
    competition: optional(identifier('比赛编号（--competition）')),
    limit,
  },
  'session end': { which: identifier('登录编号') },
  'removed list': { competition },
  'removed recover': { competition, which: identifier('清空或删除的编号') },
  take: {
    address: text('地址', 300),
    code: identifier('代码'),
    owner: optional(text('登录名（--owner）', 64)),
    hallName: optional(text('现场的名字（--name）', 100)),
    at: optional(text('现场的地址（--at）', 300)),
  },
  'give-back': { competition },
  purge: {},
  doctor: {},
  'points show': { loginName, limit },
  'points grant': { loginName, points, reason },
  'plans list': { all: flag('--all') },
  'plans history': { plan: planId },
  'plans add': {
    points,
    price,
    discount: optional(text('折扣说明（--discount）', 20)),
    sort: optional(whole('排序（--sort）', 0, 1_000)),
  },
  'plans change': {
    plan: planId,
    points: optional(points),
    price: optional(price),
    discount: optional(text('折扣说明（--discount）', 20)),
    noDiscount: flag('--no-discount'),
    sort: optional(whole('排序（--sort）', 0, 1_000)),
    onSale: flag('--on-sale'),
  },
  'plans withdraw': { plan: planId },
  'vouchers make': {
    count: whole('张数（--count）', 1, 1_000),
    points,
    batch: optional(batch),
    expires: optional(day('有效期（--expires）')),
  },
  'vouchers list': {
    batch: optional(batch),
    state: optional(oneOf('状态（--state）', voucherStates)),
    limit,
  },
  'vouchers revoke': { which: identifier('兑换码编号或批次') },
  'orders list': {
    state: optional(oneOf('状态（--state）', orderStateValues)),
    day: optional(day('日期（--day）')),
    limit,
  },
  'orders show': { tradeNo },
  'orders refund': { tradeNo, reason },
  'orders reconcile': { day: day('日期（--day）') },
  'invoices list': { state: optional(oneOf('状态（--state）', invoiceStateValues)), limit },
  'invoices show': { id: invoiceId },
  'invoices issue': {
    id: invoiceId,
    number: invoiceNumber,
    date: day('开票日期（--date）'),
    pdf: base64File('发票文件（--pdf）', mostPdfBytes),
  },
  'invoices refuse': { id: invoiceId, reason },
  'invoices reverse': { id: invoiceId, reason },
  'invoices titles load': { file: base64File('抬头文件', mostTitleBytes) },
  'audit list': {
    day: optional(day('日期（--day）')),
    by: optional(text('经办人（--by）', 64)),
    limit,
  },
} as const;

export type CommandName = keyof typeof shapes;
export type CommandOf<Name extends CommandName> = { readonly name: Name } & FieldsOf<
  (typeof shapes)[Name]
>;
export type AdminCommand = { [Name in CommandName]: CommandOf<Name> }[CommandName];

export interface AdminRequest {
  /** The person who answers for the command, as the audit log keeps it. */
  readonly operator: string;
  /** Does everything, then takes it back. */
  readonly dryRun: boolean;
  readonly command: AdminCommand;
}

const operator = text('操作人（--operator 或 LIANGFEN_OPERATOR）', 64);

export function readAdminRequest(value: unknown): AdminRequest {
  if (!isRecord(value)) throw new WrongInput('请求应为一个 JSON 对象');
  const read = readFields({ operator, dryRun: flag('--dry-run'), command: readCommand }, value);
  // The readers just named make exactly these three.
  return read as unknown as AdminRequest;
}

function readCommand(value: unknown): AdminCommand {
  if (!isRecord(value)) throw new WrongInput('缺少命令');
  const { name, ...fields } = value;
  if (!isCommandName(name)) throw new WrongInput('没有这个命令');
  // The shape is the one of this name, which TypeScript cannot follow through the table.
  return { name, ...readFields(shapes[name], fields) } as AdminCommand;
}

function isCommandName(value: unknown): value is CommandName {
  return typeof value === 'string' && Object.hasOwn(shapes, value);
}

/** Returns the text to type before what cannot be taken back; null for a command that can be, or changes nothing. */
export function confirmationOf(command: AdminCommand): string | null {
  switch (command.name) {
    case 'points grant':
    case 'user reset':
    case 'user factor-off':
    case 'user end-logins':
    case 'user close':
      return command.loginName;
    case 'plans change':
    case 'plans withdraw':
      return command.plan;
    case 'vouchers revoke':
    case 'session end':
    case 'removed recover':
      return command.which;
    case 'give-back':
      return command.competition;
    case 'purge':
      return 'purge';
    case 'orders refund':
      return command.tradeNo;
    case 'invoices issue':
    case 'invoices refuse':
    case 'invoices reverse':
      return command.id;
    case 'backup':
    case 'restore':
    case 'user list':
    case 'user create':
    case 'user invite':
    case 'user restore':
    case 'session list':
    case 'removed list':
    case 'take':
    case 'doctor':
    case 'points show':
    case 'plans list':
    case 'plans history':
    case 'plans add':
    case 'vouchers make':
    case 'vouchers list':
    case 'orders list':
    case 'orders show':
    case 'orders reconcile':
    case 'invoices list':
    case 'invoices show':
    case 'invoices titles load':
    case 'audit list':
      return null;
  }
}
