'use client';
// The phone's one-hand page: a head that says where one is, a middle that scrolls, keys at the thumb.
import type { ReactNode } from 'react';
import { useLang } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { PhoneStyles } from './PhoneStyles.tsx';

/** A height, e.g. enlarged to 200 %, at which the page scrolls as a whole; the same as in the style sheet. */
export const enlargedQuery = '(max-height: 559px) and (max-width: 559px)';

export function Page({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <PhoneStyles />
      <main className="lf-page" lang={useLang()}>
        {children}
      </main>
    </>
  );
}

export const Middle = part('div', 'lf-middle');

export const Centred = part('div', 'lf-centred');

export const Big = part('h2', 'lf-big');

export const Quiet = part('p', 'lf-quiet');

export const Foot = part('div', 'lf-foot');
