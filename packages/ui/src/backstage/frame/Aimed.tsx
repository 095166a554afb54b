'use client';
// The way from a point of the checklist to the control that puts it right.
import type { ChecklistCode } from '@liangfen/sdk/schema';
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { styled } from 'styled-components';

export interface Aim {
  readonly code: ChecklistCode;
  /** Tells visits apart: another visit leads to the place again. */
  readonly visit: string;
}

const AimContext = createContext<Aim | null>(null);

export const AimProvider = AimContext.Provider;

/** Returns the page's aim, the same value for as long as it is the same visit. */
export function useAim(): Aim | null {
  return useContext(AimContext);
}

const Around = styled.div`
  display: contents;
`;

/** Gives its first control the focus when that is what the page was opened for. */
export function Aimed({
  at,
  children,
}: {
  readonly at: ChecklistCode | undefined;
  readonly children: ReactNode;
}) {
  const around = useRef<HTMLDivElement>(null);
  const aim = useAim();
  useEffect(() => {
    if (aim === null || aim.code !== at) return;
    const find = (what: string) => around.current?.querySelector<HTMLElement>(what);
    // A button before a field explains the field; only where there is no field, the button is the aim.
    (find('input, select, textarea') ?? find('button'))?.focus();
  }, [aim, at]);
  return <Around ref={around}>{children}</Around>;
}
