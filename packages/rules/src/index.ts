/** The game: scoring, ranking and the show as pure functions; nothing here is imported at run time from outside. */

export * from './audience-vote/index.ts';
export { areAlike, bestItemsOf } from './best-items.ts';
export * from './bout-cards.ts';
export { championsOf, type DivisionChampion } from './bracket/champions.ts';
export { type ComingPlace, comingPlaces } from './bracket/goes-on.ts';
export { divisionOfName, type RoundNamed, roundKindOfName } from './bracket/round-kind.ts';
export { isRoundRobin, mayBeDrawn, roundTables } from './bracket/round-robin.ts';
export { roundTable, usualTablePoints } from './bracket/round-table.ts';
export { bracketChampions } from './bracket/shown-champions.ts';
export { isBoutAhead, walkoversOf, walkoverWinner } from './bracket/walkover.ts';
export { type BracketPlace, bracketWays, type Way, type Ways } from './bracket/ways.ts';
export * from './countdown.ts';
export * from './decimal.ts';
export * from './determination.ts';
export { type DropCounts, dropCountsOf, dropTableText } from './drop-counts.ts';
export { evolveView, isReturn, type MatchView } from './evolve-view.ts';
export * from './final-score.ts';
export * from './foul.ts';
export { fullMarks, fullMarksTotal } from './full-marks.ts';
export * from './given-as.ts';
export { type CountingRule, ruleOfGroup } from './group-rule.ts';
export * from './holder/index.ts';
export { hasItemsOfGroups, isGivenBy } from './item-judges.ts';
export * from './item-weight.ts';
export {
  dropsAny,
  judgesShort,
  missingEffectOf,
  missingScoreOf,
  suffersFromMissing,
} from './missing-score.ts';
export * from './mode.ts';
export { normalisationOf } from './normalisation.ts';
export {
  type Bout,
  isRedAgainst,
  opponentOf,
  type Pairable,
  pairPrograms,
} from './pairing.ts';
export { rankByOf } from './placing/index.ts';
export * from './practices/index.ts';
export { isCompeting, mayPerform, standingOf } from './program-standing.ts';
export * from './quick-scores.ts';
export * from './ranking.ts';
export * from './ranking-page.ts';
export * from './rehearsal.ts';
export * from './removal.ts';
export * from './result-range.ts';
export {
  type AwardsPicture,
  awardSteps,
  awardsPicture,
  championRevealSteps,
  podiumSteps,
} from './reveal/ceremony-reveal.ts';
export {
  fitsStands,
  hasPodium,
  isOnPodium,
  type PodiumPlace,
  podiumPlaces,
  standAtMost,
} from './reveal/podium.ts';
export {
  placesOnPage,
  type RankingPicture,
  rankingPaceMs,
  rankingPicture,
  rankingSteps,
} from './reveal/ranking-reveal.ts';
export {
  mainScore,
  type ResultPicture,
  type ResultStep,
  resultPicture,
  resultSteps,
} from './reveal/result-reveal.ts';
export { cutStage, revealSteps } from './reveal/reveal-steps.ts';
export {
  cardsPerPage,
  isDropped,
  type ScoreRevealPicture,
  type ScoreRevealStep,
  scoreRevealPicture,
  scoreRevealSteps,
  turnsAtMost,
} from './reveal/score-reveal.ts';
export { clampStep } from './reveal/timed-step.ts';
export { type EarlierResult, ownShareBeside, roundSharesOf } from './round-shares.ts';
export * from './rounding.ts';
export * from './score-decimals.ts';
export {
  compareScores,
  formatMeasured,
  isClock,
  measurePart,
  scoreOrderOf,
  scoreUnitOf,
} from './score-measure.ts';
export * from './score-step.ts';
export { asProposal } from './show/amend/second-person.ts';
export { liveFields } from './show/amend/undo.ts';
export {
  type AnnouncedBout,
  type AnnouncedSide,
  boutAfterBreak,
  type TitledBout,
  titledBout,
} from './show/announced-bout.ts';
export {
  assembleShow,
  emptyLinkData,
  expectedJudgeIds,
  isRecused,
  liveStateOf,
} from './show/assemble.ts';
export { type AudienceView, audienceFrame, waitingFrame, withoutCounts } from './show/audience.ts';
export { runningVote } from './show/audience-vote.ts';
export { correctedDetermination } from './show/battle/put-right.ts';
export { programToAnnounce } from './show/between-acts.ts';
export { type Blocked, blockedReason, missingJudges } from './show/blocked-reason.ts';
export { boutsOf } from './show/bouts-of.ts';
export { ceremonyCovered, ceremonyPartOf, isRankingFinal } from './show/ceremony.ts';
export type {
  DecideContext,
  DecidedEvent,
  Decision,
  GivenScore,
  JudgeCommand,
  OperatorCommand,
  ProgramTarget,
  ScoreLimits,
  ShowCommand,
  StoredFacts,
} from './show/commands.ts';
export { type Confirmable, isConfirmable } from './show/confirmable.ts';
export {
  coverEvent,
  coveredIn,
  coveredProgramIds,
  coverState,
  isRevealed,
  programsWithLateScores,
  rowHides,
} from './show/covered.ts';
export { decide } from './show/decide.ts';
export {
  type JudgeField,
  judgeFields,
  type ProgramField,
  programFields,
  writtenProgram,
} from './show/entity-fields.ts';
export { type Batch, createBatch, evolve, withRows } from './show/evolve.ts';
export { type JudgePortrait, judgePortrait } from './show/judge-portrait.ts';
export {
  activeGroup,
  type FoundProgram,
  findProgram,
  judgeById,
  judgeScoresOf,
  phaseOf,
  scoredItems,
  scoresItemsSeparately,
  scoresOf,
  settleScores,
} from './show/lookup.ts';
export { type MarkedThing, marksOf } from './show/marks-of.ts';
export { type NextOnAir, nextOnAir } from './show/next-on-air.ts';
export { nextProgram } from './show/next-program.ts';
export {
  type Advice,
  type AwaitedJudges,
  adviceFor,
  judgesFor,
  nextStep,
  notSignedIn,
  reopens,
} from './show/next-step.ts';
export { panelOf } from './show/panel.ts';
export { numbered, performanceOf } from './show/performance.ts';
export { performanceIn } from './show/performance-in.ts';
export { changesByPanels, type Preview, previewOf, publishedChanges } from './show/preview.ts';
export {
  type Publication,
  type PublishedRank,
  publicationsBetween,
  publishedRanks,
  watchPublications,
} from './show/publications.ts';
export { rankingOf, rankSizes } from './show/ranking-of.ts';
export { targetOf } from './show/score/target.ts';
export { isPublished, shownRanking } from './show/shown.ts';
export type { ShownChange, ShownResult } from './show/shown-result.ts';
export { stageOf } from './show/stage.ts';
export { programPortrait } from './show/stage-program.ts';
export { isStaged } from './show/staged.ts';
export {
  type BattleState,
  type Checkpoint,
  type FormerScore,
  type HeldResult,
  type JudgeScores,
  type LiveState,
  type Position,
  type ProgramScores,
  type ResultChange,
  type ScoreBook,
  type ShowParts,
  type ShowState,
  WHOLE,
} from './show/state.ts';
export { audienceWorking } from './show/told-working.ts';
export { undecided } from './show/undecided.ts';
export { workingOf } from './show/working.ts';
export {
  type ComparedMark,
  type ComparedThing,
  compareJudges,
  type GatheredComparison,
  gatherComparison,
} from './statistics/compare-judges.ts';
export { type Deviation, orderEffectOf } from './statistics/order-effect.ts';
export { type GatheredSpread, gatherSpread, type Spread, spreadOf } from './statistics/spread.ts';
export { type TeamMember, type TeamRule, teamResults } from './team-results.ts';
export { namedIn, type TieBreakParts, tieBreakParts } from './tie-break.ts';
export {
  mayPenaliseTime,
  type TimePenalty,
  timePenaltyOf,
  timePenaltyText,
} from './time-penalty.ts';
export { toleranceOf } from './tolerance.ts';
export { typedCodeSigns, typedNumberSigns } from './typed.ts';
export {
  hasOwnPart,
  projectEvents,
  projectMatch,
  type ViewRole,
} from './visibility.ts';
export { changeText, figureText } from './working-figures.ts';
export {
  type ComputedTieBreak,
  type WorkingLine,
  type WorkingLinesOptions,
  workingLines,
} from './working-lines.ts';
