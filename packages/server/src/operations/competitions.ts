/** 比赛: making, setting up, and the way from rehearsal to the end. */
import { baseSetting } from './competitions/base-setting.ts';
import { competitionChecklist } from './competitions/checklist.ts';
import { competitionCopies } from './competitions/copy.ts';
import { competitionExample } from './competitions/example.ts';
import { competitionInvitation } from './competitions/invitation.ts';
import { competitionLists } from './competitions/list.ts';
import { competitionCreation } from './competitions/new-competition.ts';
import { competitionRemoval } from './competitions/removal.ts';
import { scoreSetting } from './competitions/score-setting.ts';
import { competitionStatus } from './competitions/status.ts';
import { competitionForecast } from './forecast/forecast.ts';
import type { Operations } from './operation.ts';
import { recovery } from './recovery/recovery.ts';

export const competitions: Operations<
  | 'pageCompetitions'
  | 'listCompetitions'
  | 'createCompetition'
  | 'createExample'
  | 'getPublicCompetition'
  | 'getBaseSetting'
  | 'updateBaseSetting'
  | 'getEmbeddingOwners'
  | 'getScoreSetting'
  | 'updateScoreSetting'
  | 'renameCompetition'
  | 'getCompetitionStatus'
  | 'getChecklist'
  | 'copyCompetition'
  | 'promoteCompetition'
  | 'deleteCompetition'
  | 'restoreCompetition'
  | 'makeOfficial'
  | 'endCompetition'
  | 'listUndecided'
  | 'reopenCompetition'
  | 'forecastChange'
  | 'listRemoved'
  | 'recoverRemoved'
  | 'getInvitation'
  | 'createInvitation'
  | 'revokeInvitation'
> = {
  ...competitionLists,
  ...competitionCreation,
  ...competitionExample,
  ...baseSetting,
  ...scoreSetting,
  ...competitionStatus,
  ...competitionChecklist,
  ...competitionCopies,
  ...competitionRemoval,
  ...competitionForecast,
  ...competitionInvitation,
  ...recovery,
};
