// A portal's own React application, as its developers write it: the four components, with the portal's own logins.
import type { TokenSlot } from '@liangfen/sdk';
import {
  Backstage,
  type BackstageView,
  Desk,
  type DeskPage,
  type Navigation,
} from '@liangfen/ui/backstage';
import { ControlPanel } from '@liangfen/ui/control-panel';
import { JudgeScoring, JudgeSeat } from '@liangfen/ui/judge-scoring';
import { MatchScreen } from '@liangfen/ui/match-screen';
import { LiangfenProvider } from '@liangfen/ui/provider';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The settings that the portal's backend writes into its page. */
export interface PortalSettings {
  readonly server: string;
  readonly component: 'SCREEN' | 'PANEL' | 'JUDGE' | 'DESK';
  readonly competitionId: string;
  /** The tokens that the portal hands out: each one after the server has refused the one before. */
  readonly logins: readonly string[];
  /** The code at the end of a seat's link. */
  readonly seat: string;
}

const place = document.getElementById('settings');
// The test that serves this page writes the settings in this form.
const settings = JSON.parse(place?.textContent ?? '{}') as PortalSettings;
const { server, component, competitionId, logins, seat } = settings;

let used = 0;

/** An operator's login is the console's; an organiser's is the general one. */
function getToken({ kind }: TokenSlot, refused?: string): string | undefined {
  if ((kind === 'console') !== (component === 'PANEL')) return undefined;
  if (refused === logins[used]) used += 1;
  return logins[used];
}

function Judge() {
  const [opened, setOpened] = useState<string | null>(null);
  return opened === null ? (
    <JudgeSeat code={seat} onOpened={setOpened} />
  ) : (
    <JudgeScoring competitionId={opened} />
  );
}

function OrganisersDesk() {
  const [view, setView] = useState<BackstageView>({ page: 'competitions' });
  const navigation: Navigation = {
    hrefOf: ({ page }: DeskPage) => `#${page}`,
    go: (to) => {
      if (to.page === 'backstage') {
        setView({ page: 'backstage', id: to.id, mode: to.mode, tab: to.tab });
      } else if (to.page === 'competitions') setView({ page: 'competitions' });
    },
    openBeside: () => {},
  };
  return (
    <Desk navigation={navigation}>
      <Backstage view={view} />
    </Desk>
  );
}

const components = {
  SCREEN: () => <MatchScreen competitionId={competitionId} />,
  PANEL: () => (
    <ControlPanel
      competitionId={competitionId}
      screenHref={`${server}/web/match/${competitionId}`}
      onLoginNeeded={(reason) => document.body.append(`请先登录门户：${reason}`)}
    />
  ),
  JUDGE: Judge,
  DESK: OrganisersDesk,
} as const;

const Component = components[component];
const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    // A judge's seat link makes its own login; everybody else's comes from the portal.
    <LiangfenProvider server={server} {...(component === 'JUDGE' ? {} : { getToken })}>
      <Component />
    </LiangfenProvider>,
  );
}
