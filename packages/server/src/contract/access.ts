/** Decides who may call an operation by the contract's x-access, before anything else of the request is read. */
import { apiKeyPerson, apiKeyScopeWords, competitionRoleWords, fill } from '@liangfen/rules/words';
import type { CompetitionRole, GrantedRole, Holder } from '@liangfen/sdk/schema';
import type { LiveShows } from '../live/live-shows.ts';
import type { Call, OperationId } from '../operations/call.ts';
import type { Ports } from '../ports.ts';
import { notFound, ProblemError } from '../problem.ts';
import type { CallingKey, Principal } from '../sessions/principal.ts';
import type { Found, Sessions } from '../sessions/sessions.ts';
import { createTimedCache } from '../sessions/timed-cache.ts';
import { unknownLogin } from '../sessions/unknown-login.ts';
import { gatherReads } from '../store/gathered-reads.ts';
import type { IncomingRequest } from './incoming-request.ts';
import { type PhoneSight, phoneSight } from './masked-phones.ts';
import type { ContractOperation } from './operations.ts';

type UserPrincipal = Call<OperationId>['user'];
type Seat = NonNullable<UserPrincipal['seat']>;
/** A person with an account, who may judge a competition. */
type Member = Pick<UserPrincipal, 'userId'> & Pick<Seat, 'competitionId'>;

/** The facts that a rule established; the operation's call carries them on. */
export interface Admission {
  readonly principal: Principal;
  readonly judgeId: string | null;
  /** May see scores of the competition that no step has shown. */
  readonly monitors: boolean;
  /** The role in the competition, or in the account where the operation belongs to no competition. */
  readonly role: CompetitionRole;
  readonly phones: PhoneSight;
}

export interface AccessControl {
  /** `identify` and `admit` answer without a promise when they need not read, because every request asks them. */
  readonly identify: (request: IncomingRequest, address: string) => Principal | Promise<Principal>;
  readonly admit: (
    operation: ContractOperation,
    principal: Principal,
    competitionId: string | null,
  ) => Admission | Promise<Admission>;
}

/** The operations of a main account that lacks a required second factor. */
const addsSecondFactor: ReadonlySet<OperationId> = new Set<OperationId>([
  'getSecondFactor',
  'startSecondFactor',
  'confirmSecondFactor',
  'setLoginName',
]);

const judgeCachedForMs = 2_000;
const competitionCachedForMs = 2_000;

