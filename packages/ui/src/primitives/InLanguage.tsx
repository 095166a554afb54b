'use client';
// Says of a component which language it is in, whatever the page around it says: for speech, hyphenation and fonts.
import type { ReactNode } from 'react';
import { useLang } from '../messages/index.ts';

const noBox = { display: 'contents' } as const;

export function InLanguage({ children }: { readonly children: ReactNode }) {
  return (
    <div lang={useLang()} style={noBox}>
      {children}
    </div>
  );
}
