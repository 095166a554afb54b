'use client';
// The pages of the desk by name, which the host turns into addresses.
import type { ChecklistCode } from '@liangfen/sdk/schema';
import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';

export type BackstageTab =
  | 'guide'
  | 'basic'
  | 'judge'
  | 'score'
  | 'project'
  | 'statistics'
  | 'invitation'
  | 'embed'
  | 'rehearsal'
  | 'ledger';

/** `profile` when nothing is said. */
export type AccountPart = (typeof accountParts)[number];

export const accountParts = [
  'profile',
  'password',
  'second-factor',
  'sub-users',
  'sessions',
  'security',
  'keys',
  'webhooks',
  'sign-on',
  'messenger',
  'points',
  'invoices',
  'own-data',
] as const;

export type DeskPage =
  | { readonly page: 'home' }
  | { readonly page: 'overview' }
  | { readonly page: 'login' }
  | { readonly page: 'register' }
  /** For a forgotten password. */
  | { readonly page: 'reset' }
  /** Scanning a code of the workplace messenger; `from` is an address of this site to go on to. */
  | { readonly page: 'messengerLogin'; readonly from: string | null }
  | { readonly page: 'competitions' }
  | { readonly page: 'create' }
  /** `backTo` is where somebody came from for want of points. */
  | { readonly page: 'account'; readonly part?: AccountPart; readonly backTo?: DeskPage }
  | { readonly page: 'voucher'; readonly backTo?: DeskPage }
  | { readonly page: 'judging' }
  | { readonly page: 'scoring'; readonly id: string }
  | {
      readonly page: 'backstage';
      readonly id: string;
      readonly mode: string;
      readonly tab: BackstageTab;
      /** The point of the checklist that is to be put right there. */
      readonly check?: ChecklistCode;
    }
  | { readonly page: 'screen'; readonly id: string }
  | { readonly page: 'panel'; readonly id: string; readonly token: string }
  /** The page for a console without a login; `hand` leads on to the console for one hand. */
  | { readonly page: 'consoleLogin'; readonly id: string; readonly hand: boolean }
  | { readonly page: 'apply'; readonly id: string }
  /** Sheets to print; `numbers` as in 1-3,7, empty for all judges. */
  | { readonly page: 'badges'; readonly id: string; readonly numbers: string }
  | { readonly page: 'invitationSheet'; readonly id: string };

export interface Navigation {
  readonly hrefOf: (page: DeskPage) => string;
  readonly go: (page: DeskPage) => void;
  /** Opens another tab of the browser: the hall's screen, the console. */
  readonly openBeside: (page: DeskPage) => void;
  /**
   * Keeps a payment form for the page that sends it, and opens that page in another tab; called within a
   * click. Without it there is no paying by web page.
   */
  readonly openPayment?: (content: string) => PaymentOpening;
  /**
   * A hook of the host: while `changed`, going elsewhere inside the app waits for an answer, and the
   * two ways to answer are given. Without it only the browser asks, when its tab is closed.
   */
  readonly useHeldBack?: (changed: boolean) => HeldBack | null;
}

export type PaymentOpening = 'OPENED' | 'NOT_STORED' | 'BLOCKED';

/** Someone is on the way to another page. */
export interface HeldBack {
  readonly leave: () => void;
  readonly stay: () => void;
}

const NavigationContext = createContext<Navigation | null>(null);

/**
 * @example
 * ```tsx
 * <NavigationProvider value={navigation}>
 *   <LoginPage onLoggedIn={() => navigation.go({ page: 'overview' })} />
 * </NavigationProvider>;
 * ```
 */
export const NavigationProvider = NavigationContext.Provider;

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (navigation === null) throw new Error('Put the page inside <Backstage navigation={…}>.');
  return navigation;
}

export interface PageLinkProps {
  readonly to: DeskPage;
  readonly children: ReactNode;
  readonly className?: string;
  readonly current?: boolean;
}

/** A real link, so that it can be opened in another tab; a plain click stays in the app. */
export function PageLink({ to, children, className, current = false }: PageLinkProps) {
  const { hrefOf, go } = useNavigation();
  const click = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    go(to);
  };
  return (
    <a
      href={hrefOf(to)}
      className={className}
      aria-current={current ? 'page' : undefined}
      onClick={click}
    >
      {children}
    </a>
  );
}
