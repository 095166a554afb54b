'use client';
// Short messages at the top of the page: what was done, and the sentence when it was not.
import {
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { keyframes, styled } from 'styled-components';
import { useCommonMessages } from '../messages/index.ts';
import { token } from '../theme/index.ts';
import { IconButton } from './Button.tsx';
import { Dot } from './Card.tsx';
import { InLanguage } from './InLanguage.tsx';
import { type Toast, ToastContext, ToastTargetContext } from './toast-context.ts';

export { type Toast, useToast, useToastTarget } from './toast-context.ts';

const shownAtOnce = 3;
const millisecondsShown = { calm: 4_000, failure: 9_000 };

const drop = keyframes`from { opacity: 0; transform: translateY(-12px); }`;

const Region = styled.div`
  position: fixed;
  top: 16px;
  right: auto;
  bottom: auto;
  left: 50%;
  z-index: 1100;
  display: grid;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  overflow: visible;
  justify-items: center;
  gap: 8px;
  width: max-content;
  max-width: calc(100vw - 32px);
  transform: translateX(-50%);
  pointer-events: none;
`;

const Slip = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  box-sizing: border-box;
  /* Each as wide as its words, under the one before. */
  width: fit-content;
  max-width: 100%;
  min-height: 40px;
  margin: 0 auto;
  & + & {
    margin-top: 8px;
  }
  padding: 4px 6px 4px 16px;
  border: 1px solid ${token.line};
  border-radius: 20px;
  background: ${token.surfaceRaised};
  color: ${token.text};
  font-family: ${token.font};
  font-size: 14px;
  line-height: 22px;
  box-shadow: ${token.shadowRaised};
  pointer-events: auto;
  animation: ${drop} ${token.normal} ${token.easeOut};
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const ActionLink = styled.button`
  padding: 4px 8px;
  border: 0;
  background: none;
  color: ${token.accent};
  font: inherit;
  font-weight: 500;
  cursor: pointer;
`;

interface Shown extends Toast {
  readonly id: number;
}

function saysSame(one: Toast, other: Toast): boolean {
  return one.action === undefined && other.action === undefined && one.text === other.text;
}

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const { action, productName } = useCommonMessages();
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  const nextId = useRef(0);
  const region = useRef<HTMLDivElement>(null);
  const target = useRef<HTMLDivElement>(null);

  const dismiss = useCallback((id: number) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);

  const show = useCallback(
    (toast: Toast) => {
      const id = nextId.current++;
      const serious = toast.tone === 'danger' || toast.action !== undefined;
      // A message that comes again replaces the same one that is shown.
      setToasts((shown) =>
        [...shown.filter((one) => !saysSame(one, toast)), { ...toast, id }].slice(-shownAtOnce),
      );
      timers.current.set(
        id,
        setTimeout(() => dismiss(id), serious ? millisecondsShown.failure : millisecondsShown.calm),
      );
    },
    [dismiss],
  );

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
      running.clear();
    };
  }, []);

  // A modal dialog covers everything but what was shown after it.
  const newest = toasts[toasts.length - 1]?.id;
  useLayoutEffect(() => {
    const element = region.current;
    if (newest === undefined || element === null) return;
    element.style.top = target.current ? `${target.current.getBoundingClientRect().top}px` : '';
    if (!('showPopover' in HTMLElement.prototype)) return;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [newest]);

  const failures = useMemo(() => toasts.filter((toast) => toast.tone === 'danger'), [toasts]);
  const slip = (toast: Shown) => (
    <Slip key={toast.id}>
      <Dot $tone={toast.tone ?? 'neutral'} />
      <span>{toast.text}</span>
      {toast.action === undefined ? null : (
        <ActionLink
          type="button"
          onClick={() => {
            toast.action?.onAction();
            dismiss(toast.id);
          }}
        >
          {toast.action.label}
        </ActionLink>
      )}
      <IconButton size="small" label={action.close} onClick={() => dismiss(toast.id)}>
        <svg width="12" height="12" viewBox="0 0 16 16" aria-hidden stroke="currentColor">
          <path d="M3 3l10 10m0-10L3 13" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </IconButton>
    </Slip>
  );
  return (
    <ToastContext.Provider value={show}>
      <InLanguage>
        <ToastTargetContext.Provider value={target}>{children}</ToastTargetContext.Provider>
        <Region ref={region} popover="manual" role="region" aria-label={productName}>
          <div role="status">{toasts.filter((toast) => !failures.includes(toast)).map(slip)}</div>
          <div role="alert">{failures.map(slip)}</div>
        </Region>
      </InLanguage>
    </ToastContext.Provider>
  );
}
