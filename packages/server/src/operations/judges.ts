/** 评委管理: the organiser's side of judges; their own phones are elsewhere. */
import { judgeAdmission } from './judges/admission.ts';
import { judgeEditing } from './judges/editing.ts';
import { judgeGroups } from './judges/groups.ts';
import { judgeLeaving } from './judges/leaving.ts';
import { judgeLists } from './judges/list.ts';
import { judgeOrder } from './judges/order.ts';
import { judgeRemoval } from './judges/removal.ts';
import { simulatedJudges } from './judges/simulated.ts';
import type { Operations } from './operation.ts';

export const judges: Operations<
  | 'listApprovedJudges'
  | 'checkJudgePhone'
  | 'createJudge'
  | 'approveJudge'
  | 'joinJudgeGroup'
  | 'pageJudges'
  | 'updateJudge'
  | 'signOutJudge'
  | 'replaceJudge'
  | 'moveJudgeUp'
  | 'moveJudgeDown'
  | 'deleteJudges'
  | 'removeJudges'
  | 'reorderJudges'
  | 'listJudgeGroups'
  | 'updateJudgeGroups'
  | 'getTwin'
  | 'startTwin'
  | 'holdTwin'
  | 'stopTwin'
> = {
  ...judgeLists,
  ...judgeAdmission,
  ...judgeEditing,
  ...judgeLeaving,
  ...judgeOrder,
  ...judgeRemoval,
  ...judgeGroups,
  ...simulatedJudges,
};
