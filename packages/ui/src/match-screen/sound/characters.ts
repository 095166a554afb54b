// The sounds of the themes in figures only, like their colours; no instrument asks for a theme by name.
import type { ScreenTheme } from '@liangfen/sdk/schema';

export interface SoundCharacter {
  /** The note that everything is tuned to, Hz. */
  readonly root: number;
  /** Steps above it that cards climb, in half tones. */
  readonly scale: readonly number[];
  /** The chord of a moment, in half tones. */
  readonly chord: readonly number[];
  readonly wave: 'sine' | 'triangle' | 'sawtooth' | 'square';
  /** The share of overtones that is left, 0 to 1. */
  readonly bright: number;
  /** How long a struck note rings, in seconds. */
  readonly ring: number;
  /** How much of the hall is heard, 0 to 1. */
  readonly hall: number;
  /** How much noise cards, strokes and cymbals have, 0 to 1. */
  readonly air: number;
}

const pentatonic = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21];

export const characters: Readonly<Record<ScreenTheme, SoundCharacter>> = {
  // Black stone and gold: low, warm, a large hall.
  OBSIDIAN: {
    root: 196,
    scale: pentatonic,
    chord: [0, 4, 7, 12, 16],
    wave: 'triangle',
    bright: 0.5,
    ring: 1.1,
    hall: 0.3,
    air: 0.6,
  },
  // Night sky: glass, long and cold.
  GALAXY: {
    root: 261.63,
    scale: [0, 2, 5, 7, 9, 12, 14, 17, 19, 21],
    chord: [0, 5, 7, 14, 19],
    wave: 'sine',
    bright: 0.8,
    ring: 1.6,
    hall: 0.42,
    air: 0.4,
  },
  // Red and lacquer: drum and brass.
  CRIMSON: {
    root: 220,
    scale: [0, 2, 4, 7, 9, 12, 14, 16, 19, 21],
    chord: [0, 7, 12, 16, 19],
    wave: 'sawtooth',
    bright: 0.55,
    ring: 0.9,
    hall: 0.24,
    air: 0.9,
  },
  // White paper: wood, near and dry.
  DAYLIGHT: {
    root: 293.66,
    scale: pentatonic,
    chord: [0, 4, 7, 11, 14],
    wave: 'triangle',
    bright: 0.35,
    ring: 0.6,
    hall: 0.12,
    air: 0.5,
  },
  // Cut paper: wood blocks and small bells, near, with the rustle of the sheet.
  PAPERCUT: {
    root: 329.63,
    scale: pentatonic,
    chord: [0, 4, 7, 9, 12],
    wave: 'triangle',
    bright: 0.6,
    ring: 0.5,
    hall: 0.14,
    air: 0.8,
  },
  // A dark arena: square and low, quick to stop, much of the hall.
  ARENA: {
    root: 164.81,
    scale: [0, 3, 5, 7, 10, 12, 15, 17, 19, 22],
    chord: [0, 7, 12, 15, 19],
    wave: 'square',
    bright: 0.7,
    ring: 0.7,
    hall: 0.36,
    air: 0.7,
  },
};
