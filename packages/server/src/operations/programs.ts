/** 节目: programs and their groups, as the organiser sets them up. */
import type { Operations } from './operation.ts';
import { programAmending } from './programs/amending.ts';
import { programEditing } from './programs/editing.ts';
import { programGroups } from './programs/groups.ts';
import { programOrder } from './programs/order.ts';
import { programRemoval } from './programs/removal.ts';
import { programStanding } from './programs/standing.ts';

export const programs: Operations<
  | 'listProgramGroups'
  | 'createProgram'
  | 'updateProgram'
  | 'sortPrograms'
  | 'deletePrograms'
  | 'removePrograms'
  | 'updateProgramGroups'
  | 'setProgramStanding'
  | 'strikeJudgeScore'
  | 'renewProgramPanel'
> = {
  ...programGroups,
  ...programEditing,
  ...programOrder,
  ...programRemoval,
  ...programStanding,
  ...programAmending,
};
