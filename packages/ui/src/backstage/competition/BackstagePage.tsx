'use client';
// The backstage of one competition: its name and status, its checklist, and its parts.
import { performanceWordOf } from '@liangfen/rules/words';
import type { CompetitionRole } from '@liangfen/sdk/schema';
import { type RuledOperation, roleMayCall } from '@liangfen/sdk/values';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useClockNotice } from '../../clock-notice/index.ts';
import { HallPagesDialog } from '../../hall-pages/index.ts';
import { useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Tag } from '../../primitives/Card.tsx';
import { focusRing } from '../../primitives/mixins.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { token } from '../../theme/index.ts';
import { ChecklistStrip } from '../competitions/ChecklistStrip.tsx';
import { CompetitionMenu } from '../competitions/CompetitionMenu.tsx';
import { MakeOfficial } from '../competitions/MakeOfficial.tsx';
import { pointsFor } from '../competitions/preparation.ts';
import { useOpenConsole } from '../competitions/use-open-console.ts';
import { competitionKey, useRead } from '../data/use-read.ts';
import { useAim } from '../frame/Aimed.tsx';
import { DeskFrame, PageBody } from '../frame/DeskFrame.tsx';
import { Loaded } from '../frame/Loaded.tsx';
import { OwnRole } from '../frame/own-role.ts';
import { type BackstageTab, PageLink, useNavigation } from '../frame/pages.tsx';
import { Actions } from '../frame/Section.tsx';
import { StatusTag } from '../frame/StatusTag.tsx';
import { HolderNotice } from '../hall/HolderNotice.tsx';
import { AddressLine } from '../hall-address/AddressLine.tsx';

const tabs: readonly BackstageTab[] = [
  'guide',
  'basic',
  'score',
  'judge',
  'project',
  'invitation',
  'embed',
  'rehearsal',
  'statistics',
  'ledger',
];

/** The operation that each part reads with first: a role that may not call it has no such part. */
const readBy = {
  guide: 'getChecklist',
  basic: 'getBaseSetting',
  score: 'getScoreSetting',
  judge: 'pageJudges',
  project: 'listProgramGroups',
  invitation: 'getInvitation',
  embed: 'getEmbeddingOwners',
  rehearsal: 'getTwin',
  statistics: 'getResultOverview',
  ledger: 'getLedger',
} as const satisfies Record<BackstageTab, RuledOperation>;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 20px;
  margin-bottom: 18px;
  > :first-child {
    display: flex;
    align-items: flex-start;
    gap: 6px;
    min-width: 0;
  }
  h1 {
    margin: 0;
    font-size: 22px;
    font-weight: 600;
    line-height: 32px;
    overflow-wrap: anywhere;
  }
`;

/** Stands after the last word of a name of any length. */
const Marks = styled.span`
  display: inline-flex;
  gap: 6px;
  margin-left: 4px;
  vertical-align: 3px;
`;

const BackLink = styled(PageLink)`
  ${focusRing}
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  margin-left: -8px;
  border-radius: 8px;
  color: ${token.textMuted};
  &:hover {
    background: ${token.surfaceSunken};
    color: ${token.text};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 176px minmax(0, 1fr);
  gap: 24px;
  align-items: start;
  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
`;

const Side = styled.nav`
  display: grid;
  gap: 2px;
  position: sticky;
  top: 16px;
  @media (max-width: 860px) {
    position: static;
    display: flex;
    overflow-x: auto;
    scrollbar-width: none;
    border-bottom: 1px solid ${token.line};
  }
`;

const SideLink = styled(PageLink)`
  ${focusRing}
  padding: 9px 14px;
  border-radius: 8px;
  color: ${token.textMuted};
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    background: ${token.surfaceSunken};
    color: ${token.text};
  }
  &[aria-current] {
    background: ${token.accentSoft};
    color: ${token.accent};
    font-weight: 500;
  }
