'use client';
// The name of a side's act and its contestant below, in sizes that were fitted before.
import type { StageProgram } from '@liangfen/sdk/schema';
import { Contestant, Name } from './BattleStage.styles.ts';

export interface BoutNamesProps {
  readonly program: StageProgram;
  /** In px of the canvas. */
  readonly sizes: { readonly name: number; readonly contestant: number };
}

export function BoutNames({ program, sizes }: BoutNamesProps) {
  return (
    <>
      <Name translate="no" data-part="name" style={{ fontSize: sizes.name }}>
        {program.programName}
      </Name>
      {program.contestant === '' ? null : (
        <Contestant data-part="contestant" style={{ fontSize: sizes.contestant }}>
          {program.contestant}
        </Contestant>
      )}
    </>
  );
}
