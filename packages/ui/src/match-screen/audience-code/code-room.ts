// Places the code of the audience's page beside a picture that waits, and works out the canvas left for the picture.
import type { ScreenMatch, StageProgramList } from '@liangfen/sdk/schema';
import { compositionOf, type ScreenComposition } from '../canvas/composition.ts';
import { type CanvasSize, canvasSize } from '../canvas/fit-box.ts';

/** The code with air on both sides; on a portrait wall in a line with its words. */
const besideWidth = 272;
const aboveHeight = 252;

export interface CodeRoom extends CanvasSize {
  readonly place: 'BESIDE' | 'ABOVE';
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** A longer list would be too small to read from the last row beside a code. */
const longestList: Readonly<Record<ScreenComposition, number>> = {
  classic: 16,
  wide: Number.POSITIVE_INFINITY,
  square: 16,
  tall: 16,
};

/**
 * Whether the code stands beside the picture. The opening has a corner for its code instead; beside an act, scores or
 * winners nothing stands.
 */
export function hasCode(
  { stage, look }: Pick<ScreenMatch, 'stage' | 'look'>,
  wall: CanvasSize,
): boolean {
  if (look.audiencePage !== true) return false;
  switch (stage.kind) {
    case 'INTERMISSION':
      return true;
    case 'AUDIENCE_VOTE':
      return stage.vote.closedAt === null;
    case 'PROGRAM_LIST':
      return lines(stage) <= longestList[compositionOf(wall)];
    case 'START':
    case 'TEST':
    case 'SIGN_IN':
    case 'TITLE':
    case 'SPEECH':
    case 'SCORING':
    case 'SCORE_REVEAL':
    case 'RESULT':
    case 'RANKING':
    case 'PODIUM':
    case 'CHAMPION':
    case 'AWARDS':
    case 'BRACKET':
    case 'BATTLE':
      return false;
  }
}

/** Counts the lines of the list, in which both sides of a bout share one. */
function lines({ rows }: StageProgramList): number {
  return rows.some(({ opponentId }) => opponentId !== null) ? rows.length / 2 : rows.length;
}

/** Returns the canvas that a wall of the remaining shape would have, because every picture can be composed for that. */
export function codeRoom(wall: CanvasSize): CodeRoom {
  const tall = wall.height > wall.width;
  const width = tall ? wall.width : wall.width - besideWidth;
  const height = tall ? wall.height - aboveHeight : wall.height;
  const size = canvasSize(width / height);
  const scale = Math.min(width / size.width, height / size.height);
  return {
    ...size,
    place: tall ? 'ABOVE' : 'BESIDE',
    scale,
    left: (width - size.width * scale) / 2,
    top: wall.height - height + (height - size.height * scale) / 2,
  };
}
