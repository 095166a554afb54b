/** `vouchers`: made once and shown once; the database keeps only what recognises a code. */
import {
  beijingTime,
  dayOf,
  dayRange,
  newVoucherCode,
  voucherInFours,
} from '@liangfen/rules/payment';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { DatabaseSchema } from '../store/schema.ts';
import { change } from './acts.ts';
import { AdminRefused, type Done, line, table } from './answer.ts';
import type { AdminRequest, CommandOf, voucherStates } from './commands.ts';
import type { AdminHome } from './home.ts';

type VoucherState = (typeof voucherStates)[number];

const listLimit = 200;

export function makeVouchers(
  home: AdminHome,
  request: AdminRequest,
  wanted: CommandOf<'vouchers make'>,
): Promise<Done> {
  const { ports, random } = home;
  return change(home, request, async (tx) => {
    const now = ports.now();
    const expiresAt = expiryOf(wanted.expires, now);
    // Every voucher has a batch, so that printed and lost ones can be revoked.
    const batch = wanted.batch ?? `${dayOf(now).replaceAll('-', '')}-${ports.newId().slice(0, 6)}`;
    const made = Array.from({ length: wanted.count }, () => {
      const code = newVoucherCode(random);
      return { id: ports.newId(), code };
    });
    await tx
      .insertInto('voucher')
      .values(
        made.map(({ id, code }) => ({
          id,
          code_hash: ports.sha256(code),
          code_end: code.slice(-4),
          point: wanted.points,
          batch,
          expires_at: expiresAt,
          created_at: now,
          redeemed_at: null,
          redeemed_by: null,
          revoked_at: null,
        })),
      )
      .execute();
    const { count, points, expires } = wanted;
    const terms = { batch, count, points, expires, expiresAt };
    // A code of a trial must not be handed to anybody, because it is not kept.
    const vouchers = request.dryRun
      ? []
      : made.map(({ id, code }) => ({ id, code: voucherInFours(code) }));
    const until = expires === null ? '长期有效' : `${expires} 当天有效，过后作废`;
    return {
      data: { ...terms, vouchers },
      detail: terms,
      view: [
        line(`生成兑换码 ${count} 张，每张 ${points} 云点，批次 ${batch}，${until}`),
        ...(request.dryRun
          ? []
          : [
              table(
                ['编号', '兑换码'],
                vouchers.map(({ id, code }) => [id, code]),
                '',
              ),
              line(
                `兑换码只显示这一次，请现在保存；没保存好可以 vouchers revoke ${batch} 整批作废`,
              ),
            ]),
      ],
    };
  });
}

/** The end of that Beijing day. */
function expiryOf(day: string | null, now: number): number | null {
  if (day === null) return null;
  const range = dayRange(day);
  if (range === null) throw new Error('a day is checked before it comes here');
  if (range.to <= now) {
    throw new AdminRefused('WRONG_INPUT', `有效期 ${day} 已经过去，请写今天或以后的日期`);
  }
  return range.to;
}

export async function listVouchers(
  { ports }: AdminHome,
  { batch, state, limit }: CommandOf<'vouchers list'>,
): Promise<Done> {
  const now = ports.now();
  const found = ports.database.query
    .selectFrom('voucher')
    .$if(batch !== null, (query) => query.where('voucher.batch', '=', batch))
    .$if(state !== null, (query) =>
      query.where((builder) => (state === null ? builder.lit(true) : isIn(builder, state, now))),
    );
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .leftJoin('user_account', 'user_account.id', 'voucher.redeemed_by')
    .select([
      'voucher.id',
      'voucher.code_end',
      'voucher.point',
      'voucher.batch',
      'voucher.expires_at',
      'voucher.created_at',
      'voucher.redeemed_at',
      'voucher.revoked_at',
      'user_account.login_name',
    ])
    .orderBy('voucher.created_at', 'desc')
    .orderBy('voucher.id')
    .limit(limit ?? listLimit)
    .execute();
  return {
    data: {
      total,
      vouchers: rows.map((row) => ({
        id: row.id,
        codeEnd: row.code_end,
        points: row.point,
        batch: row.batch,
        state: stateOf(row, now),
        createdAt: row.created_at,
        expiresAt: row.expires_at,
        redeemedAt: row.redeemed_at,
        redeemedBy: row.login_name,
        revokedAt: row.revoked_at,
      })),
    },
    view: [
      table(
        ['编号', '尾号', '云点', '批次', '状态', '有效期至', '兑换', '生成时间'],
        rows.map((row) => [
          row.id,
          row.code_end,
          String(row.point),
          row.batch ?? '',
          stateWord(stateOf(row, now)),
          row.expires_at === null ? '长期' : dayOf(row.expires_at - 1),
          row.redeemed_at === null
            ? ''
            : `${row.login_name ?? ''} ${beijingTime(row.redeemed_at)}`.trim(),
          beijingTime(row.created_at),
        ]),
        '没有符合条件的兑换码',
      ),
      ...(rows.length < total
        ? [line(`只列出较新的 ${rows.length} 张，共 ${total} 张；可用 --batch、--state、--limit`)]
        : []),
    ],
  };
}