`;

/** The facts of the open competition that its parts need. */
export interface OpenCompetition {
  readonly name: string;
  /** The part that was asked for, or the first one that the account's role has. */
  readonly tab: BackstageTab;
  /** An ended competition is read only. */
  readonly ended: boolean;
  /** The competition's word for an act. */
  readonly performance: string;
}

export interface BackstagePageProps {
  readonly id: string;
  readonly mode: string;
  readonly tab: BackstageTab;
  readonly children: (competition: OpenCompetition) => ReactNode;
}

export function BackstagePage({ id, mode, tab, children }: BackstagePageProps) {
  useClockNotice();
  const { layout } = useBackstageMessages();
  const { mode: modes, hallPages } = useCommonMessages();
  const { go, openBeside, hrefOf } = useNavigation();
  const [showingPages, setShowingPages] = useState(false);
  const openConsole = useOpenConsole();
  const [makingOfficial, setMakingOfficial] = useState(false);
  // Back from buying points, the question goes on.
  const aim = useAim();
  useEffect(() => {
    if (aim?.code === 'OFFICIAL') setMakingOfficial(true);
  }, [aim]);
  const status = useRead(competitionKey(id, 'status'), (client, signal) =>
    client.request('getCompetitionStatus', { path: { id }, signal }),
  );
  const role = status.data?.role;
  const may = (operation: RuledOperation) => role !== undefined && roleMayCall(role, operation);
  // Asks nothing that would be refused: the main account would read of the refusal in its security log.
  const base = useRead(
    competitionKey(id, 'base'),
    (client, signal) => client.request('getBaseSetting', { path: { id }, signal }),
    { enabled: may('getBaseSetting') },
  );
  const [firstTab] = tabs.filter((each) => may(readBy[each]));
  const modeName = Object.entries(modes).find(([key]) => key.toLowerCase() === mode)?.[1];
  const ended = status.data?.status === 'ENDED';
  const shown = may(readBy[tab]) ? tab : (firstTab ?? tab);
  const readsBase = may('getBaseSetting');
  const sides = useCurrentInSight(tab, (readsBase ? base : status).data !== undefined);

  return (
    <DeskFrame current="competitions">
      <PageBody>
        <Loaded of={status}>
          {(own) =>
            readsBase ? (
              <Loaded of={base}>
                {({ name, look }) => opened(own.role, name, performanceWordOf(look))}
              </Loaded>
            ) : (
              opened(own.role, own.name, '')
            )
          }
        </Loaded>
      </PageBody>
    </DeskFrame>
  );

  function opened(own: CompetitionRole, name: string, performance: string) {
    return (
      <OwnRole value={own}>
        <Head>
          <div>
            <BackLink to={{ page: 'competitions' }}>
              <VisuallyHidden>{layout.back}</VisuallyHidden>
              <svg width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden>
                <path
                  d="M11 3.5L5.5 9l5.5 5.5"
                  stroke="currentColor"
                  strokeWidth="1.8"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              </svg>
            </BackLink>
            <h1>
              <span>{`${name} `}</span>
              <Marks>
                {status.data === undefined ? null : <StatusTag status={status.data.status} />}
                {modeName === undefined ? null : <Tag>{modeName}</Tag>}
              </Marks>
            </h1>
          </div>
          <Actions>
            {status.data?.status === 'REHEARSAL' && may('makeOfficial') ? (
              <Button onClick={() => setMakingOfficial(true)}>{layout.makeOfficial}</Button>
            ) : null}
            <Button aria-haspopup="dialog" onClick={() => setShowingPages(true)}>
              {hallPages.title}
            </Button>
            <Button onClick={() => openBeside({ page: 'screen', id })}>{layout.openScreen}</Button>
            {may('issueConsoleToken') ? (
              <Button
                look="primary"
                busy={openConsole.busy}
                onClick={() => void openConsole.run(id)}
              >
                {layout.openConsole}
              </Button>
            ) : null}
            {status.data === undefined || !may('renameCompetition') ? null : (
              <CompetitionMenu
                id={id}
                name={name}
                status={status.data.status}
                mode={mode}
                onRemoved={() => go({ page: 'competitions' })}
              />
            )}
          </Actions>
        </Head>
        {status.data === undefined || ended || !may('makeOfficial') ? null : (
          <ChecklistStrip
            id={id}
            mode={mode}
            rehearsal={status.data.status === 'REHEARSAL' && tab !== 'rehearsal'}
            onMakeOfficial={() => setMakingOfficial(true)}
          />
        )}
        <HolderNotice id={id} />
        <Columns>
          <Side aria-label={name} ref={sides}>
            {tabs
              .filter((each) => may(readBy[each]))
              .map((each) => (
                <SideLink
                  key={each}
                  to={{ page: 'backstage', id, mode, tab: each }}
                  current={each === shown}
                >
                  {layout.tabs[each]}
                </SideLink>
              ))}
          </Side>
          <div style={{ minWidth: 0 }}>{children({ name, tab: shown, ended, performance })}</div>
        </Columns>
        <HallPagesDialog
          open={showingPages}
          addressLine={<AddressLine />}
          pages={{
            screen: hrefOf({ page: 'screen', id }),
            console: hrefOf({ page: 'consoleLogin', id, hand: false }),
            hand: hrefOf({ page: 'consoleLogin', id, hand: true }),
            audience: `/web/live/${id}`,
          }}
          onClose={() => setShowingPages(false)}
        />
        <MakeOfficial
          id={id}
          name={name}
          open={makingOfficial && status.data?.status === 'REHEARSAL'}
          points={pointsFor({ id, mode, tab })}
          onClose={() => setMakingOfficial(false)}
        />
      </OwnRole>
    );
  }
}

/** On a phone the parts are one line that scrolls sideways. */
function useCurrentInSight(tab: BackstageTab, drawn: boolean) {
  const sides = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is another place to scroll to
  useEffect(() => {
    const line = sides.current;
    const current = line?.querySelector<HTMLElement>('[aria-current]');
    if (line === null || current === null || current === undefined) return;
    const from = current.offsetLeft - line.offsetLeft;
    line.scrollLeft = from - (line.clientWidth - current.offsetWidth) / 2;
  }, [tab, drawn]);
  return sides;
}
