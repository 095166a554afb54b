// Plays one bout: points and a foul now and then, a pause where there is a clock, until somebody has won.
import { nextStep } from '@liangfen/rules';
import type { StageBattle } from '@liangfen/sdk/schema';
import { showTimes } from '../rehearsal-settings.ts';
import type { ShowOptions } from './show-options.ts';

/** The most moves before the operator determines the bout. */
const mostMoves = 6;
/** The share of moves that are fouls. */
const foulShare = 0.2;

export async function playBout(options: ShowOptions): Promise<void> {
  const { operator, pace, random } = options;
  const points = pointsOf(operator.match.current().setting.convenientScore);
  for (let move = 0; move < mostMoves; move += 1) {
    await pace.rest(showTimes.move);
    const bout = boutOf(options);
    if (bout === null) return;
    const programId = (random() < 0.5 ? bout.red : bout.blue).program.id;
    const foul = operator.match.current().fouls[0];
    if (foul !== undefined && random() < foulShare) {
      await operator.take({ type: 'ADD_FOUL', programId, foulId: foul.id });
    } else {
      const point = points[Math.floor(random() * points.length)] ?? 1;
      await operator.take({ type: 'ADD_POINT', programId, point });
    }
    if (move === 1 && bout.clock !== null) await pauseOnce(options);
  }
  await determine(options);
}

async function pauseOnce(options: ShowOptions): Promise<void> {
  const { operator, pace } = options;
  if (boutOf(options) === null) return;
  await operator.take({ type: 'PAUSE_BATTLE', test: false });
  await pace.rest(showTimes.move);
  const step = nextStep(operator.match.current());
  if (step?.type === 'RESUME_BATTLE') await operator.take(step);
}

/** The side that leads wins; of two that stand alike, red. */
async function determine(options: ShowOptions): Promise<void> {
  const bout = boutOf(options);
  if (bout === null) return;
  const [winner, loser] =
    bout.blue.score > bout.red.score ? [bout.blue, bout.red] : [bout.red, bout.blue];
  await options.operator.take({
    type: 'DETERMINE_BATTLE',
    programId: winner.program.id,
    opponentId: loser.program.id,
    test: false,
  });
}

/** Returns null as soon as the bout is decided. */
function boutOf({ operator }: ShowOptions): StageBattle | null {
  const { stage } = operator.match.current();
  return stage.kind === 'BATTLE' && stage.status !== 'DETERMINED' ? stage : null;
}

/** The quick points that add; one where there are none. */
function pointsOf(convenientScore: string): number[] {
  const points = convenientScore
    .split(',')
    .map(Number)
    .filter((point) => Number.isFinite(point) && point > 0);
  return points.length === 0 ? [1] : points;
}
