/// <reference path="../../css-text.d.ts" />
// The sheet of the pictures of a show, which stands after that of the stage. What is made from another stands after it.

import countdown from '../parts/Countdown.css?inline';
import frame from '../parts/Frame.css?inline';
import pageDots from '../parts/PageDots.css?inline';
import programTitle from '../parts/ProgramTitle.css?inline';
import rollingNumber from '../parts/RollingNumber.css?inline';
import rowNames from '../parts/RowNames.css?inline';
import timeBar from '../parts/TimeBar.css?inline';
import wholePicture from '../scene/WholePicture.css?inline';
import battle from '../stages/BattleStage.css?inline';
import battleWon from '../stages/BattleWon.css?inline';
import judgeCard from '../stages/JudgeCard.css?inline';
import judgeColumn from '../stages/JudgeColumn.css?inline';
import judgeLight from '../stages/JudgeLight.css?inline';
import leadTaken from '../stages/LeadTaken.css?inline';
import programList from '../stages/ProgramListStage.css?inline';
import rankingBars from '../stages/RankingBars.css?inline';
import rankingPodium from '../stages/RankingPodium.css?inline';
import rankingRows from '../stages/RankingRows.css?inline';
import ranking from '../stages/RankingStage.css?inline';
import resultGauge from '../stages/ResultGauge.css?inline';
import result from '../stages/ResultStage.css?inline';
import scoreReveal from '../stages/ScoreRevealStage.css?inline';
import scoring from '../stages/ScoringStage.css?inline';
import signIn from '../stages/SignInStage.css?inline';
import speech from '../stages/SpeechStage.css?inline';
import test from '../stages/TestStage.css?inline';

export const picturesSheet = [
  frame,
  countdown,
  timeBar,
  programTitle,
  rowNames,
  rollingNumber,
  pageDots,
  test,
  signIn,
  programList,
  speech,
  scoring,
  judgeCard,
  judgeLight,
  judgeColumn,
  scoreReveal,
  result,
  resultGauge,
  leadTaken,
  ranking,
  rankingRows,
  rankingBars,
  rankingPodium,
  wholePicture,
  battle,
  battleWon,
].join('');
