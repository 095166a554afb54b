/** Lists from an earlier competition that the caller manages too. */
import { competitionRoleWords } from '@liangfen/rules/words';
import type { CompetitionRole } from '@liangfen/sdk/schema';
import { roleMayCall } from '@liangfen/sdk/values';
import { roleSeesPhones } from '../../contract/masked-phones.ts';
import { notFound, ProblemError } from '../../problem.ts';
import { invalidField } from '../../refusals.ts';
import { carriedColumns } from '../../store/entity-columns.ts';
import type { Queryable } from '../../store/transaction.ts';
import type { Call } from '../call.ts';
import { findManaged } from '../competitions/rows.ts';
import type { Operations } from '../operation.ts';
import type { JudgeKey, ProgramKey } from './columns.ts';
import { judgeList } from './judge-list.ts';
import type { ListLine } from './lines.ts';
import { performImport } from './perform.ts';
import { programList } from './program-list.ts';

type BeforeCall = Call<'importJudgesFromBefore'> | Call<'importProgramsFromBefore'>;

/**
 * Refuses a competition of somebody else like one that does not exist. `shows` says whether a role may see what the
 * import shows.
 */
async function sourceOf(
  query: Queryable,
  { body, path, user }: BeforeCall,
  shows: (role: CompetitionRole) => boolean,
) {
  if (body.competitionId === path.id) {
    throw invalidField('competitionId', '不能从自己导入，请选择另一场比赛');
  }
  const found = await findManaged(query, user, body.competitionId);
  if (found === undefined) throw notFound('以前的比赛');
  if (!shows(found.role)) {
    throw new ProblemError(
      403,
      'ROLE_NOT_ENOUGH',
      `你在那场比赛里的角色是「${competitionRoleWords[found.role]}」，看不到它的名单或手机号；需要的话，请主账号给你换一个角色`,
    );
  }
  return found;
}

/** What lists have no cell for goes along all the same. */
function carriedFrom(table: 'program' | 'judge', row: object): Record<string, string | null> {
  const known = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(
    carriedColumns(table).map((name) => {
      const value = known.get(name);
      return [name, typeof value === 'string' ? value : null];
    }),
  );
}

async function judgesOf(query: Queryable, competitionId: string): Promise<ListLine<JudgeKey>[]> {
  const rows = await query
    .selectFrom('judge')
    .leftJoin('judge_group', (join) =>
      join
        .onRef('judge_group.competition_id', '=', 'judge.competition_id')
        .onRef('judge_group.id', '=', 'judge.judge_group_id'),
    )
    .select('judge_group.group_name')
    .selectAll('judge')
    .where('judge.competition_id', '=', competitionId)
    .where('judge.approval', '=', 'APPROVED')
    .orderBy('judge.number')
    .orderBy('judge.id')
    .execute();
  return rows.map((row, index) => ({
    line: index + 1,
    carried: carriedFrom('judge', row),
    // The lines follow the existing judges; nobody asks for the old numbers.
    cells: {
      number: '',
      name: row.name,
      phoneNumber: row.phone_number ?? '',
      groupName: row.group_name ?? '',
      organisation: row.organisation,
      title: row.title,
    },
    formulas: [],
    ...(row.union_id === null ? {} : { person: { unionId: row.union_id, isThere: true } }),
  }));
}

async function programsOf(
  query: Queryable,
  competitionId: string,
): Promise<ListLine<ProgramKey>[]> {
  const rows = await query
    .selectFrom('program')
    .innerJoin('program_group', (join) =>
      join
        .onRef('program_group.competition_id', '=', 'program.competition_id')
        .onRef('program_group.id', '=', 'program.program_group_id'),
    )
    .select('program_group.group_name')
    .selectAll('program')
    .where('program.competition_id', '=', competitionId)
    .where('program.test', '=', false)
    .orderBy('program_group.sort')
    .orderBy('program.sort')
    .orderBy('program.id')
    .execute();
  return rows.map((row, index) => ({
    line: index + 1,
    carried: carriedFrom('program', row),
    cells: {
      number: '',
      programName: row.program_name,
      contestant: row.contestant,
      groupName: row.group_name,
      organisation: row.organisation,
      factor: row.factor ?? '',
      earlierScore: row.earlier_score ?? '',
      earlierFrom: row.earlier_from,
      // Judge groups of another competition are not these.
      judgeGroup: '',
    },
    formulas: [],
  }));
}

/** How the list is taken over, and what tells a repeat of the same call from another one. */
function wishesOf(
  query: { readonly createGroups?: boolean; readonly renew?: boolean },
  sourceId: string,
) {
  const { createGroups = false, renew = false } = query;
  return {
    fingerprint: `${sourceId} ${createGroups} ${renew}`,
    options: { createGroups, renew },
  };
}

export const importsFromBefore: Operations<'importJudgesFromBefore' | 'importProgramsFromBefore'> =
  {
    importJudgesFromBefore: async (call, services) => {
      const { query } = services.ports.database;
      // Phones that are kept away there must not be seen here.
      const source = await sourceOf(
        query,
        call,
        (there) =>
          roleMayCall(there, 'pageJudges') && (roleSeesPhones(there) || call.phones === 'MASKED'),
      );
      return performImport(call, services, {
        kind: judgeList,
        action: 'importJudgesFromBefore',
        source: 'BEFORE',
        name: source.name,
        ...wishesOf(call.query, source.id),
        lines: async () => ({ lines: await judgesOf(query, source.id) }),
      });
    },

    importProgramsFromBefore: async (call, services) => {
      const { query } = services.ports.database;
      const source = await sourceOf(query, call, (there) =>
        roleMayCall(there, 'listProgramGroups'),
      );
      return performImport(call, services, {
        kind: programList,
        action: 'importProgramsFromBefore',
        source: 'BEFORE',
        name: source.name,
        ...wishesOf(call.query, source.id),
        lines: async () => ({ lines: await programsOf(query, source.id) }),
      });
    },
  };
