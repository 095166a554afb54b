'use client';
// A few words on an empty stage, while or because there is no picture.
import { styled } from 'styled-components';
import { token } from '../../theme/index.ts';
import { ScaledCanvas } from '../canvas/ScaledCanvas.tsx';

const Centre = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  gap: 24px;
  padding: 0 4%;
  text-align: center;
  text-wrap: balance;
  transition: opacity ${token.normal} linear;
  h1 {
    margin: 0;
    font-size: max(72px, calc(17px / var(--lf-scale, 1)));
    font-weight: 600;
  }
  p {
    margin: 0;
    color: ${token.textMuted};
    font-size: max(44px, calc(13px / var(--lf-scale, 1)));
  }
`;

export interface NoticeProps {
  readonly title: string;
  readonly hint?: string;
  /** Not said yet: most connections stand before anyone could read it. */
  readonly quiet?: boolean;
}

export function Notice({ title, hint, quiet = false }: NoticeProps) {
  return (
    <ScaledCanvas>
      <Centre role="status" style={{ opacity: quiet ? 0 : 1 }}>
        {quiet ? null : (
          <>
            <h1>{title}</h1>
            {hint === undefined ? null : <p>{hint}</p>}
          </>
        )}
      </Centre>
    </ScaledCanvas>
  );
}
