'use client';
// The desk, connected: any of its pages, inside its data, its toasts and its navigation.
import type { ReactNode } from 'react';
import { useOptionalClient } from '../provider/client-context.ts';
import { NotSetUp } from '../provider/NotSetUp.tsx';
import { missingOf } from '../provider/use-not-set-up.ts';
import { ThemeProvider } from '../theme/index.ts';
import { AccountPage } from './account/AccountPage.tsx';
import { VoucherPage } from './account/voucher/VoucherPage.tsx';
import { BackstagePage } from './competition/BackstagePage.tsx';
import { CompetitionsPage } from './competitions/CompetitionsPage.tsx';
import { CreatePage } from './competitions/CreatePage.tsx';
import { DeskData } from './downloads/DeskData.tsx';
import { LateEmbedTab } from './embedding/LateEmbedTab.tsx';
import { type Aim, AimProvider } from './frame/Aimed.tsx';
import {
  type AccountPart,
  type BackstageTab,
  type DeskPage,
  type Navigation,
  NavigationProvider,
} from './frame/pages.tsx';
import { UnsavedForms } from './frame/unsaved.tsx';
import { GuideTab } from './guide/GuideTab.tsx';
import { InvitationTab } from './invitation/InvitationTab.tsx';
import { JudgesTab } from './judges/JudgesTab.tsx';
import { LedgerTab } from './ledger/LedgerTab.tsx';
import { OverviewPage } from './overview/OverviewPage.tsx';
import { ProgramsTab } from './programs/ProgramsTab.tsx';
import { RehearsalTab } from './rehearsal/RehearsalTab.tsx';
import { BasicTab } from './settings/BasicTab.tsx';
import { ScoreTab } from './settings/ScoreTab.tsx';
import { StatisticsTab } from './statistics/StatisticsTab.tsx';

export type BackstageView =
  | { readonly page: 'overview' }
  | { readonly page: 'competitions' }
  | { readonly page: 'create' }
  | {
      readonly page: 'account';
      readonly part?: AccountPart | undefined;
      /** The page that somebody left because points were missing. */
      readonly backTo?: DeskPage | null;
    }
  | { readonly page: 'voucher'; readonly backTo?: DeskPage | null }
  | {
      readonly page: 'backstage';
      readonly id: string;
      /** The mode in the address: `score`, `vote` or `battle`. */
      readonly mode: string;
      readonly tab: BackstageTab;
      /** Keep it the same value for as long as it is the same visit. */
      readonly aim?: Aim | null;
    };

export interface DeskProps {
  /** The navigation of links and steps; give the same value while the desk stands. */
  readonly navigation: Navigation;
  /** One or more pages of the desk. */
  readonly children: ReactNode;
}

/** Data, toasts and navigation around one or more pages of the desk; written from left to right on every page. */
export function Desk(props: DeskProps) {
  const { navigation, children } = props;
  const client = useOptionalClient();
  const missing = missingOf(props, ['navigation']);
  if (client === null || missing.length > 0) return <NotSetUp component="Desk" missing={missing} />;
  return (
    <ThemeProvider theme={null} dir="ltr">
      <NavigationProvider value={navigation}>
        <UnsavedForms>
          <DeskData>{children}</DeskData>
        </UnsavedForms>
      </NavigationProvider>
    </ThemeProvider>
  );
}

/** Inside a {@link Desk}. */
export function Backstage({
  view,
}: {
  /** Which page of the desk is shown. */
  readonly view: BackstageView;
}) {
  switch (view.page) {
    case 'overview':
      return <OverviewPage />;
    case 'competitions':
      return <CompetitionsPage />;
    case 'create':
      return <CreatePage />;
    case 'account':
      return <AccountPage part={view.part} backTo={view.backTo} />;
    case 'voucher':
      return <VoucherPage backTo={view.backTo} />;
    case 'backstage': {
      const { id, mode, tab, aim = null } = view;
      return (
        <AimProvider value={aim}>
          <BackstagePage key={id} id={id} mode={mode} tab={tab}>
            {({ name, tab: shown, ended, performance }) => {
              switch (shown) {
                case 'guide':
                  return <GuideTab id={id} mode={mode} />;
                case 'basic':
                  return <BasicTab id={id} ended={ended} />;
                case 'score':
                  return <ScoreTab id={id} name={name} ended={ended} />;
                case 'judge':
                  return <JudgesTab id={id} name={name} />;
                case 'project':
                  return <ProgramsTab id={id} name={name} mode={mode} performance={performance} />;
                case 'invitation':
                  return <InvitationTab id={id} />;
                case 'embed':
                  return <LateEmbedTab id={id} ended={ended} />;
                case 'rehearsal':
                  return <RehearsalTab id={id} name={name} />;
                case 'ledger':
                  return <LedgerTab id={id} />;
                case 'statistics':
                  return <StatisticsTab id={id} name={name} />;
              }
            }}
          </BackstagePage>
        </AimProvider>
      );
    }
  }
}
