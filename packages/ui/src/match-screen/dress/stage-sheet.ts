/// <reference path="../../css-text.d.ts" />
// The sheet of the stage. What is made from another stands after it.

import filling from '../canvas/Filling.css?inline';
import scaledCanvas from '../canvas/ScaledCanvas.css?inline';
import fullScreenButton from '../connection/FullScreenButton.css?inline';
import notice from '../connection/Notice.css?inline';
import hostLook from '../host-look/HostLook.css?inline';
import matchStage from '../MatchStage.css?inline';
import ambient from '../parts/Ambient.css?inline';
import countdown from '../parts/Countdown.css?inline';
import frame from '../parts/Frame.css?inline';
import fitted from '../parts/fitted.css?inline';
import marks from '../parts/Marks.css?inline';
import pageDots from '../parts/PageDots.css?inline';
import programTitle from '../parts/ProgramTitle.css?inline';
import rollingNumber from '../parts/RollingNumber.css?inline';
import rowNames from '../parts/RowNames.css?inline';
import timeBar from '../parts/TimeBar.css?inline';
import type from '../parts/type.css?inline';
import unseen from '../parts/Unseen.css?inline';
import prepared from '../scene/Prepared.css?inline';
import sceneLayers from '../scene/SceneLayers.css?inline';
import wholePicture from '../scene/WholePicture.css?inline';
import battle from '../stages/BattleStage.css?inline';
import battleWon from '../stages/BattleWon.css?inline';
import judgeCard from '../stages/JudgeCard.css?inline';
import programList from '../stages/ProgramListStage.css?inline';
import rankingBars from '../stages/RankingBars.css?inline';
import rankingPodium from '../stages/RankingPodium.css?inline';
import rankingRows from '../stages/RankingRows.css?inline';
import ranking from '../stages/RankingStage.css?inline';
import result from '../stages/ResultStage.css?inline';
import scoreReveal from '../stages/ScoreRevealStage.css?inline';
import scoring from '../stages/ScoringStage.css?inline';
import signIn from '../stages/SignInStage.css?inline';
import speech from '../stages/SpeechStage.css?inline';
import start from '../stages/StartStage.css?inline';
import test from '../stages/TestStage.css?inline';

export const stageSheet = [
  type,
  unseen,
  fitted,
  filling,
  scaledCanvas,
  matchStage,
  prepared,
  sceneLayers,
  ambient,
  marks,
  frame,
  countdown,
  timeBar,
  programTitle,
  rowNames,
  rollingNumber,
  pageDots,
  notice,
  fullScreenButton,
  start,
  test,
  signIn,
  programList,
  speech,
  scoring,
  judgeCard,
  scoreReveal,
  result,
  ranking,
  rankingRows,
  rankingBars,
  rankingPodium,
  wholePicture,
  battle,
  battleWon,
  hostLook,
].join('');
