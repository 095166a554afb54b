/** One competition, and everybody who may call its server, each with a token. */
import type { ApiKeyScope, GrantedRole } from '@liangfen/sdk/schema';
import { apiKeyScopeValues, grantedRoleValues } from '@liangfen/sdk/values';
import type { ContractOperation } from '../../src/contract/operations.ts';
import type { TestAccount, TestApp } from './app.ts';

export interface Roles {
  readonly competitionId: string;
  readonly otherCompetitionId: string;
  readonly tokens: Readonly<Record<RoleName, string | undefined>>;
}

export const roleNames = [
  'nobody',
  'main account',
  'main account by messenger',
  'sub-account with the grant',
  'sub-account that edits',
  'sub-account that operates',
  'sub-account that views',
  'sub-account that audits',
  'sub-account without',
  'another tenant',
  'guest',
  'judge',
  'judge by messenger',
  'judge on a seat',
  'judge who waits',
  'judge of another competition',
  'seat of another competition',
  'console',
  'console of another competition',
  'key that reads results',
  'key that sets up competitions',
  'key for consoles',
  'key for judges',
  'key of another tenant',
] as const;
export type RoleName = (typeof roleNames)[number];

/** The scopes of each key; another tenant's key has all scopes, for that tenant's own competitions. */
const keys = {
  'key that reads results': ['results:read'],
  'key that sets up competitions': ['competition:write'],
  'key for consoles': ['console'],
  'key for judges': ['judge'],
  'key of another tenant': apiKeyScopeValues,
} as const satisfies Partial<Record<RoleName, readonly ApiKeyScope[]>>;

type KeyName = keyof typeof keys;

const isKey = (name: RoleName): name is KeyName => Object.hasOwn(keys, name);

/** The sub-account of each role, which it has in the competition and as an account. */
export const subAccountOf = {
  ADMIN: 'sub-account with the grant',
  EDITOR: 'sub-account that edits',
  OPERATOR: 'sub-account that operates',
  VIEWER: 'sub-account that views',
  AUDITOR: 'sub-account that audits',
} as const satisfies Record<GrantedRole, RoleName>;

/** A sub-account without a competition has the account's default role. */
function hasRole(name: RoleName, roles: readonly GrantedRole[]): boolean {
  if (name === 'sub-account without') return roles.includes('ADMIN');
  const own = grantedRoleValues.find((role) => subAccountOf[role] === name);
  return own === undefined || roles.includes(own);
}

/** Returns everybody whom `x-access` and `x-key` let through; another tenant's key passes only without a competition. */
export function allowedTo({
  access,
  keyScopes,
  path,
  roles,
}: ContractOperation): readonly RoleName[] {
  const isOfCompetition = path.startsWith('/api/competition/{id}');
  const programs = roleNames.filter(isKey).filter((name) => {
    if (name === 'key of another tenant' && isOfCompetition) return false;
    return keyScopes.some((scope) => keys[name].some((held) => held === scope));
  });
  const people = (passes[access] ?? []).filter((name) => roles === null || hasRole(name, roles));
  return [...people, ...programs];
}

/** The roles that each `x-access` of the contract lets through. */
export const passes: Readonly<Record<string, readonly RoleName[]>> = {
  user: roleNames.filter(
    (name) => name !== 'nobody' && !name.startsWith('console') && !isKey(name),
  ),
  account: [
    'main account',
    'main account by messenger',
    ...Object.values(subAccountOf),
    'sub-account without',
    'another tenant',
  ],
  main: ['main account', 'main account by messenger', 'another tenant'],
  sub: [...Object.values(subAccountOf), 'sub-account without'],
  manager: ['main account', 'main account by messenger', ...Object.values(subAccountOf)],
  owner: ['main account', 'main account by messenger'],
  judge: ['judge', 'judge by messenger', 'judge on a seat'],
  console: ['console'],
};