type Times = Pick<DatabaseSchema['voucher'], 'expires_at' | 'redeemed_at' | 'revoked_at'>;

function stateOf(voucher: Times, now: number): VoucherState {
  if (voucher.redeemed_at !== null) return 'redeemed';
  if (voucher.revoked_at !== null) return 'revoked';
  return voucher.expires_at !== null && voucher.expires_at <= now ? 'expired' : 'unused';
}

/** Asks the same of the database as `stateOf` of a row. */
function isIn(
  { and, or, eb }: ExpressionBuilder<DatabaseSchema, 'voucher'>,
  state: VoucherState,
  now: number,
): Expression<SqlBool> {
  const open = and([eb('redeemed_at', 'is', null), eb('revoked_at', 'is', null)]);
  switch (state) {
    case 'redeemed':
      return eb('redeemed_at', 'is not', null);
    case 'revoked':
      return eb('revoked_at', 'is not', null);
    case 'expired':
      return and([open, eb('expires_at', '<=', now)]);
    case 'unused':
      return and([open, or([eb('expires_at', 'is', null), eb('expires_at', '>', now)])]);
  }
}

function stateWord(state: VoucherState): string {
  switch (state) {
    case 'unused':
      return '未使用';
    case 'redeemed':
      return '已兑换';
    case 'revoked':
      return '已作废';
    case 'expired':
      return '已过期';
  }
}

export function revokeVouchers(
  home: AdminHome,
  request: AdminRequest,
  { which }: CommandOf<'vouchers revoke'>,
): Promise<Done> {
  return change(home, request, async (tx) => {
    // The row is locked, so that a voucher is either redeemed or revoked.
    const found = await tx
      .selectFrom('voucher')
      .select(['id', 'batch', 'redeemed_at', 'revoked_at'])
      .where(({ eb, or }) => or([eb('id', '=', which), eb('batch', '=', which)]))
      .orderBy('id')
      .forUpdate()
      .execute();
    if (found.length === 0) {
      throw new AdminRefused(
        'NOT_FOUND',
        `没有编号或批次为 ${which} 的兑换码，可用 vouchers list 查看`,
      );
    }
    const redeemed = found.filter(({ redeemed_at }) => redeemed_at !== null).length;
    const open = found.filter((each) => each.redeemed_at === null && each.revoked_at === null);
    if (open.length === 0) {
      throw new AdminRefused(
        'NOT_NOW',
        redeemed === found.length
          ? '已经兑换的兑换码不能作废，云点已经到账'
          : '没有可以作废的兑换码：都已兑换或已作废',
      );
    }
    const ids = open.map(({ id }) => id);
    await tx
      .updateTable('voucher')
      .set({ revoked_at: home.ports.now() })
      .where('id', 'in', ids)
      .execute();
    const data = { which, revoked: ids.length, redeemed };
    return {
      data,
      detail: data,
      view: [
        line(`作废兑换码 ${ids.length} 张（${which}），之后不能再兑换`),
        ...(redeemed > 0 ? [line(`其中 ${redeemed} 张已经兑换，云点不收回`)] : []),
      ],
    };
  });
}
