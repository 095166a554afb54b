'use client';
// Puts the stage's style sheet before a stage's content; a stage inside another wears the outer one's.
import { createContext, type ReactNode, useContext } from 'react';
import { StyleSheet } from '../../style-sheets/StyleSheet.tsx';
import { stageStyles } from './stage-styles.ts';

const StageStylesContext = createContext(false);

export function StageStyles({ children }: { readonly children?: ReactNode }) {
  if (useContext(StageStylesContext)) return children;
  return (
    <StageStylesContext.Provider value={true}>
      <StyleSheet name="stage" text={stageStyles} />
      {children}
    </StageStylesContext.Provider>
  );
}
