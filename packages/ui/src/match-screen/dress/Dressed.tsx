'use client';
// What stands on a stage, with the stage's sheet before it; a stage inside another wears the outer one's.
import { createContext, type ReactNode, useContext } from 'react';
import { Sheet } from '../../sheets/Sheet.tsx';
import { stageSheet } from './stage-sheet.ts';

const DressedContext = createContext(false);

export function Dressed({ children }: { readonly children?: ReactNode }) {
  if (useContext(DressedContext)) return children;
  return (
    <DressedContext.Provider value={true}>
      <Sheet name="stage" text={stageSheet} />
      {children}
    </DressedContext.Provider>
  );
}
