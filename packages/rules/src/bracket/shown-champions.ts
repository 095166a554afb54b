/** Reads the champions off a bracket that is shown: one of each division, or the one of a picture from before divisions. */
import type { StageBracket, StageProgram } from '@liangfen/sdk/schema';

/**
 * In the order of the divisions; without those that have no champion.
 *
 * @example
 * ```ts
 * if (stage.kind === 'BRACKET') for (const { programName } of bracketChampions(stage)) console.log(programName);
 * ```
 */
export function bracketChampions({
  champion,
  divisions,
}: Pick<StageBracket, 'champion' | 'divisions'>): readonly StageProgram[] {
  const told = divisions?.map((line) => line.champion) ?? [champion];
  return told.filter((one) => one !== null);
}
