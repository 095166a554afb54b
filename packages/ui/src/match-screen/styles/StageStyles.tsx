'use client';
// Puts the stage's sheet before a stage's content; a stage inside another wears the outer one's.
import { createContext, type ReactNode, useContext } from 'react';
import { StyleSheet } from '../../sheets/StyleSheet.tsx';
import { stageSheet } from './stage-sheet.ts';

const StageStylesContext = createContext(false);

export function StageStyles({ children }: { readonly children?: ReactNode }) {
  if (useContext(StageStylesContext)) return children;
  return (
    <StageStylesContext.Provider value={true}>
      <StyleSheet name="stage" text={stageSheet} />
      {children}
    </StageStylesContext.Provider>
  );
}
