/**
 * `plans`: the plans on sale. Every change is a new revision; an order keeps the terms of the revision it was made
 * under.
 */
import { beijingTime, fenOf, yuanOf } from '@liangfen/rules/payment';
import type { Selectable } from 'kysely';
import type { DatabaseSchema } from '../store/schema.ts';
import type { Tx } from '../store/transaction.ts';
import { change } from './acts.ts';
import { AdminRefused, type Done, line, table } from './answer.ts';
import type { AdminRequest, CommandOf } from './commands.ts';
import type { AdminHome } from './home.ts';

type PlanRow = Selectable<DatabaseSchema['plan']>;

/** A page of plan cards, not a catalogue. */
const mostOnSale = 20;

const columns = ['编号', '云点', '价格（元）', '折扣', '状态', '排序', '版本', '更新时间'];

const planData = (plan: PlanRow) => ({
  id: plan.id,
  revision: plan.revision,
  points: plan.point,
  amount: yuanOf(plan.amount_fen),
  discount: plan.discount,
  onSale: plan.on_sale,
  sort: plan.sort,
  updatedAt: plan.updated_at,
});

const planCells = (plan: PlanRow): string[] => [
  plan.id,
  String(plan.point),
  yuanOf(plan.amount_fen),
  plan.discount ?? '',
  plan.on_sale ? '在售' : '已下架',
  String(plan.sort),
  String(plan.revision),
  momentText(plan.updated_at),
];

/** The seeded plans carry the time 0. */
const momentText = (at: number) => (at === 0 ? '初始' : beijingTime(at));

export async function listPlans(
  { ports }: AdminHome,
  { all }: CommandOf<'plans list'>,
): Promise<Done> {
  const plans = await ports.database.query
    .selectFrom('plan')
    .selectAll()
    .$if(!all, (query) => query.where('on_sale', '=', true))
    .orderBy('sort')
    .orderBy('point')
    .orderBy('id')
    .execute();
  return {
    data: { plans: plans.map(planData) },
    view: [table(columns, plans.map(planCells), '没有在售的套餐，可用 plans add 添加')],
  };
}

export async function planHistory(
  { ports }: AdminHome,
  { plan }: CommandOf<'plans history'>,
): Promise<Done> {
  const revisions = await ports.database.query
    .selectFrom('plan_revision')
    .selectAll()
    .where('plan_id', '=', plan)
    .orderBy('revision', 'desc')
    .execute();
  if (revisions.length === 0) throw unknownPlan(plan);
  return {
    data: {
      id: plan,
      revisions: revisions.map((each) => ({
        revision: each.revision,
        points: each.point,
        amount: yuanOf(each.amount_fen),
        discount: each.discount,
        onSale: each.on_sale,
        at: each.at,
        operator: each.operator,
      })),
    },
    view: [
      table(
        ['版本', '云点', '价格（元）', '折扣', '状态', '时间', '操作人'],
        revisions.map((each) => [
          String(each.revision),
          String(each.point),
          yuanOf(each.amount_fen),
          each.discount ?? '',
          each.on_sale ? '在售' : '已下架',
          momentText(each.at),
          each.operator,
        ]),
        '',
      ),
    ],
  };
}

export function addPlan(
  home: AdminHome,
  request: AdminRequest,
  { points, price, discount, sort }: CommandOf<'plans add'>,
): Promise<Done> {
  return change(home, request, async (tx) => {
    const plan: PlanRow = {
      id: `plan-${home.ports.newId()}`,
      revision: 1,
      point: points,
      amount_fen: fenFrom(price),
      discount,
      on_sale: true,
      sort: sort ?? points,
      updated_at: home.ports.now(),
    };
    await tx.insertInto('plan').values(plan).execute();
    await writeRevision(tx, plan, request.operator);
    await requireFewOnSale(tx);
    return changed('添加套餐', plan, null);
  });
}

export function changePlan(
  home: AdminHome,
  request: AdminRequest,
  wanted: CommandOf<'plans change'>,
): Promise<Done> {
  return change(home, request, async (tx) => {
    const before = await holdPlan(tx, wanted.plan);
    const after: PlanRow = {
      ...before,
      point: wanted.points ?? before.point,
      amount_fen: wanted.price === null ? before.amount_fen : fenFrom(wanted.price),
      discount: wanted.noDiscount ? null : (wanted.discount ?? before.discount),
      on_sale: wanted.onSale || before.on_sale,
      sort: wanted.sort ?? before.sort,
    };
    return revise(tx, home, request.operator, { before, after, what: '修改套餐' });
  });
}

export function withdrawPlan(
  home: AdminHome,
  request: AdminRequest,
  { plan }: CommandOf<'plans withdraw'>,
): Promise<Done> {
  return change(home, request, async (tx) => {
    const before = await holdPlan(tx, plan);
    const after = { ...before, on_sale: false };
    return revise(tx, home, request.operator, { before, after, what: '下架套餐' });
  });
}

interface Revision {
  readonly before: PlanRow;
  readonly after: PlanRow;
  readonly what: string;
}

async function revise(
  tx: Tx,
  { ports }: AdminHome,
  operator: string,
  { before, after, what }: Revision,
) {
  if (planCells(before).join('\0') === planCells(after).join('\0')) {
    throw new AdminRefused('NOT_NOW', `套餐 ${before.id} 已经是这样，没有要改的内容`);
  }
  const plan = { ...after, revision: before.revision + 1, updated_at: ports.now() };
  await tx.updateTable('plan').set(plan).where('id', '=', plan.id).execute();
  await writeRevision(tx, plan, operator);
  if (plan.on_sale && !before.on_sale) await requireFewOnSale(tx);
  return changed(what, plan, before);
}

function changed(what: string, plan: PlanRow, before: PlanRow | null) {
  const rows = before === null ? [planCells(plan)] : [planCells(before), planCells(plan)];
  return {
    data: { plan: planData(plan) },
    detail: { after: planData(plan), before: before === null ? null : planData(before) },
    view: [
      line(before === null ? `${what} ${plan.id}` : `${what} ${plan.id}（上为原来，下为现在）`),
      table(columns, rows, ''),
      line('已经下的订单按下单时的价格，不受影响'),
    ],
  };
}

async function holdPlan(tx: Tx, id: string): Promise<PlanRow> {
  const plan = await tx
    .selectFrom('plan')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (plan === undefined) throw unknownPlan(id);
  return plan;
}

function unknownPlan(id: string): AdminRefused {
  return new AdminRefused('NOT_FOUND', `没有编号为 ${id} 的套餐，可用 plans list --all 查看`);
}

async function writeRevision(tx: Tx, plan: PlanRow, operator: string): Promise<void> {
  const { id, sort, updated_at, ...terms } = plan;
  await tx
    .insertInto('plan_revision')
    .values({ ...terms, plan_id: id, at: updated_at, operator })
    .execute();
}

async function requireFewOnSale(tx: Tx): Promise<void> {
  const { count } = await tx
    .selectFrom('plan')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('on_sale', '=', true)
    .executeTakeFirstOrThrow();
  if (count > mostOnSale) {
    throw new AdminRefused('NOT_NOW', `在售套餐最多 ${mostOnSale} 个，请先下架不用的`);
  }
}

function fenFrom(price: string): number {
  const fen = fenOf(price);
  if (fen === null) throw new Error('a price is checked before it comes here');
  return fen;
}
