'use client';
// A titled section of a page, and rows of fields inside it.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ownText } from '../../own-text.tsx';
import { Card } from '../../primitives/Card.tsx';
import { Explained } from '../../primitives/Field.tsx';
import { token } from '../../theme/index.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  margin-bottom: 16px;
  h2 {
    margin: 0;
    font-size: 16px;
    font-weight: 600;
    line-height: 24px;
  }
  @media (max-width: 640px) {
    /* Full lines of buttons, each as wide as a thumb likes. */
    > :nth-child(2) {
      flex: 1 1 auto;
      justify-content: flex-end;
    }
    > :nth-child(2) button {
      flex: 1 1 auto;
    }
    > :nth-child(2) > button:only-child {
      flex: none;
    }
  }
`;

export interface SectionProps {
  readonly title: string;
  /** Beside the title: what explains the section. */
  readonly help?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

export function Section({ title, help, actions, children }: SectionProps) {
  return (
    <Card aria-label={title}>
      <Head>
        <Explained help={help}>
          <h2>{title}</h2>
        </Explained>
        {actions === undefined ? null : <Actions>{actions}</Actions>}
      </Head>
      {ownText(children)}
    </Card>
  );
}

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

/** The actions of one row of a table; their first word stands under the column's title. */
export const RowActions = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  > button[data-look='quiet']:first-child {
    margin-left: -10px;
  }
`;

export const Stack = styled.div<{ $gap?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => $gap ?? 16}px;
`;

/** Sets as many fields beside each other as fit. */
export const Fields = styled.div<{ $min?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min }) => $min ?? 220}px), 1fr));
  gap: 16px;
  align-items: start;
`;

export const Hint = styled.p`
  margin: 0;
  color: ${token.textMuted};
  font-size: 13px;
  line-height: 20px;
`;

export const Problem = styled.p`
  margin: 0;
  color: ${token.danger};
`;

/** All of a form at once, to be switched off where nothing can be changed. */
export const Whole = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
