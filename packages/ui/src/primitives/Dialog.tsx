'use client';
// A dialog above the page: the platform's own, which keeps focus inside and knows Esc.
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { useCommonMessages } from '../messages/index.ts';
import { OverlayRootContext, token } from '../theme/index.ts';
import { Button, IconButton } from './Button.tsx';

const appear = keyframes`from { opacity: 0; transform: translateY(10px) scale(0.985); }`;

/** Little height, e.g. a phone on its side or enlarged to 200 %: head, text and buttons scroll together. */
const low = '@media (max-height: 559px)';
/** A width at which two buttons do not fit beside each other. */
const narrow = '@media (max-width: 300px)';

/** A phone, for a dialog that fills it from edge to edge. */
const phone = '@media (max-width: 504px)';

const Box = styled.dialog<{ $width: number; $bottom: boolean }>`
  box-sizing: border-box;
  width: ${({ $width }) => $width}px;
  max-width: calc(100vw - 32px);
  max-height: calc(100vh - 48px);
  margin: auto;
  padding: 0;
  border: 0;
  border-radius: 12px;
  background: linear-gradient(${token.surfaceRaised}, ${token.surfaceRaised}) ${token.bg};
  color: ${token.text};
  font-family: ${token.font};
  font-size: 14px;
  line-height: 22px;
  box-shadow: ${token.shadowRaised};
  overflow: visible;
  ${low} {
    max-height: calc(100vh - 16px);
  }
  ${narrow} {
    max-width: calc(100vw - 16px);
  }
  ${({ $bottom }) =>
    $bottom &&
    css`
      ${phone} {
        width: 100vw;
        max-width: 100vw;
        margin: auto 0 0;
        border-radius: 16px 16px 0 0;
      }
    `}
  &[open] {
    display: flex;
    flex-direction: column;
    animation: ${appear} ${token.normal} ${token.easeOut};
  }
  &::backdrop {
    background: ${token.overlay};
  }
  /* Where the platform knows no dialogs (iOS 14) it lies over the page by position alone. */
  &[data-fallback] {
    position: fixed;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    z-index: 1000;
  }
  @media (prefers-reduced-motion: reduce) {
    &[open] {
      animation: none;
    }
  }
`;

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding: 20px 16px 0 24px;
  ${narrow} {
    padding: 12px 8px 0 16px;
  }
  h2 {
    flex: 1;
    margin: 3px 0 0;
    font-size: 17px;
    font-weight: 600;
    line-height: 26px;
    overflow-wrap: anywhere;
  }
`;

const Body = styled.div`
  padding: 10px 24px 24px;
  overflow: auto;
  position: relative;
  ${low} {
    flex: none;
    padding-bottom: 16px;
    overflow: visible;
  }
  ${narrow} {
    padding: 8px 16px 16px;
  }
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding: 0 24px 20px;
  /* On a phone most of a dialog scrolls: this is where it ends. */
  @media (max-width: 640px) {
    padding-top: 16px;
    border-top: 1px solid ${token.line};
  }
  ${narrow} {
    flex-direction: column;
    padding: 12px 16px;
  }
`;

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly width?: number;
  /** On a phone from edge to edge, at its bottom. */
  readonly bottomOnPhone?: boolean;
  /** Buttons, the main one last. */
  readonly footer?: ReactNode;
  /** Runs on Enter in a field that has no other use for the key. */
  readonly onSubmit?: () => void;
  readonly children?: ReactNode;
}

/** Mounted only while open, so that its content starts fresh each time. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  title,
  onClose,
  width = 480,
  bottomOnPhone = false,
  footer,
  onSubmit,
  children,
}: Omit<DialogProps, 'open'>) {
  const { action } = useCommonMessages();
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const [root, setRoot] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const dialog = element.current;
    if (dialog === null) return;
    const before = focusedIn(dialog);
    setRoot(dialog);
    // `Partial`: WebViews of iOS 14 have no dialogs.
    const platform: Partial<Pick<HTMLDialogElement, 'showModal'>> = dialog;
    if (platform.showModal === undefined) {
      dialog.setAttribute('open', '');
      dialog.setAttribute('data-fallback', '');
      dialog.setAttribute('aria-modal', 'true');
    } else if (!dialog.open) {
      dialog.showModal();
    }
    // The platform would focus the close button, which is first: Enter must confirm, not cancel. React's autoFocus
    // comes too early, while the dialog is still out of sight.
    firstUse(dialog)?.focus();
    return () => {
      if (platform.showModal !== undefined) dialog.close();
      before?.focus();
    };
  }, []);

  const cancel = (event: SyntheticEvent) => {
    if (event.target !== element.current) return;
    event.preventDefault();
    onClose();
  };

  return (
    <Box
      ref={element}
      role="dialog"
      $width={width}
      $bottom={bottomOnPhone}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClick={(event) => event.target === element.current && onClose()}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && element.current?.hasAttribute('data-fallback')) onClose();
        // The page's own shortcuts are not for the dialog.
        event.stopPropagation();
      }}
    >
      <OverlayRootContext.Provider value={root}>
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit?.();
          }}
        >
          <Head>
            <h2 id={titleId}>{title}</h2>
            <IconButton label={action.close} onClick={onClose}>
              <Cross />
            </IconButton>
          </Head>
          <Body>{children}</Body>
          {footer === undefined ? null : <Foot>{footer}</Foot>}
        </Form>
      </OverlayRootContext.Provider>
    </Box>
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  min-height: 0;
  ${low} {
    overflow: auto;
    position: relative;
    -webkit-overflow-scrolling: touch;
  }
`;

function Cross() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden stroke="currentColor">
      <path d="M3.5 3.5l9 9m0-9l-9 9" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}

/** Returns the dialog's named first control, else the first field, else the main button. */
function firstUse(dialog: HTMLElement): HTMLElement | null {
  const field = 'input:not(:disabled), textarea:not(:disabled), select:not(:disabled)';
  return (
    dialog.querySelector<HTMLElement>('[data-first-use]') ??
    dialog.querySelector<HTMLElement>(field) ??
    dialog.querySelector<HTMLElement>('button[type="submit"]')
  );
}

/** Inside a shadow root the document only knows the host. */
function focusedIn(node: Node): HTMLElement | null {
  const root = node.getRootNode();
  const active = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
  return active instanceof HTMLElement ? active : null;
}

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** Names the object: 给「节目 3 李雷」加 5 分？ */
  readonly title: string;
  /** The consequence of confirming. */
  readonly effect: ReactNode;
  readonly confirmLabel: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Enter confirms, Esc cancels. */
export function ConfirmDialog({
  open,
  title,
  effect,
  confirmLabel,
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const { action } = useCommonMessages();
  return (
    <Dialog
      open={open}
      title={title}
      width={420}
      onClose={onCancel}
      onSubmit={() => {
        if (!busy) onConfirm();
      }}
      footer={
        <>
          <Button onClick={onCancel}>{action.cancel}</Button>
          <Button type="submit" look={danger ? 'danger' : 'primary'} busy={busy} autoFocus>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Effect>{effect}</Effect>
    </Dialog>
  );
}

const Effect = styled.div`
  color: ${token.textMuted};
`;
