// Fits the parts of a decided bout to a wall that is not 16 : 9: the winner's side, and the loser's.
import type { BattleSide } from '@liangfen/sdk/schema';
import type { CanvasSize } from '../canvas/fit-box.ts';
import { fittedFigure, fittedText } from '../parts/fitted-text.ts';
import { photoShape } from '../parts/Portrait.tsx';
import type { BattleShape } from './BattleShaped.tsx';
import { foulLines } from './battle-fit.ts';

export interface WonRoom extends CanvasSize {
  /** Photograph and words beside each other. */
  readonly row: boolean;
}

/** The same distances as in BattleWonShaped.css: from the edges, from the seam with its slant, and of the head. */
const edge = 96;
/** No words stand nearer to the edge than a fortieth of the wall. */
export const losersEdge: Readonly<Record<BattleShape, number>> = {
  wide: 100,
  square: 48,
  tall: 96,
};
const fromSeam = 140;
const fromFlatSeam = 100;
const headHeight = 140;
const footHeight = 56;

/** Returns the room of the side that has won, or has lost, where the winner has `share` percent of the wall. */
export function wonRoom(
  { width, height }: CanvasSize,
  composition: BattleShape,
  share: number,
  outcome: 'winner' | 'loser',
): WonRoom {
  const part = (outcome === 'winner' ? share : 100 - share) / 100;
  const outer = outcome === 'winner' ? edge : losersEdge[composition];
  switch (composition) {
    case 'wide':
    case 'square':
      return {
        width: width * part - outer - fromSeam,
        height: height - headHeight - footHeight,
        row: composition === 'wide' && outcome === 'winner',
      };
    case 'tall':
      // The side above has the head, too.
      return {
        width: width - 2 * edge,
        height: height * part - headHeight - fromFlatSeam,
        row: false,
      };
  }
}

const gap = 24;
const lineOfFouls = 68;
const foulSize = 36;
const losersFoulSize = 32;
/** The height of the seal and the word beside it. */
const kickerHeight = 140;
/** The reason's plate around its words. */
const plate = 28;
const plateSides = 72;
/** A name in smaller letters needs the place of the photograph. */
const leastName = 80;

export interface FittedWinner {
  readonly photo: number;
  readonly wordsWidth: number;
  readonly name: number;
  readonly contestant: number;
  readonly points: number;
  readonly reason: number;
  readonly fouls: number;
}

function foulsHeight(fouls: BattleSide['fouls'], width: number, size: number): number {
  return fouls.length === 0 ? 0 : lineOfFouls * foulLines(fouls, width, size) + gap;
}

/** Fits the winner with a photograph, or without where the longest names need all of the room. */
export function fittedWinner(
  side: BattleSide,
  score: string,
  reason: string,
  room: WonRoom,
): FittedWinner {
  const most = room.row ? room.height : Math.min(640, room.height * 0.42);
  const photo = side.program.photoUrl == null ? 0 : most;
  const tries = [photo, photo * 0.75].map((high) => winnerWith(side, score, reason, room, high));
  return tries.find(({ name }) => name >= leastName) ?? winnerWith(side, score, reason, room, 0);
}

function winnerWith(
  { program, fouls }: BattleSide,
  score: string,
  reason: string,
  { width, height, row }: WonRoom,
  photo: number,
): FittedWinner {
  const beside = photo === 0 ? 0 : photo * photoShape + 72;
  const isAside = row && photo === 0;
  const wordsWidth = isAside ? width * 0.6 : row ? width - beside : width;
  const outcome = outcomeOf(score, reason, {
    // Without a photograph, score and reason take its place.
    width: isAside ? width * 0.4 - 72 : row ? wordsWidth : width - beside,
    height: isAside ? height * 0.7 : row ? 260 : Math.max(photo, 330),
    row: row && !isAside,
  });
  const rest =
    height -
    kickerHeight -
    (isAside ? 0 : outcome.height) -
    foulsHeight(fouls, wordsWidth, foulSize) -
    4 * gap;
  const person = fittedText(program.contestant, {
    ...{ width: wordsWidth, height: rest * 0.32, most: 84, good: 52, lines: 3, lineHeight: 1.3 },
  });
  const name = fittedText(program.programName, {
    width: wordsWidth,
    height: rest - (program.contestant === '' ? 0 : person.height),
    ...{ most: isAside ? 320 : 240, good: 110, lines: 4, lineHeight: 1.24 },
  });
  return {
    ...{ photo, wordsWidth, fouls: foulSize },
    points: outcome.points,
    name: name.fontSize,
    contestant: person.fontSize,
    reason: outcome.reason,
  };
}

/** Score and reason, beside each other in a row and else below each other. */
function outcomeOf(score: string, reason: string, { width, height, row }: WonRoom) {
  const why = fittedText(reason, {
    width: (row ? width * 0.48 : width) - plateSides,
    height: row ? 180 : 150,
    ...{ most: 64, good: 44, lines: 2, lineHeight: 1.2 },
  });
  const room = row ? height : height - why.height - plate - gap;
  const points = fittedFigure(score, row ? width * 0.46 : width, Math.min(row ? 340 : 420, room));
  return { points, reason: why.fontSize, height };
}

export interface FittedLoser {
  readonly name: number;
  readonly contestant: number;
  readonly points: number;
  readonly fouls: number;
}

export function fittedLoser(
  { program, fouls }: BattleSide,
  score: string,
  { width, height }: WonRoom,
): FittedLoser {
  const marks = 64;
  const rest = height - marks - foulsHeight(fouls, width, losersFoulSize) - 3 * gap;
  const person = fittedText(program.contestant, {
    ...{ width, height: rest * 0.24, most: 48, good: 34, lines: 5, lineHeight: 1.3 },
  });
  const name = fittedText(program.programName, {
    ...{ width, height: rest * 0.42, most: 84, good: 50, lines: 6, lineHeight: 1.24 },
  });
  const used = name.height + (program.contestant === '' ? 0 : person.height);
  return {
    name: name.fontSize,
    contestant: person.fontSize,
    points: fittedFigure(score, width * 0.92, Math.min(220, rest - used)),
    fouls: losersFoulSize,
  };
}