export function createAccessControl(
  ports: Ports,
  sessions: Sessions,
  live: Pick<LiveShows, 'followsAs'>,
  requiresSecondFactor = false,
): AccessControl {
  const { database, now } = ports;
  /** By session: a phone judges one competition at a time. */
  const judges = createTimedCache<KnownJudge>({
    now,
    forMs: judgeCachedForMs,
    atMost: 20_000,
    renewal: {
      schedule: ports.schedule,
      read: (_, { user, competitionId }) => readJudge(user, competitionId),
    },
  });
  const competitions = createTimedCache<true>({
    now,
    forMs: competitionCachedForMs,
    atMost: 5_000,
  });

  /** A hall's phones ask again at the same moments. */
  const judgeOfUser = gatherReads<Member, MemberRow>(async (members) => {
    const rows = await database.prepared<MemberRow>('lf-judges-of-users', judgesByUsers, [
      members.map(({ competitionId }) => competitionId),
      members.map(({ userId }) => userId),
    ]);
    const byUser = new Map(rows.map((row) => [`${row.competition_id}/${row.user_id}`, row]));
    return members.map(({ competitionId, userId }) => byUser.get(`${competitionId}/${userId}`));
  });

  const judgeOfSeat = gatherReads<Seat, JudgeRow>(async (seats) => {
    const rows = await database.prepared<JudgeRow>('lf-judges-of-seats', judgesBySeats, [
      seats.map(({ competitionId }) => competitionId),
      seats.map(({ judgeId }) => judgeId),
    ]);
    const byId = new Map(rows.map((row) => [`${row.competition_id}/${row.id}`, row]));
    return seats.map(({ competitionId, judgeId }) => byId.get(`${competitionId}/${judgeId}`));
  });

  /** Keeps only grants: a refusal is asked again, so that an approval works at once. */
  const judgeOf = (user: UserPrincipal, competitionId: string): string | Promise<string> => {
    if (user.seat !== null && user.seat.competitionId !== competitionId) throw notAJudge();
    const following = live.followsAs(competitionId, user.sessionId);
    if (following !== null) return following;
    const known = judges.get(user.sessionId);
    return known?.competitionId === competitionId ? known.judgeId : readJudge(user, competitionId);
  };

  const readJudge = async (user: UserPrincipal, competitionId: string): Promise<string> => {
    const judge = await (user.seat === null
      ? judgeOfUser({ userId: user.userId, competitionId })
      : judgeOfSeat(user.seat));
    if (judge === undefined) throw notAJudge();
    if (judge.approval !== 'APPROVED') {
      throw new ProblemError(403, 'FORBIDDEN', '报名还没有通过审核，请等待组织者处理');
    }
    judges.keep(user.sessionId, { user, competitionId, judgeId: judge.id });
    return judge.id;
  };

  const mustExist = async (competitionId: string): Promise<void> => {
    const [row] = await database.prepared('lf-competition-exists', competitionExists, [
      competitionId,
    ]);
    if (row === undefined) throw notFound('比赛');
    competitions.keep(competitionId, true);
  };

  const mustManage = async (
    operation: ContractOperation,
    user: UserPrincipal,
    competitionId: string,
  ): Promise<Pick<Admission, 'monitors' | 'role' | 'phones'>> => {
    const [row] = await database.prepared<ManagedRow>(
      'lf-competition-managed',
      competitionManaged,
      [competitionId, user.userId],
    );
    const isOwner = row?.owner_id === user.userId;
    const isGranted = row !== undefined && row.owner_id === user.mainUserId && row.granted;
    // Only the operation that restores a competition may name a deleted one.
    const isThere =
      row !== undefined && (row.deleted_at === null || operation.id === 'restoreCompetition');
    if (!isThere || !(isOwner || isGranted)) throw notFound('比赛');
    if (operation.access === 'owner' && !isOwner) throw mainAccountOnly();
    if (!isOwner) mustHaveRole(operation, row.role, row.owner_name);
    // A program is nobody whom the ledger could say to have looked.
    const role = isOwner ? 'OWNER' : row.role;
    return {
      // Whoever looks leaves an entry in the ledger, which only the holder writes.
      monitors: row.holder === 'HERE' && user.key === null && (isOwner || row.monitor),
      role,
      phones: phoneSight(role, user.key),
    };
  };

  /** An operation outside competitions asks for the account's role. */
  const accountRole = async (
    operation: ContractOperation,
    user: UserPrincipal,
  ): Promise<CompetitionRole> => {
    if (user.userKind !== 'SUB') return 'OWNER';
    const [row] = await database.prepared<AccountRow>('lf-account-role', roleOfAccount, [
      user.userId,
    ]);
    if (row === undefined) throw unauthenticated();
    mustHaveRole(operation, row.role, row.main_name);
    return row.role;
  };

  return {
    identify: (request, address) => {
      const authorization = request.headers.get('authorization')?.trim() ?? '';
      if (authorization === '') return { kind: 'nobody' };
      const found = sessions.find(authorization, address);
      return found instanceof Promise
        ? found.then((one) => principalIn(one, authorization))
        : principalIn(found, authorization);
    },

    admit: (operation, principal, competitionId) => {
      const admission: Admission = {
        principal,
        judgeId: null,
        monitors: false,
        role: 'OWNER',
        phones: phoneSight('OWNER', principal.kind === 'user' ? principal.key : null),
      };
      const { access } = operation;
      if (access === 'public') return admission;
      if (principal.kind === 'nobody') throw unauthenticated();
      if (principal.kind === 'user' && principal.key !== null) {
        mustCover(operation, principal.key);
        if (access === 'console') {
          if (competitionId === null) throw notFound('比赛');
          const managed = mustManage(operation, principal, competitionId);
          // The ledger names a key's id for what the key does at a console.
          const { sessionId, userId, key } = principal;
          const name = fill(apiKeyPerson, { name: key.name });
          const accountId = null;
          const console = {
            kind: 'console',
            sessionId,
            competitionId,
            userId,
            accountId,
            name,
          } as const;
          return managed.then(() => ({ ...admission, principal: console }));
        }
      }
      if (access === 'console') {
        if (principal.kind !== 'console') {
          throw new ProblemError(403, 'FORBIDDEN', '请先登录这场比赛的控制台');
        }
        if (principal.competitionId !== competitionId) throw notFound('比赛');
        if (competitions.get(principal.competitionId) !== undefined) return admission;
        return mustExist(principal.competitionId).then(() => admission);
      }
      if (access === 'user') {
        // A console is nobody in particular; these operations are about a person.
        if (principal.kind !== 'user') throw unauthenticated();
        return admission;
      }
      if (principal.kind !== 'user') {
        throw new ProblemError(403, 'FORBIDDEN', '控制台登录不能做这件事，请用账号登录');
      }
      if (access === 'judge') {
        if (competitionId === null) throw notFound('比赛');
        const judge = judgeOf(principal, competitionId);
        return typeof judge === 'string'
          ? { ...admission, judgeId: judge }
          : judge.then((judgeId) => ({ ...admission, judgeId }));
      }
      if (principal.userKind === 'GUEST' || principal.seat !== null) {
        throw new ProblemError(403, 'FORBIDDEN', '访客只能报名和打分，请用账号登录后再操作');
      }
      if (
        requiresSecondFactor &&
        principal.lacksSecondFactor &&
        !addsSecondFactor.has(operation.id)
      ) {
        throw new ProblemError(
          403,
          'SECOND_FACTOR_REQUIRED',
          '这台服务器要求主账号开启两步验证：请先到「账号 → 两步验证」开启，再继续',
        );
      }
      if (access === 'main' && principal.userKind !== 'MAIN') throw mainAccountOnly();
      if (access === 'sub' && principal.userKind !== 'SUB') {
        throw new ProblemError(403, 'FORBIDDEN', '只有子账号可以脱离主账号');
      }
      if (access === 'manager' || access === 'owner') {
        if (competitionId === null) throw notFound('比赛');
        return mustManage(operation, principal, competitionId).then((facts) => ({
          ...admission,
          ...facts,
        }));
      }
      if (operation.roles === null) return admission;
      return accountRole(operation, principal).then((role) => ({
        ...admission,
        role,
        phones: phoneSight(role, principal.key),
      }));
    },
  };
}

