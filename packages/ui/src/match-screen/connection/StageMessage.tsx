'use client';
// A few words on an empty stage, while or because there is no picture.
import { part } from '../../style-sheets/part.ts';
import { ScaledCanvas } from '../canvas/ScaledCanvas.tsx';

const Centre = part('div', 'lfs-notice-centre');

export interface StageMessageProps {
  readonly title: string;
  readonly hint?: string;
  /** Whether to say nothing yet: most connections stand before anyone could read the message. */
  readonly quiet?: boolean;
}

export function StageMessage({ title, hint, quiet = false }: StageMessageProps) {
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
