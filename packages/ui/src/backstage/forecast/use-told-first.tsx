'use client';
// Asks before a change that changes published figures, and says which; whatever changes none is made at once.
import type { ChangeForecastRequest, PublishedChanges } from '@liangfen/sdk/schema';
import { type ReactNode, useState } from 'react';
import { useBackstageMessages } from '../../messages/index.ts';
import { ConfirmDialog } from '../../primitives/Dialog.tsx';
import { useClient } from '../../provider/index.ts';
import { changesNothing, ToldChanges } from '../../told-changes/index.ts';
import { useDecimals } from './use-decimals.ts';

interface Asked {
  readonly changes: PublishedChanges;
  readonly answer: (goesOn: boolean) => void;
}

export interface ToldFirst {
  /** Answers whether the change is to be made: at once where it changes no published figure, else as the person says. */
  readonly ask: (change: ChangeForecastRequest) => Promise<boolean>;
  readonly question: ReactNode;
}

export function useToldFirst(id: string): ToldFirst {
  const { forecast: texts, toldChanges } = useBackstageMessages();
  const client = useClient();
  const setting = useDecimals(id);
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    ask: async (change) => {
      const path = { id };
      // A refusal is told by the change itself, in its own place.
      const changes = await client
        .request('forecastChange', { path, body: change })
        .catch(() => null);
      if (changes === null || changesNothing(changes)) return true;
      return new Promise((resolve) => {
        setAsked({
          changes,
          answer: (goesOn) => {
            setAsked(null);
            resolve(goesOn);
          },
        });
      });
    },
    question:
      asked === null || setting === null ? null : (
        <ConfirmDialog
          open
          title={texts.ask}
          effect={
            <ToldChanges
              texts={toldChanges}
              changes={{ state: 'FOUND', answer: asked.changes }}
              setting={setting}
            />
          }
          confirmLabel={texts.make}
          onCancel={() => asked.answer(false)}
          onConfirm={() => asked.answer(true)}
        />
      ),
  };
}
