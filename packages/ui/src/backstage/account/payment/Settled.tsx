'use client';
// The end of something, in the middle of a dialog: a picture, a word, a sentence.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../../theme/index.ts';
import { Hint } from '../../frame/Section.tsx';
import { Mark, type MarkKind } from './Mark.tsx';

/** As high as a payment's code, so that a dialog keeps its height from one state to the next. */
export const Middle = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 10px;
  box-sizing: border-box;
  min-height: 224px;
  max-width: 340px;
  margin: 0 auto;
  text-align: center;
`;

export const Title = styled.h3`
  margin: 0;
  color: ${token.text};
  font-size: 20px;
  font-weight: 600;
  line-height: 30px;
`;

export interface SettledProps {
  readonly mark: MarkKind;
  readonly title: string;
  readonly children: ReactNode;
}

export function Settled({ mark, title, children }: SettledProps) {
  return (
    <Middle>
      <Mark kind={mark} />
      <Title>{title}</Title>
      <Hint>{children}</Hint>
    </Middle>
  );
}
