/** The lists of competitions an account manages or judges. */
import { roleMayCall } from '@liangfen/sdk/values';
import type { Operations } from '../operation.ts';
import { readChecklists } from './checklist.ts';
import { lightLook, onlyManagedBy, restorableMs, selectCompetitions } from './rows.ts';

/** The short list is for pickers; an owner of more competitions uses the paged list. */
const shortListSize = 1000;

export const competitionLists: Operations<'pageCompetitions' | 'listCompetitions'> = {
  pageCompetitions: async (call, { ports }) => {
    const { page = 0, size = 10, keyword = '', deleted = false, checklist = false } = call.query;
    const { query } = ports.database;
    const word = keyword.trim();
    const found = onlyManagedBy(selectCompetitions(query, call.user.userId), call.user)
      .$if(!deleted, (rows) => rows.where('competition.deleted_at', 'is', null))
      .$if(deleted, (rows) => rows.where('competition.deleted_at', '>', ports.now() - restorableMs))
      .$if(word !== '', (rows) =>
        rows.where(({ eb, fn, val }) =>
          eb(
            fn<number>('strpos', [fn('lower', ['competition.name']), fn('lower', [val(word)])]),
            '>',
            0,
          ),
        ),
      );
    const [content, total] = await Promise.all([
      found
        .orderBy('competition.created_at', 'desc')
        .orderBy('competition.id')
        .limit(size)
        .offset(page * size)
        .execute(),
      found
        .clearSelect()
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    ]);
    const open = checklist
      ? content.filter(
          ({ status, role }) => status !== 'ENDED' && roleMayCall(role, 'getChecklist'),
        )
      : [];
    const checklists = await readChecklists(
      query,
      open.map(({ id }) => id),
    );
    return {
      content: content.map((row) => {
        const checked = checklists.get(row.id);
        return checked === undefined ? row : { ...row, checklist: checked };
      }),
      pageable: { pageNumber: page, pageSize: size },
      totalElements: Number(total.count),
    };
  },

  listCompetitions: async ({ user }, { ports }) => {
    const { query } = ports.database;
    const asAdmin =
      user.seat === null
        ? await onlyManagedBy(selectCompetitions(query, user.userId), user)
            .where('competition.deleted_at', 'is', null)
            .orderBy('competition.created_at', 'desc')
            .orderBy('competition.id')
            .limit(shortListSize)
            .execute()
        : [];
    const asJudge = await selectCompetitions(query, user.userId)
      .innerJoin('judge', 'judge.competition_id', 'competition.id')
      .clearSelect()
      .select([
        'competition.id',
        'competition.name',
        'competition.status',
        'competition.mode',
        lightLook.as('look'),
        'judge.id as judgeId',
        'judge.number',
        'judge.approval',
        'judge.sign_in as signIn',
      ])
      .where(({ and, eb }) =>
        user.seat === null
          ? eb('judge.user_id', '=', user.userId)
          : and([
              eb('judge.competition_id', '=', user.seat.competitionId),
              eb('judge.id', '=', user.seat.judgeId),
            ]),
      )
      .where('competition.deleted_at', 'is', null)
      .orderBy('competition.created_at', 'desc')
      .orderBy('competition.id')
      .limit(shortListSize)
      .execute();
    return { asAdmin, asJudge };
  },
};
