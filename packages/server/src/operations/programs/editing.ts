/** Adds and changes programs. */
import { findProgram, type ShowState, writtenProgram } from '@liangfen/rules';
import { withKeptPhones } from '../../contract/masked-phones.ts';
import { notFound } from '../../problem.ts';
import { conflict, invalidField, onAir } from '../../refusals.ts';
import { programColumnsOf } from '../../store/entity-columns.ts';
import { untouchedProgram } from '../competitions/defaults.ts';
import { judgedNow } from '../judged-now.ts';
import type { Operations } from '../operation.ts';
import { differences, organiserChange } from '../organiser-change.ts';
import { refuseUnknownPictures } from '../pictures/known-pictures.ts';
import { creationId } from '../repeated-creation.ts';
import { faultOfRange, judgedNowText } from './limits.ts';
import { moveToGroup } from './moving.ts';
import { groupOf, lastNumber, shownProgram } from './rows.ts';

function refuseOutOfRange(state: ShowState, given: Parameters<typeof faultOfRange>[1]): void {
  const fault = faultOfRange(state, given);
  if (fault !== null) throw invalidField(fault.field, fault.message);
}

function requireKnownGroup(
  { judgeGroups }: ShowState,
  { judgeGroupId }: { readonly judgeGroupId: string | null },
): void {
  if (judgeGroupId === null || judgeGroups.some(({ id }) => id === judgeGroupId)) return;
  throw invalidField('judgeGroupId', '这个评委组已经不在了，请刷新后重新选择');
}

/** A whole running order must fit into one call (contract, ProgramSortRequest). */
const programLimit = 10_000;

export const programEditing: Operations<'createProgram' | 'updateProgram'> = {
  createProgram: async (call, services) => {
    const { ports } = services;
    const { body, path } = call;
    const scope = [call.user.userId, 'createProgram', path.id, JSON.stringify(body)];
    const id = creationId(ports, scope, call.idempotencyKey);
    await organiserChange(call, services, {
      action: 'createProgram',
      area: 'PROGRAMS',
      run: async (tx, state) => {
        if (findProgram(state, id) !== null) return { result: undefined, unchanged: true };
        const count = state.programGroups.reduce((so, group) => so + group.programs.length, 0);
        if (count >= programLimit) {
          throw conflict(`一场比赛最多 ${programLimit} 个节目，请删去不用的，或分成几场比赛`);
        }
        const groupId = body.programGroupId ?? state.programGroups[0]?.id;
        if (groupId === undefined) throw notFound('节目组');
        const group = groupOf(state, groupId);
        const given = {
          programName: body.programName.trim(),
          contestant: body.contestant?.trim() ?? '',
          organisation: body.organisation?.trim() ?? '',
          photoUrl: body.photoUrl ?? null,
          markUrl: body.markUrl ?? null,
          factor: body.factor ?? null,
          earlierScore: body.earlierScore ?? null,
          earlierFrom: body.earlierFrom?.trim() ?? '',
          judgeGroupId: body.judgeGroupId ?? null,
        };
        const last = await lastNumber(tx, state, group.id);
        const sort = Math.max(last, ...group.programs.map((program) => program.sort)) + 1;
        const { factor, earlierScore, judgeGroupId, ...names } = given;
        const after = {
          id,
          sort,
          ...writtenProgram({
            ...names,
            ...(factor === null ? {} : { factor }),
            ...(earlierScore === null ? {} : { earlierScore }),
            ...(judgeGroupId === null ? {} : { judgeGroupId }),
          }),
        };
        refuseOutOfRange(state, given);
        requireKnownGroup(state, given);
        await refuseUnknownPictures(tx, body);
        await tx
          .insertInto('program')
          .values({
            competition_id: path.id,
            id,
            program_group_id: groupId,
            test: false,
            sort: after.sort,
            ...programColumnsOf(given),
            live: JSON.stringify(untouchedProgram),
            result: null,
          })
          .execute();
        return { result: undefined, after: { ...after, programGroupId: groupId } };
      },
    });
    return shownProgram(call, services, id);
  },

  updateProgram: async (call, services) => {
    const { id, programId } = call.path;
    await organiserChange(call, services, {
      action: 'updateProgram',
      area: 'PROGRAMS',
      run: async (tx, state) => {
        const found = findProgram(state, programId);
        if (found === null) throw notFound('节目');
        const { program, group } = found;
        const before = {
          programName: program.programName,
          contestant: program.contestant,
          programGroupId: group?.id ?? null,
          organisation: program.organisation ?? '',
          photoUrl: program.photoUrl ?? null,
          markUrl: program.markUrl ?? null,
          factor: program.factor ?? null,
          earlierScore: program.earlierScore ?? null,
          earlierFrom: program.earlierFrom ?? '',
          judgeGroupId: program.judgeGroupId ?? null,
        };
        const text = (field: 'programName' | 'contestant' | 'organisation' | 'earlierFrom') =>
          withKeptPhones(call.phones, call.body[field] ?? before[field], before[field]).trim();
        const after = {
          programName: text('programName'),
          contestant: text('contestant'),
          programGroupId: call.body.programGroupId ?? before.programGroupId,
          organisation: text('organisation'),
          photoUrl: call.body.photoUrl === undefined ? before.photoUrl : call.body.photoUrl,
          markUrl: call.body.markUrl === undefined ? before.markUrl : call.body.markUrl,
          factor: call.body.factor === undefined ? before.factor : call.body.factor,
          earlierScore:
            call.body.earlierScore === undefined ? before.earlierScore : call.body.earlierScore,
          earlierFrom: text('earlierFrom'),
          judgeGroupId:
            call.body.judgeGroupId === undefined ? before.judgeGroupId : call.body.judgeGroupId,
        };
        const changed = differences(before, after);
        if (Object.keys(changed.after).length === 0) return { result: undefined, unchanged: true };
        refuseOutOfRange(state, after);
        if (after.judgeGroupId !== before.judgeGroupId) {
          requireKnownGroup(state, after);
          if (judgedNow(state) === programId) throw onAir(judgedNowText);
        }
        await refuseUnknownPictures(tx, changed.after);
        await tx
          .updateTable('program')
          .set(programColumnsOf(after))
          .where('competition_id', '=', id)
          .where('id', '=', programId)
          .execute();
        if (after.programGroupId !== null) {
          await moveToGroup(tx, state, [programId], after.programGroupId);
        }
        return {
          result: undefined,
          before: { id: programId, ...changed.before },
          after: { id: programId, ...changed.after },
        };
      },
    });
    return shownProgram(call, services, programId);
  },
};
