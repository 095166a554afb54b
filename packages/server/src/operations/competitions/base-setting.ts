/** Base settings: name, look, sign-up, console passcode, and what everybody may see of them. */
import type { BaseSetting, Look } from '@liangfen/sdk/schema';
import { notFound } from '../../problem.ts';
import type { BaseRow } from '../../store/schema.ts';
import { endedSessions } from '../ended-sessions.ts';
import type { Operations } from '../operation.ts';
import { differences, organiserChange, type Queryable, sameValue } from '../organiser-change.ts';
import { signsInAtSeat } from './defaults.ts';

async function readBase(query: Queryable, id: string): Promise<BaseSetting> {
  const row = await query
    .selectFrom('competition')
    .select(['version', 'name', 'look', 'base'])
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
  };
  return { version: row.version, name: row.name, look: row.look, ...stored };
}

function merged(current: BaseSetting, patch: Partial<BaseSetting>, look: Partial<Look>) {
  const next: BaseSetting = { ...current, ...patch, look: { ...current.look, ...look } };
  return { ...next, name: next.name.trim() };
}

/** Without the passcode and the group's robot, and with embedded pictures named by their size only. */
function forLedger({ version: _, look, consolePasscode, groupRobot, ...rest }: BaseSetting) {
  const pictures = Object.fromEntries(
    (['background', 'logo', 'cover'] as const).map((key) => [key, pictureName(look[key])]),
  );
  return {
    ...rest,
    ...look,
    ...pictures,
    consolePasscode: consolePasscode === null ? '未设置' : '已设置',
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
  getBaseSetting: (call, { ports }) => readBase(ports.database.query, call.path.id),

  getEmbeddingOwners: (_call, { crossOrigin }) => ({ ownerOrigins: [...crossOrigin.owners] }),

  updateBaseSetting: async (call, services) => {
    const { look = {}, ...patch } = call.body;
    const { setting, closed } = await organiserChange(call, services, {
      action: 'updateBaseSetting',
      area: 'BASE',
      run: async (tx, state) => {
        const current = await readBase(tx, call.path.id);
        const next = merged(current, patch, look);
        if (sameValue(current, next)) {
          return { result: { setting: current, closed: [] }, unchanged: true };
        }
        const { version: _, name, look: nextLook, ...base } = next;
        await tx
          .updateTable('competition')
          .set({
            name,
            look: JSON.stringify(nextLook),
            base: JSON.stringify(base satisfies BaseRow),
          })
          .where('id', '=', call.path.id)
          .execute();
        const closedSessions = await closeConsoles(tx, call.path.id, current, next);
        const changed = differences(forLedger(current), forLedger(next));
        if (current.consolePasscode !== next.consolePasscode) {
          changed.before.consolePasscode = current.consolePasscode === null ? '未设置' : '已设置';
          changed.after.consolePasscode = next.consolePasscode === null ? '未设置' : '已更换';
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
    return setting;
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

  getPublicCompetition: async (call, { ports }) => {
    const row = await ports.database.query
      .selectFrom('competition')
      .select(['id', 'name', 'status', 'mode', 'look', 'base'])
      .where('id', '=', call.path.id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (row === undefined) throw notFound('比赛');
    const { base, ...competition } = row;
    return {
      ...competition,
      signUpOpen: base.signUpOpen && row.status !== 'ENDED',
      signUpApproval: base.signUpApproval,
      invitationText: base.invitationText,
      consoleLogin: base.consolePasscode !== null,
      messengerNotices: ports.messenger !== null && base.messengerNotices === true,
    };
  },
};

/** A new passcode, the first one too, lets everybody in anew (docs/decisions/0340). */
async function closeConsoles(
  tx: Queryable,
  competitionId: string,
  current: BaseSetting,
  next: BaseSetting,
): Promise<string[]> {
  if (current.consolePasscode === next.consolePasscode) return [];
  const closed = await tx
    .deleteFrom('session')
    .where('competition_id', '=', competitionId)
    .where('kind', '=', 'CONSOLE')
    .returning('id')
    .execute();
  return closed.map(({ id }) => id);
}
