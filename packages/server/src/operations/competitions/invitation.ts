/** The invitation code: everybody who has it signs up as a judge and is approved at once. */
import type { Invitation } from '@liangfen/sdk/schema';
import type { Vault } from '../../ports.ts';
import { notFound } from '../../problem.ts';
import type { Sealed } from '../../store/sealed.ts';
import type { Queryable, Tx } from '../../store/transaction.ts';
import type { Operations } from '../operation.ts';
import { organiserChange } from '../organiser-change.ts';

async function readInvitation(query: Queryable, vault: Vault, id: string): Promise<Invitation> {
  const row = await query
    .selectFrom('competition')
    .select(['invitation_code as code', 'invitation_at as createdAt'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw notFound('比赛');
  return invitation(id, row.code === null ? null : vault.open(row.code), row.createdAt);
}

function invitation(id: string, code: string | null, createdAt: number | null): Invitation {
  if (code === null) return { code: null, path: null, createdAt: null };
  return { code, path: `/web/judge/apply?competition=${id}#code=${code}`, createdAt };
}

async function writeInvitation(
  tx: Tx,
  id: string,
  code: Sealed | null,
  at: number | null,
): Promise<void> {
  await tx
    .updateTable('competition')
    .set({ invitation_code: code, invitation_at: at })
    .where('id', '=', id)
    .execute();
}

/** The code itself never stands in the ledger. */
function forLedger({ createdAt }: Invitation) {
  return { invitationCreatedAt: createdAt };
}

export const competitionInvitation: Operations<
  'getInvitation' | 'createInvitation' | 'revokeInvitation'
> = {
  getInvitation: (call, { ports }) =>
    readInvitation(ports.database.query, ports.vault, call.path.id),

  createInvitation: (call, services) => {
    const { ports } = services;
    return organiserChange<Invitation>(call, services, {
      action: 'createInvitation',
      area: 'BASE',
      run: async (tx) => {
        const { id } = call.path;
        const before = await readInvitation(tx, ports.vault, id);
        const now = ports.now();
        const code = ports.newId();
        const result = invitation(id, code, now);
        await writeInvitation(tx, id, ports.vault.seal(code), now);
        return { result, before: forLedger(before), after: forLedger(result) };
      },
    });
  },

  revokeInvitation: (call, services) =>
    organiserChange(call, services, {
      action: 'revokeInvitation',
      area: 'BASE',
      evenWhenEnded: true,
      run: async (tx) => {
        const { id } = call.path;
        const before = await readInvitation(tx, services.ports.vault, id);
        if (before.code === null) return { result: { ok: true }, unchanged: true };
        await writeInvitation(tx, id, null, null);
        const after = invitation(id, null, null);
        return { result: { ok: true }, before: forLedger(before), after: forLedger(after) };
      },
    }),
};
