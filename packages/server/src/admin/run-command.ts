/** One command of the operator, from wherever it comes: the terminal's own process or the running server. */
import { PaymentAway } from '../ports.ts';
import { ProblemError } from '../problem.ts';
import { isDatabaseAway, isWritingRefused } from '../store/failures.ts';
import { type AdminAnswer, AdminRefused, type Done } from './answer.ts';
import { listActs } from './audit.ts';
import { backUp } from './backup.ts';
import type { AdminRequest } from './commands.ts';
import { WrongInput } from './fields.ts';
import { bringBack, takeAlong } from './hall.ts';
import type { AdminHome } from './home.ts';
import { loadTitles } from './invoice-titles.ts';
import {
  issueInvoice,
  listInvoices,
  refuseInvoice,
  reverseInvoice,
  showInvoice,
} from './invoices.ts';
import { listOrders, showOrder } from './orders.ts';
import { addPlan, changePlan, listPlans, planHistory, withdrawPlan } from './plans.ts';
import { grantPoints, showPoints } from './points.ts';
import { purge } from './purge.ts';
import { reconcileOrders } from './reconcile.ts';
import { refundOrder } from './refund.ts';
import { listRemoved, recoverRemoved } from './removed.ts';
import { endSession, listSessions } from './sessions.ts';
import {
  closeUser,
  createUser,
  endUserFactor,
  endUserLogins,
  inviteUser,
  listUsers,
  resetUser,
  restoreUser,
} from './users.ts';
import { listVouchers, makeVouchers, revokeVouchers } from './vouchers.ts';

/** Never rejects: every failure is an answer. */
export async function runAdminCommand(
  home: AdminHome,
  request: AdminRequest,
): Promise<AdminAnswer> {
  const fields = {
    command: request.command.name,
    operator: request.operator,
    dryRun: request.dryRun,
  };
  try {
    const done = await run(home, request);
    home.ports.log.info('admin.done', fields);
    return { done: true, ...done };
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal.code === 'INTERNAL') home.ports.log.error('admin.failed', { ...fields, error });
    else home.ports.log.info('admin.refused', { ...fields, because: refusal.code });
    return { done: false, ...refusal };
  }
}

async function run(home: AdminHome, request: AdminRequest): Promise<Done> {
  const { command } = request;
  switch (command.name) {
    case 'backup':
      return backUp(home, command);
    case 'restore':
      throw new AdminRefused(
        'NOT_NOW',
        '服务正在使用这里的数据，不能恢复；请指定一个空的地方，或先停掉服务',
      );
    case 'user list':
      return listUsers(home, command);
    case 'user create':
      return createUser(home, request, command);
    case 'user invite':
      return inviteUser(home, request, command);
    case 'user reset':
      return resetUser(home, request, command);
    case 'user factor-off':
      return endUserFactor(home, request, command);
    case 'user end-logins':
      return endUserLogins(home, request, command);
    case 'user close':
      return closeUser(home, request, command);
    case 'user restore':
      return restoreUser(home, request, command);
    case 'session list':
      return listSessions(home, command);
    case 'session end':
      return endSession(home, request, command);
    case 'removed list':
      return listRemoved(home, command);
    case 'removed recover':
      return recoverRemoved(home, request, command);
    case 'take':
      return takeAlong(home, request, command);
    case 'give-back':
      return bringBack(home, request, command);
    case 'purge':
      return purge(home, request);
    case 'doctor':
      throw new AdminRefused('NOT_NOW', '请在运行服务的机器上用 npx liangfen doctor');
    case 'points show':
      return showPoints(home, command);
    case 'points grant':
      return grantPoints(home, request, command);
    case 'plans list':
      return listPlans(home, command);
    case 'plans history':
      return planHistory(home, command);
    case 'plans add':
      return addPlan(home, request, command);
    case 'plans change':
      return changePlan(home, request, command);
    case 'plans withdraw':
      return withdrawPlan(home, request, command);
    case 'vouchers make':
      return makeVouchers(home, request, command);
    case 'vouchers list':
      return listVouchers(home, command);
    case 'vouchers revoke':
      return revokeVouchers(home, request, command);
    case 'orders list':
      return listOrders(home, command);
    case 'orders show':
      return showOrder(home, command);
    case 'orders refund':
      return refundOrder(home, request, command);
    case 'orders reconcile':
      return reconcileOrders(home, request, command);
    case 'invoices list':
      return listInvoices(home, command);
    case 'invoices show':
      return showInvoice(home, command);
    case 'invoices issue':
      return issueInvoice(home, request, command);
    case 'invoices refuse':
      return refuseInvoice(home, request, command);
    case 'invoices reverse':
      return reverseInvoice(home, request, command);
    case 'invoices titles load':
      return loadTitles(home, request, command);
    case 'audit list':
      return listActs(home, command);
  }
}

export function refusalOf(error: unknown): Pick<AdminRefused, 'code'> & { detail: string } {
  if (error instanceof AdminRefused) return { code: error.code, detail: error.message };
  if (error instanceof WrongInput) return { code: 'WRONG_INPUT', detail: error.message };
  if (error instanceof ProblemError) return { code: codeOf(error), detail: error.message };
  if (error instanceof PaymentAway) {
    return { code: 'UNAVAILABLE', detail: '联系不上支付服务，请过几分钟再试' };
  }
  if (isWritingRefused(error)) {
    return {
      code: 'UNAVAILABLE',
      detail: '数据库现在不能保存（磁盘已满或只读），没有做成；请先清出空间或改用主库，再做一次',
    };
  }
  if (isDatabaseAway(error)) {
    return {
      code: 'UNAVAILABLE',
      detail: '数据库没有应答，不知道做成了没有；请稍后用 audit list 查看，没有记录就再做一次',
    };
  }
  return { code: 'INTERNAL', detail: '命令没有完成，出错的原因在日志里；请把日志交给开发者' };
}

function codeOf({ status }: ProblemError): AdminRefused['code'] {
  if (status === 404) return 'NOT_FOUND';
  return status === 503 ? 'UNAVAILABLE' : 'NOT_NOW';
}
