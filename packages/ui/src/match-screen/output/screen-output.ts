// The requests in a screen's address beside the picture of the hall: their closed lists, and how they are written and read.
import { type ScreenComposition, screenCompositions } from '../canvas/composition.ts';

/** The graphics for a mixer: the whole picture on a key, or a graphic of its own. */
export const screenLayers = ['key', 'lower-third', 'corner', 'ticker'] as const;

export type ScreenLayer = (typeof screenLayers)[number];

export interface ScreenOutput {
  /** Null: the hall's picture. Layers stand on a transparent ground, without cursor, controls and messages. */
  readonly layer: ScreenLayer | null;
  /** The ground of a layer, e.g. `#00ff00`, for mixers without transparency. */
  readonly keyColour: string | null;
  /** Null: by the shape of the wall. */
  readonly composition: ScreenComposition | null;
  /** Lines where televisions may cut (EBU R 95). */
  readonly safeAreas: boolean;
  /** A test picture in place of everything. */
  readonly testCard: boolean;
}

/**
 * Reads the query of a screen's address, and ignores what it does not know.
 *
 * @example
 * ```tsx
 * <MatchScreen competitionId="c1" output={screenOutputOf('?layer=lower-third&key=00ff00')} />;
 * ```
 */
export function screenOutputOf(search: string): ScreenOutput {
  const asked = new URLSearchParams(search);
  const key = asked.get('key');
  return {
    layer: memberOf(screenLayers, asked.get('layer')),
    keyColour: key !== null && /^[0-9a-f]{6}$/i.test(key) ? `#${key.toLowerCase()}` : null,
    composition: memberOf(screenCompositions, asked.get('composition')),
    safeAreas: asked.has('safe'),
    testCard: asked.has('testcard'),
  };
}

function memberOf<Member extends string>(
  list: readonly Member[],
  text: string | null,
): Member | null {
  return list.find((member) => member === text) ?? null;
}
