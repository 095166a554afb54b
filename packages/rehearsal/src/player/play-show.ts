// The show itself, step by step as the rules suggest it: sign-in, every program that may be rehearsed, the ranking.
import { activeGroup, hasBouts, nextStep, type OperatorCommand } from '@liangfen/rules';
import type { CurrentMatch, ProgramGroup } from '@liangfen/sdk/schema';
import { rankShowTypeValues } from '@liangfen/sdk/values';
import { showTimes } from '../rehearsal-settings.ts';
import type { Operator } from './operator.ts';
import { playBout } from './play-bout.ts';
import { playScoring } from './play-scoring.ts';
import type { ShowOptions } from './show-options.ts';

/** Counts what may be rehearsed: enabled programs, or in a battle their bouts. */
export function playableIn({ programGroups, mode }: CurrentMatch): number {
  const programs = programGroups
    .flatMap((group) => group.programs)
    .filter(({ disabled }) => disabled === null);
  switch (mode) {
    case 'BATTLE':
      return Math.floor(programs.length / 2);
    case 'SCORE':
    case 'VOTE':
      return programs.length;
  }
}

export async function playShow(options: ShowOptions): Promise<void> {
  const { operator } = options;
  const first = operator.match.current();
  if (!hasBouts(first.mode)) await signEverybodyIn(options);
  let position = 0;
  for (const group of first.programGroups) position = await playGroup(options, group, position);
}

async function signEverybodyIn({ operator, phones, settings, pace, random, tell }: ShowOptions) {
  tell({ part: 'SIGN_IN' });
  await operator.take({ type: 'SHOW_SIGN_IN', signInShowType: 'TILE' });
  await Promise.all(
    phones.map(async (phone) => {
      await pace.rest(random() * settings.withinSeconds * 1_000);
      await phone.signIn();
    }),
  );
  await pace.rest(showTimes.signIn);
}

/** Answers how many programs were played by then. */
async function playGroup(options: ShowOptions, group: ProgramGroup, before: number) {
  const { operator, tell } = options;
  if (group.programs.every(({ disabled }) => disabled !== null)) return before;
  await operator.take({ type: 'SWITCH_GROUP', groupId: group.id });
  await operator.take({ type: 'SHOW_PROGRAM_LIST' });
  let position = before;
  for (;;) {
    const step = nextStep(operator.match.current());
    if (step === null || !isAboutPrograms(step)) break;
    const names = namesOf(operator.match.current(), step);
    if (step.type === 'START_BATTLE' || startsProgram(operator.match.current(), step))
      position += 1;
    tell({ part: 'PROGRAM', names, position, submitted: 0 });
    await takeFaithfully(operator, step);
    await goOn(options, step);
  }
  if (position > before) await rank(options);
  return position;
}

/** Does what follows a step before the next one is taken. */
async function goOn(options: ShowOptions, step: OperatorCommand): Promise<void> {
  const { pace, onPlayed, onScoring } = options;
  switch (step.type) {
    case 'START_SPEECH':
      return pace.rest(showTimes.speech);
    case 'START_SCORING':
      onScoring(await playScoring(options));
      return pace.rest(showTimes.scored);
    case 'SHOW_SCORE':
      return pace.rest(showTimes.reveal);
    case 'SHOW_RESULT':
      onPlayed([step.programId]);
      return pace.rest(showTimes.result);
    case 'START_BATTLE':
      await playBout(options);
      onPlayed([step.programId, step.opponentId]);
      return pace.rest(showTimes.determined);
    case 'SHOW_START_PAGE':
    case 'OPEN_TEST':
    case 'SHOW_PROGRAM_LIST':
    case 'SHOW_SIGN_IN':
    case 'SWITCH_GROUP':
    case 'SHOW_RANK':
    case 'TURN_RANK_PAGE':
    case 'STEP_REVEAL':
    case 'PAUSE_BATTLE':
    case 'RESUME_BATTLE':
    case 'ADD_FOUL':
    case 'ADD_POINT':
    case 'DETERMINE_BATTLE':
    case 'CORRECT_RESULT':
    case 'ADD_ADJUSTMENT':
    case 'ACCEPT_LATE_SCORE':
    case 'REFUSE_LATE_SCORE':
    case 'PROPOSE_CORRECTION':
    case 'CONFIRM_CORRECTION':
    case 'REFUSE_CORRECTION':
    case 'WITHDRAW_CORRECTION':
    case 'SET_STANDING':
    case 'STRIKE_SCORE':
    case 'RENEW_PANEL':
    case 'CORRECT_BOUT':
    case 'TAKE_OFF_FOUL':
    case 'SET_CLOCK':
    case 'UNDO':
      return;
  }
}

async function rank({ operator, pace, tell }: ShowOptions): Promise<void> {
  if (hasBouts(operator.match.current().mode)) return;
  tell({ part: 'RANKING', names: [] });
  for (const rankShowType of rankShowTypeValues) {
    await operator.take({ type: 'SHOW_RANK', rankShowType, itemId: null });
    await pace.rest(showTimes.ranking);
    for (;;) {
      const step = nextStep(operator.match.current());
      if (step?.type !== 'TURN_RANK_PAGE') break;
      await takeFaithfully(operator, step);
      await pace.rest(showTimes.ranking);
    }
  }
}

const mostTries = 5;

/** Another operator may be faster; the step is then worked out anew, but not for ever. */
async function takeFaithfully(operator: Operator, step: OperatorCommand): Promise<void> {
  let wanted: OperatorCommand | null = step;
  for (let tries = 0; wanted?.type === step.type && tries < mostTries; tries += 1) {
    if (await operator.take(wanted)) return;
    wanted = nextStep(operator.match.current());
  }
  throw new Error(`${step.type} could not be taken`);
}

function isAboutPrograms({ type }: OperatorCommand): boolean {
  return !betweenPrograms.has(type);
}

const betweenPrograms: ReadonlySet<OperatorCommand['type']> = new Set([
  'SHOW_SIGN_IN',
  'SHOW_PROGRAM_LIST',
  'SHOW_RANK',
  'TURN_RANK_PAGE',
  'SWITCH_GROUP',
]);

/** Whether it is the first step of a program, and not of its second item. */
function startsProgram(match: CurrentMatch, step: OperatorCommand): boolean {
  return step.type === 'START_SPEECH' && step.programId !== match.activeProgramId;
}

function namesOf(match: CurrentMatch, step: OperatorCommand): string[] {
  const ids = [
    'programId' in step ? step.programId : match.activeProgramId,
    'opponentId' in step ? step.opponentId : null,
  ];
  return ids.flatMap((id) => {
    const program = activeGroup(match)?.programs.find((each) => each.id === id);
    return program === undefined ? [] : [program.programName];
  });
}
