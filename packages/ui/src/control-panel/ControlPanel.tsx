'use client';
// The operator's panel, connected: one competition, on the console's machine.
import {
  type ConsolePage,
  selectFailure,
  selectFeedback,
  selectPage,
} from '@liangfen/console-machine';
import { type ComponentType, useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { useClockNotice } from '../clock-notice/index.ts';
import type { HallPages } from '../hall-pages/index.ts';
import { problemText, usePanelMessages, useProblems } from '../messages/index.ts';
import { EmptyState, ErrorState } from '../primitives/Placeholder.tsx';
import { Spinner } from '../primitives/Spinner.tsx';
import { ToastProvider } from '../primitives/Toast.tsx';
import { useOptionalClient } from '../provider/client-context.ts';
import { useClient, useServerClock } from '../provider/index.ts';
import { NotSetUp } from '../provider/NotSetUp.tsx';
import { missingOf } from '../provider/use-not-set-up.ts';
import { ColourSchemeContext, ThemeProvider, token } from '../theme/index.ts';
import { type PanelAppearance, usePanelTheme } from './appearance.ts';
import { ControlPanelView, type ControlPanelViewProps } from './ControlPanelView.tsx';
import { consoleView } from './console-view.ts';
import { useHallCalls } from './hall-calls.ts';
import { MobileControlPanelView } from './mobile/MobileControlPanelView.tsx';
import { useConsole } from './use-console.ts';
import { useFeedback } from './use-feedback.ts';
import { useHallNotices } from './use-hall-notices.ts';
import { useSeatFeedback } from './use-seat-feedback.ts';

export interface ControlPanelProps {
  /** The competition to run, as the desk's addresses name it. */
  readonly competitionId: string;
  /** The address of the match page, opened in a new window. */
  readonly screenHref: string;
  /**
   * The operator must log in: there is no console token, or it has expired and was removed
   * (spec § 6, § 8).
   */
  readonly onLoginNeeded: (reason: 'NO_TOKEN' | 'EXPIRED') => void;
  /** Offers these pages to open, copy and scan. */
  readonly pages?: HallPages;
  /** The appearance of the provider when left out. */
  readonly appearance?: PanelAppearance;
  /** Offers the switch; the host keeps the choice. */
  readonly onAppearance?: (appearance: PanelAppearance) => void;
}

export function ControlPanel(props: ControlPanelProps) {
  return <ThemedPanel {...props} name="ControlPanel" View={ControlPanelView} />;
}

/** Draws the same machine for one hand. */
export function MobileControlPanel(props: ControlPanelProps) {
  return <ThemedPanel {...props} name="MobileControlPanel" View={MobileControlPanelView} />;
}

type ThemedPanelProps = ControlPanelProps & {
  readonly name: string;
  readonly View: ComponentType<ControlPanelViewProps>;
};

function ThemedPanel(props: ThemedPanelProps) {
  const theme = usePanelTheme(props.appearance);
  const client = useOptionalClient();
  const missing = missingOf(props, ['competitionId', 'screenHref', 'onLoginNeeded']);
  if (client === null || missing.length > 0) {
    return (
      <ThemeProvider theme={theme} dir="ltr">
        <Centred>
          <NotSetUp component={props.name} missing={missing} />
        </Centred>
      </ThemeProvider>
    );
  }
  return (
    <ThemeProvider theme={theme} dir="ltr">
      <ToastProvider key={props.competitionId}>
        <ConnectedPanel {...props} />
      </ToastProvider>
    </ThemeProvider>
  );
}

const ignore = () => {};

const Centred = styled.main`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 12px;
  min-height: 100vh;
  background: ${token.bg};
  color: ${token.text};
  font-family: ${token.font};
`;

function ConnectedPanel({
  competitionId,
  screenHref,
  onLoginNeeded,
  appearance,
  onAppearance,
  pages,
  View,
}: ThemedPanelProps) {
  const texts = usePanelMessages();
  const problems = useProblems();
  const client = useClient();
  const { serverNow } = useServerClock();
  const calls = useHallCalls(competitionId);
  const notices = useHallNotices(competitionId);
  const running = useConsole(competitionId);
  const page = running === null ? 'entering' : selectPage(running.snapshot);
  const snapshot = running?.snapshot ?? null;
  const chosenByHost = useContext(ColourSchemeContext) === 'dark' ? 'DARK' : 'LIGHT';
  const view = useMemo(() => snapshot && consoleView(snapshot), [snapshot]);
  const send = running?.send ?? ignore;
  useFeedback(running && selectFeedback(running.snapshot), view?.match ?? null, send);
  useSeatFeedback(snapshot?.context.presence);
  useClockNotice();

  const latest = useRef(onLoginNeeded);
  useLayoutEffect(() => {
    latest.current = onLoginNeeded;
  });
  // The stream may report the end of the login before the call that ends it is answered.
  const leaving = useRef(false);
  const logOut = async () => {
    leaving.current = true;
    try {
      await client.request('logoutConsole', { path: { id: competitionId } });
    } catch (error) {
      leaving.current = false;
      throw error;
    }
    client.tokens.remove({ kind: 'console', competitionId });
    latest.current('NO_TOKEN');
  };
  useEffect(() => {
    if (page === 'noToken') latest.current('NO_TOKEN');
    if (page === 'expired' && !leaving.current) {
      client.tokens.remove({ kind: 'console', competitionId });
      latest.current('EXPIRED');
    }
  }, [page, client, competitionId]);

  if (view !== null) {
    return (
      <View
        view={view}
        send={send}
        screenHref={screenHref}
        serverNow={serverNow}
        calls={calls}
        notices={notices}
        onLogOut={logOut}
        {...(pages ? { pages } : {})}
        {...(onAppearance
          ? { appearance: { chosen: appearance ?? chosenByHost, onChoose: onAppearance } }
          : {})}
      />
    );
  }
  return <Centred>{content(page)}</Centred>;

  function content(shown: ConsolePage) {
    if (shown === 'notFound') {
      return <EmptyState title={texts.page.notFound} hint={texts.page.notFoundHint} />;
    }
    if (shown === 'error') {
      const failed = running && selectFailure(running.snapshot);
      const detail = failed ? problemText(problems, failed.failure) : '';
      return (
        <ErrorState
          title={texts.page.error}
          {...(detail === '' ? {} : { hint: detail })}
          onRetry={() => send({ type: 'RETRY' })}
        />
      );
    }
    return (
      <>
        <Spinner size={32} label={null} />
        <span role="status">{texts.page.entering}</span>
      </>
    );
  }
}