/** Console calls change the show by GET, so a link, a prefetch or a preview must not make one (product decisions § 8). */
export function refuseBrowserNavigation(request: IncomingRequest): void {
  const { headers } = request;
  const purpose = `${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''}`;
  if (headers.get('sec-fetch-mode') === 'navigate' || /prefetch|prerender|preview/i.test(purpose)) {
    throw new ProblemError(
      403,
      'BROWSER_NAVIGATION_REFUSED',
      '控制台指令不能用浏览器地址栏或预取打开，请在控制台页面里操作',
    );
  }
}

function principalIn(found: Found, authorization: string): Principal {
  if (found.state === 'KNOWN') return found.principal;
  throw unknownLogin(authorization);
}

/** The judge that a login belongs to, with the login, so that the judge can be read again. */
interface KnownJudge {
  readonly user: UserPrincipal;
  readonly competitionId: string;
  readonly judgeId: string;
}

interface JudgeRow {
  readonly competition_id: string;
  readonly id: string;
  readonly approval: 'PENDING' | 'APPROVED' | 'REJECTED';
}

interface MemberRow extends JudgeRow {
  readonly user_id: string;
}

interface ManagedRow {
  readonly owner_id: string;
  readonly deleted_at: number | null;
  readonly granted: boolean;
  readonly monitor: boolean;
  readonly role: GrantedRole;
  readonly owner_name: string;
  readonly holder: Holder;
}

interface AccountRow {
  readonly role: GrantedRole;
  readonly main_name: string;
}

const judgesByUsers = `
  select j.competition_id, j.id, j.user_id, j.approval
  from unnest($1::text[], $2::text[]) as member (competition_id, user_id)
  join judge j on j.competition_id = member.competition_id and j.user_id = member.user_id
  join competition c on c.id = j.competition_id and c.deleted_at is null`;

const judgesBySeats = `
  select j.competition_id, j.id, j.approval
  from unnest($1::text[], $2::text[]) as seat (competition_id, judge_id)
  join judge j on j.competition_id = seat.competition_id and j.id = seat.judge_id
  join competition c on c.id = j.competition_id and c.deleted_at is null`;

const competitionExists = 'select 1 from competition where id = $1 and deleted_at is null';

const competitionManaged = `
  select c.owner_id, c.deleted_at, c.holder, g.user_id is not null as granted,
         coalesce(g.monitor, false) as monitor, g.role, o.name as owner_name
  from competition c
  join user_account o on o.id = c.owner_id
  left join competition_grant g on g.competition_id = c.id and g.user_id = $2
  where c.id = $1`;

const roleOfAccount = `
  select u.role, m.name as main_name from user_account u
  join user_account m on m.id = u.main_user_id
  where u.id = $1`;

function unauthenticated(): ProblemError {
  return new ProblemError(401, 'UNAUTHENTICATED', '请先登录');
}

function mainAccountOnly(): ProblemError {
  return new ProblemError(403, 'MAIN_ACCOUNT_ONLY', '只有主账号可以这样做，请联系主账号');
}

/** The contract's `x-roles`. */
function mustHaveRole({ roles }: ContractOperation, role: GrantedRole, mainAccount: string): void {
  if (roles === null || roles.includes(role)) return;
  throw new ProblemError(
    403,
    'ROLE_NOT_ENOUGH',
    `你的角色是「${competitionRoleWords[role]}」，不能这样做；需要的话，请主账号「${mainAccount}」给你换一个角色`,
  );
}

/** Refuses a key every operation that the contract's `x-key` does not open to it: those are for people. */
function mustCover({ keyScopes }: ContractOperation, key: CallingKey): void {
  if (keyScopes.some((scope) => key.scopes.includes(scope))) return;
  const missing = keyScopes.map((scope) => `「${apiKeyScopeWords[scope]}」`).join('或');
  throw new ProblemError(
    403,
    'FORBIDDEN',
    missing === ''
      ? '接口密钥不能做这件事，请用账号登录后再操作'
      : `这个接口密钥没有${missing}的权限，请主账号新建一个有这项权限的密钥`,
  );
}

function notAJudge(): ProblemError {
  return new ProblemError(404, 'NOT_FOUND', '没有找到这场比赛，或者你不是它的评委');
}
