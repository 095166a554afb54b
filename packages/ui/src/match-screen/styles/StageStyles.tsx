'use client';
// Puts the stage's style sheet before a stage's content; a stage inside another wears the outer one's.
import { createContext, type ReactNode, useContext } from 'react';
import { ownText } from '../../own-text.tsx';
import { StyleSheet } from '../../style-sheets/StyleSheet.tsx';
import { stageStyles } from './stage-styles.ts';

const StageStylesContext = createContext(false);

export function StageStyles({ children }: { readonly children?: ReactNode }) {
  if (useContext(StageStylesContext)) return ownText(children);
  return (
    <StageStylesContext.Provider value={true}>
      <StyleSheet name="stage" text={stageStyles} />
      {ownText(children)}
    </StageStylesContext.Provider>
  );
}
