/// <reference path="../../css-text.d.ts" />
// The style sheet of a show's pictures, which stands after the stage's. A part made from another stands after it.

import besideCode from '../audience-code/BesideCode.css?inline';
import awards from '../ceremony/AwardsStage.css?inline';
import bracket from '../ceremony/BracketStage.css?inline';
import ceremonyLight from '../ceremony/CeremonyLight.css?inline';
import champion from '../ceremony/ChampionStage.css?inline';
import laureates from '../ceremony/Laureates.css?inline';
import laurel from '../ceremony/Laurel.css?inline';
import podium from '../ceremony/PodiumStage.css?inline';
import roundTable from '../ceremony/RoundTable.css?inline';
import countdown from '../parts/Countdown.css?inline';
import frame from '../parts/Frame.css?inline';
import pageDots from '../parts/PageDots.css?inline';
import portrait from '../parts/Portrait.css?inline';
import programTitle from '../parts/ProgramTitle.css?inline';
import rollingNumber from '../parts/RollingNumber.css?inline';
import rowNames from '../parts/RowNames.css?inline';
import timeBar from '../parts/TimeBar.css?inline';
import besidePanel from '../scene/BesidePanel.css?inline';
import overCamera from '../scene/OverCamera.css?inline';
import prepared from '../scene/Prepared.css?inline';
import wholePicture from '../scene/WholePicture.css?inline';
import sponsors from '../sponsors/Sponsors.css?inline';
import audienceVote from '../stages/AudienceVoteStage.css?inline';
import battleShaped from '../stages/BattleShaped.css?inline';
import battle from '../stages/BattleStage.css?inline';
import battleWon from '../stages/BattleWon.css?inline';
import battleWonShaped from '../stages/BattleWonShaped.css?inline';
import boutList from '../stages/BoutList.css?inline';
import intermission from '../stages/IntermissionStage.css?inline';
import judgeCard from '../stages/JudgeCard.css?inline';
import judgeColumn from '../stages/JudgeColumn.css?inline';
import judgeLight from '../stages/JudgeLight.css?inline';
import judgeSeats from '../stages/JudgeSeats.css?inline';
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
import title from '../stages/TitleStage.css?inline';
import versus from '../stages/VersusTitle.css?inline';

export const picturesStyles = [
  prepared,
  besideCode,
  frame,
  countdown,
  timeBar,
  programTitle,
  rowNames,
  rollingNumber,
  pageDots,
  portrait,
  test,
  signIn,
  programList,
  boutList,
  title,
  intermission,
  audienceVote,
  speech,
  scoring,
  judgeSeats,
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
  sponsors,
  wholePicture,
  besidePanel,
  battle,
  battleShaped,
  battleWon,
  versus,
  battleWonShaped,
  ceremonyLight,
  laurel,
  laureates,
  champion,
  podium,
  awards,
  bracket,
  roundTable,
  overCamera,
].join('');
