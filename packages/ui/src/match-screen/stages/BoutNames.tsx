'use client';
// The name of a side's act and its contestant below, in sizes that were fitted before.
import type { StageProgram } from '@liangfen/sdk/schema';
import { phrased } from '../parts/fitted.ts';
import { Contestant, Name } from './BattleStage.styles.ts';

export interface BoutNamesProps {
  readonly program: StageProgram;
  /** In px of the canvas. */
  readonly sizes: { readonly name: number; readonly contestant: number };
  readonly width: number;
}

export function BoutNames({ program, sizes, width }: BoutNamesProps) {
  return (
    <>
      <Name translate="no" data-part="name" style={{ fontSize: sizes.name }}>
        {phrased(program.programName, { size: sizes.name, width })}
      </Name>
      {program.contestant === '' ? null : (
        <Contestant data-part="contestant" style={{ fontSize: sizes.contestant }}>
          {phrased(program.contestant, { size: sizes.contestant, width })}
        </Contestant>
      )}
    </>
  );
}
