/** Base settings: name, look, sign-up, console passcode, and what everybody may see of them. */
import type { BaseSetting, Look } from '@liangfen/sdk/schema';
import { roleMayCall } from '@liangfen/sdk/values';
import { asSent } from '../../contract/cross-origin.ts';
import { notFound, ProblemError } from '../../problem.ts';
import { invalidField } from '../../refusals.ts';
import type { BaseRow } from '../../store/schema.ts';
import type { Queryable } from '../../store/transaction.ts';
import type { Call } from '../call.ts';
import { endedSessions } from '../ended-sessions.ts';
import type { Operations } from '../operation.ts';
import { differences, organiserChange, sameValue } from '../organiser-change.ts';
import { refuseForeignPictures, refuseUnknownLogos } from '../pictures/known-pictures.ts';
import type { Services } from '../services.ts';
import { signsInAtSeat } from './defaults.ts';

async function readBase(query: Queryable, id: string): Promise<BaseSetting> {
  const row = await query
    .selectFrom('competition')
    .select(['version', 'name', 'look', 'base', 'passcode_hash'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw notFound('比赛');
  const { messengerNotices = false, groupRobot = null } = row.base;
  const stored = {
    ...row.base,
    seatSignsIn: signsInAtSeat(row.base),
    messengerNotices,
    groupRobot,
    passcodeSet: row.passcode_hash !== null,
  };
  return { version: row.version, name: row.name, look: row.look, ...stored };
}

function merged(current: BaseSetting, patch: Partial<BaseSetting>, look: Partial<Look>) {
  const next: BaseSetting = { ...current, ...patch, look: { ...current.look, ...look } };
  return { ...next, name: next.name.trim() };
}

/** Leaves out the passcode and the group's robot, and names embedded pictures by their size only. */
function forLedger({ version: _, look, passcodeSet, groupRobot, ...rest }: BaseSetting) {
  const pictures = Object.fromEntries(
    (['background', 'logo', 'cover'] as const).map((key) => [key, pictureName(look[key])]),
  );
  return {
    ...rest,
    ...look,
    ...pictures,
    consolePasscode: passcodeSet ? '已设置' : '未设置',
    groupRobot: groupRobot === null ? '未设置' : '已设置',
  };
}

function pictureName(picture: string | null): string | null {
  return picture?.startsWith('data:') === true ? `data:（${picture.length} 字符）` : picture;
}

export const baseSetting: Operations<
  | 'getBaseSetting'
  | 'updateBaseSetting'
  | 'getEmbeddingOwners'
  | 'renameCompetition'
  | 'getPublicCompetition'
> = {
  getBaseSetting: async (call, { ports }) => {
    const setting = await readBase(ports.database.query, call.path.id);
    // The address of the group's robot is a secret: whoever has it can write to the group.
    const mayHave = call.user.key === null && roleMayCall(call.role, 'updateBaseSetting');
    return mayHave ? setting : { ...setting, groupRobot: null };
  },

  getEmbeddingOwners: (_call, { crossOrigin }) => ({ ownerOrigins: [...crossOrigin.owners] }),

  updateBaseSetting: async (call, services) => {
    if (call.user.key !== null) refuseDoors(call.body);
    const { look = {}, consolePasscode, embedOrigins, ...rest } = call.body;
    const patch =
      embedOrigins === undefined ? rest : { ...rest, embedOrigins: sitesAsSent(embedOrigins) };
    const passcode = await newPasscode(call.path.id, consolePasscode, services);
    const { setting, closed } = await organiserChange(call, services, {
      action: 'updateBaseSetting',
      area: 'BASE',
      run: async (tx, state) => {
        const current = await readBase(tx, call.path.id);
        refuseForeignPictures(look, current.look, services.imageOrigins);
        await refuseUnknownLogos(tx, look.sponsors ?? [], current.look.sponsors ?? []);
        const next = {
          ...merged(current, patch, look),
          ...(passcode === undefined ? {} : { passcodeSet: passcode !== null }),
        };
        if (sameValue(current, next) && passcode === undefined) {
          return { result: { setting: current, closed: [] }, unchanged: true };
        }
        const { version: _, name, look: nextLook, passcodeSet: __, ...base } = next;
        await tx
          .updateTable('competition')
          .set({
            name,
            look: JSON.stringify(nextLook),
            base: JSON.stringify(base satisfies BaseRow),
            ...(passcode === undefined ? {} : { passcode_hash: passcode }),
          })
          .where('id', '=', call.path.id)
          .execute();
        const closedSessions = passcode === undefined ? [] : await closeConsoles(tx, call.path.id);
        const changed = differences(forLedger(current), forLedger(next));
        if (passcode !== undefined) {
          changed.before.consolePasscode = current.passcodeSet ? '已设置' : '未设置';
          changed.after.consolePasscode = passcode === null ? '未设置' : '已更换';
        }
        if (!sameValue(current.groupRobot, next.groupRobot)) {
          changed.before.groupRobot = current.groupRobot === null ? '未设置' : '已设置';
          changed.after.groupRobot = next.groupRobot === null ? '未设置' : '已更换';
        }
        const setting = { ...next, version: state.version + 1 };
        return { result: { setting, closed: closedSessions }, ...changed };
      },
    });
    endedSessions(services, closed);
    services.crossOrigin.forget(call.path.id);
    return call.user.key === null ? setting : { ...setting, groupRobot: null };
  },

  renameCompetition: (call, services) =>
    organiserChange(call, services, {
      action: 'renameCompetition',
      area: 'BASE',
      run: async (tx, state) => {
        const name = call.body.name.trim();
        if (name === state.name) return { result: { ok: true }, unchanged: true };
        await tx.updateTable('competition').set({ name }).where('id', '=', call.path.id).execute();
        return { result: { ok: true }, before: { name: state.name }, after: { name } };
      },
    }),

  getPublicCompetition: async (call, { ports, signUp }) => {
    const row = await ports.database.query
      .selectFrom('competition')
      .select(['id', 'name', 'status', 'mode', 'look', 'base', 'passcode_hash'])
      .where('id', '=', call.path.id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (row === undefined) throw notFound('比赛');
    const { base, passcode_hash, ...competition } = row;
    return {
      ...competition,
      signUpOpen: base.signUpOpen && row.status !== 'ENDED',
      signUpApproval: base.signUpApproval,
      invitationText: base.invitationText,
      consoleLogin: passcode_hash !== null,
      messengerNotices: ports.messenger !== null && base.messengerNotices === true,
      ...(signUp.privacy === null ? {} : { privacy: signUp.privacy }),
    };
  },
};

function sitesAsSent(typed: readonly string[]): string[] {
  const sites = typed.map((site, index) => {
    const sent = asSent(site);
    if (sent !== null) return sent;
    throw invalidField(
      `embedOrigins.${index}`,
      '这不是网站的地址，应为协议、主机和端口，如 https://example.com',
    );
  });
  return [...new Set(sites)];
}

/**
 * Settings that let somebody in or write elsewhere: a program that may only set up must not open a way that outlives its
 * key (docs/decisions/0544).
 */
const doors = ['consolePasscode', 'groupRobot', 'embedOrigins'] as const;

function refuseDoors(body: Call<'updateBaseSetting'>['body']): void {
  if (doors.every((name) => body[name] === undefined)) return;
  throw new ProblemError(
    403,
    'FORBIDDEN',
    '控制台口令、群机器人和可以嵌入的网站不能用接口密钥修改，请用账号登录后在基本设置里修改',
  );
}

/**
 * Returns the hash to store, null to remove the passcode; undefined where nothing changes, as when the call is sent
 * again.
 */
async function newPasscode(
  competitionId: string,
  passcode: string | null | undefined,
  { ports }: Services,
): Promise<string | null | undefined> {
  if (passcode === undefined) return undefined;
  const kept = await ports.database.query
    .selectFrom('competition')
    .select('passcode_hash as hash')
    .where('id', '=', competitionId)
    .executeTakeFirst();
  const hash = kept?.hash ?? null;
  if (passcode === null) return hash === null ? undefined : null;
  if (isEasilyGuessed(passcode)) {
    throw invalidField('consolePasscode', '这个口令太容易猜到，请换一个');
  }
  if (hash !== null && (await ports.passwords.verify(hash, passcode))) return undefined;
  return ports.passwords.hash(passcode);
}

/** Whether a passcode is one that everybody tries first: one character repeated, or characters in sequence. */
function isEasilyGuessed(passcode: string): boolean {
  const codes = [...passcode].map((letter) => letter.charCodeAt(0));
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) <= 1;
}

/** A new passcode, the first one too, lets everybody in anew (docs/decisions/0340). */
async function closeConsoles(tx: Queryable, competitionId: string): Promise<string[]> {
  const closed = await tx
    .deleteFrom('session')
    .where('competition_id', '=', competitionId)
    .where('kind', '=', 'CONSOLE')
    .returning('id')
    .execute();
  return closed.map(({ id }) => id);
}
