/** A show made through the API, for tests about one part of a show. */
import type { OperatorCommand } from '@liangfen/rules';
import { createLiangfenClient, type LiangfenClient } from '@liangfen/sdk';
import type { Mode } from '@liangfen/sdk/schema';
import { newAccount } from '../../packages/server/src/operations/accounts/rows.ts';
import type { Product } from './product.ts';

export interface Show {
  readonly id: string;
  readonly programIds: readonly string[];
  readonly judgeIds: readonly string[];
  /** The judges' seat links as full addresses. */
  readonly seats: readonly string[];
  /** A client that is logged in as the organiser. */
  readonly client: LiangfenClient;
  /** Sends commands as the console does. */
  readonly operate: (...commands: OperatorCommand[]) => Promise<void>;
}

export async function createShow(
  { app, url }: Pick<Product, 'app' | 'url'>,
  {
    name,
    mode = 'SCORE',
    judges,
    programs,
  }: { name: string; mode?: Mode; judges: readonly string[]; programs: readonly string[] },
): Promise<Show> {
  const { ports, sessions, live } = app.services;
  const account = newAccount(ports.vault, {
    id: ports.newId(),
    kind: 'MAIN',
    name: '江城大学团委',
    createdAt: ports.now(),
    loginName: `show-${ports.newId()}`,
    passwordHash: 'nobody logs in',
  });
  await ports.database.query.insertInto('user_account').values(account).execute();
  const { token } = await sessions.open({ kind: 'TOKEN', userId: account.id, client: 'e2e' });
  const client = createLiangfenClient({ baseUrl: url });
  client.tokens.set({ kind: 'general' }, token);

  const { id } = await client.request('createCompetition', { body: { name, mode } });
  const path = { id };
  const programIds: string[] = [];
  for (const programName of programs) {
    const program = await client.request('createProgram', { path, body: { programName } });
    programIds.push(program.id);
  }
  const judgeIds: string[] = [];
  const seats: string[] = [];
  for (const judgeName of judges) {
    const judge = await client.request('createJudge', { path, body: { name: judgeName } });
    const seat = await client.request('getSeat', { path: { id, judgeId: judge.id } });
    judgeIds.push(judge.id);
    seats.push(`${url}${seat.path}`);
  }
  return {
    id,
    programIds,
    judgeIds,
    seats,
    client,
    operate: async (...commands) => {
      for (const command of commands) {
        const once = { commandId: null, seenVersion: null };
        await live.command(id, { role: 'CONSOLE', id: 'operator' }, command, once);
      }
    },
  };
}

/** The commands that bring a program on air and open its scoring. */
export function scoringOf(programId: string): [OperatorCommand, OperatorCommand] {
  const target = { programId, itemId: null, test: false, confirm: true };
  return [
    { type: 'START_SPEECH', ...target },
    { type: 'START_SCORING', ...target },
  ];
}