export async function createRoles(hall: TestApp): Promise<Roles> {
  const main = await hall.register();
  const stranger = await hall.register();
  const competitionId = await newCompetition(main, '歌手大赛');
  const otherCompetitionId = await newCompetition(stranger, '别人的比赛');

  const sub = async (loginName: string, competitionIds: string[], role?: GrantedRole) => {
    const password = 'liangfen2026';
    const body = {
      ...{ loginName, password, name: '小助手', competitionIds },
      ...(role === undefined ? {} : { role }),
    };
    await main.client.call('createSubUser', { body });
    return hall.login(loginName, password);
  };
  let phones = 0;
  const phoneNumber = () => `1380013${String(++phones).padStart(4, '0')}`;
  const guest = async (organiser: TestAccount | null, id: string) => {
    const { token, client } = await hall.guest();
    const path = { id };
    const body = { name: '评委', phoneNumber: phoneNumber() };
    if (organiser === null) await client.call('signUpJudge', { path, body });
    else {
      const { code } = await organiser.client.call('createInvitation', { path });
      await client.call('approveDirectly', { path: { id, code: code ?? '' }, body });
    }
    return token;
  };
  const seat = async (organiser: TestAccount, id: string) => {
    const body = { name: '席位评委', phoneNumber: phoneNumber() };
    const judge = await organiser.client.call('createJudge', { path: { id }, body });
    const path = { id, judgeId: judge.id };
    const { code } = await organiser.client.call('getSeat', { path });
    return (await hall.client.call('openSeat', { body: { code } })).token;
  };
  const consoleOf = async (organiser: TestAccount, id: string) =>
    (await organiser.client.call('issueConsoleToken', { path: { id } })).token;

  await main.client.call('updateBaseSetting', {
    path: { id: competitionId },
    body: { signUpOpen: true, signUpApproval: true },
  });
  const judgeToken = await guest(main, competitionId);
  const keyOf = async (name: KeyName) => {
    const { client } = name === 'key of another tenant' ? stranger : main;
    const body = { name, scopes: [...keys[name]] };
    return (await client.call('createApiKey', { body })).key;
  };
  return {
    competitionId,
    otherCompetitionId,
    tokens: {
      nobody: undefined,
      'main account': main.token,
      'main account by messenger': await byMessenger(hall, main.token),
      'sub-account with the grant': await sub('granted', [competitionId]),
      'sub-account that edits': await sub('editor', [competitionId], 'EDITOR'),
      'sub-account that operates': await sub('operator', [competitionId], 'OPERATOR'),
      'sub-account that views': await sub('viewer', [competitionId], 'VIEWER'),
      'sub-account that audits': await sub('auditor', [competitionId], 'AUDITOR'),
      'sub-account without': await sub('ungranted', []),
      'another tenant': stranger.token,
      guest: (await hall.guest()).token,
      judge: judgeToken,
      'judge by messenger': await byMessenger(hall, judgeToken),
      'judge on a seat': await seat(main, competitionId),
      'judge who waits': await guest(null, competitionId),
      'judge of another competition': await guest(stranger, otherCompetitionId),
      'seat of another competition': await seat(stranger, otherCompetitionId),
      console: await consoleOf(main, competitionId),
      'console of another competition': await consoleOf(stranger, otherCompetitionId),
      'key that reads results': await keyOf('key that reads results'),
      'key that sets up competitions': await keyOf('key that sets up competitions'),
      'key for consoles': await keyOf('key for consoles'),
      'key for judges': await keyOf('key for judges'),
      'key of another tenant': await keyOf('key of another tenant'),
    },
  };
}

/** The same account with a login by messenger, as a scan opens it. */
async function byMessenger({ client, app }: TestApp, token: string): Promise<string> {
  const { id } = await client.as(token).call('getUser');
  return (await app.services.sessions.open({ kind: 'DING', userId: id, client: '' })).token;
}

async function newCompetition({ client }: TestAccount, name: string): Promise<string> {
  return (await client.call('createCompetition', { body: { name } })).id;
}
