/** The closed list of what the operator of the service may ask for; whatever comes is read through it. */
import { isRecord } from './answer.ts';
import {
  day,
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

/** As the tables check it. */
const points = whole('云点数', 1, 100_000);
const price = yuan('价格', 10_000_000_000);
const planId = identifier('套餐编号');
const loginName = text('登录名', 64);
const reason = text('原因（--reason）', 200);
const batch = identifier('批次（--batch）');
const limit = optional(whole('条数（--limit）', 1, 1_000));

export const voucherStates = ['unused', 'redeemed', 'revoked', 'expired'] as const;

const shapes = {
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
  /** Who answers for it, as the audit log keeps it. */
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

/** What is typed to confirm what cannot be taken back; null for what can, or changes nothing. */
export function confirmationOf(command: AdminCommand): string | null {
  switch (command.name) {
    case 'points grant':
      return command.loginName;
    case 'plans change':
    case 'plans withdraw':
      return command.plan;
    case 'vouchers revoke':
      return command.which;
    case 'points show':
    case 'plans list':
    case 'plans history':
    case 'plans add':
    case 'vouchers make':
    case 'vouchers list':
    case 'audit list':
      return null;
  }
}
