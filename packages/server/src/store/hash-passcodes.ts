/** Hashes passcodes that stand in clear in older settings: once, at the next start. */
import { sql } from 'kysely';
import type { Database, Passwords } from '../ports.ts';

/** The contract's shortest new passcode; a shorter old one is not kept, and the organiser is asked for another. */
const shortest = 6;

/** Answers how many were hashed and how many were too short. Two processes at once do each row once. */
export async function hashPasscodes(
  { query }: Pick<Database, 'query'>,
  passwords: Pick<Passwords, 'hash'>,
): Promise<{ readonly hashed: number; readonly dropped: number }> {
  const { rows } = await sql<{ id: string; passcode: string | null }>`
    select id, base->>'consolePasscode' as passcode from competition
    where base ? 'consolePasscode'`.execute(query);
  let [hashed, dropped] = [0, 0];
  for (const { id, passcode } of rows) {
    const isKept = passcode !== null && passcode.length >= shortest;
    const hash = isKept ? await passwords.hash(passcode) : null;
    await sql`
      update competition
      set base = base - 'consolePasscode', passcode_hash = coalesce(passcode_hash, ${hash})
      where id = ${id} and base ? 'consolePasscode'`.execute(query);
    if (isKept) hashed += 1;
    else if (passcode !== null) dropped += 1;
  }
  return { hashed, dropped };
}
