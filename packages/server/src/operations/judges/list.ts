/** The lists of judges an organiser sees. */
import { sql } from 'kysely';
import type { Operations } from '../operation.ts';
import { judgesMatching, readVersion, selectJudges } from './rows.ts';

export const judgeLists: Operations<'listApprovedJudges' | 'checkJudgePhone' | 'pageJudges'> = {
  listApprovedJudges: async (call, { ports }) => ({
    users: await selectJudges(ports.database.query, call.path.id)
      .where('approval', '=', 'APPROVED')
      .orderBy('number')
      .orderBy('id')
      .execute(),
  }),

  checkJudgePhone: async (call, { ports }) => {
    const judge = await ports.database.query
      .selectFrom('judge')
      .select('id')
      .where('competition_id', '=', call.path.id)
      .where('phone_number', '=', ports.vault.seal(call.query.phoneNumber))
      .executeTakeFirst();
    return { exists: judge !== undefined };
  },

  /** Approved ones by number, then sign-ups in the order they came. */
  pageJudges: async (call, { ports }) => {
    const { page = 0, size = 10 } = call.query;
    const version = await readVersion(ports.database.query, call.path.id);
    const { found } = await judgesMatching(
      { query: ports.database.query, vault: ports.vault },
      call.path.id,
      call.query,
    );
    const [content, total] = await Promise.all([
      found
        .orderBy(sql`number nulls last`)
        .orderBy('created_at')
        .orderBy('id')
        .limit(size)
        .offset(page * size)
        .execute(),
      found
        .clearSelect()
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    ]);
    return {
      version,
      content,
      pageable: { pageNumber: page, pageSize: size },
      totalElements: Number(total.count),
    };
  },
};
