'use client';
// The backstage of one competition: its name and status, what is missing, and its six parts.
import type { ReactNode } from 'react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { fill, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dot, Tag } from '../../primitives/Card.tsx';
import { focusRing } from '../../primitives/mixins.ts';
import { token } from '../../theme/index.ts';
import { MakeOfficial } from '../competitions/MakeOfficial.tsx';
import { useOpenConsole } from '../competitions/use-open-console.ts';
import { competitionKey, useRead } from '../data/use-read.ts';
import { DeskFrame, PageBody } from './DeskFrame.tsx';
import { Loaded } from './Loaded.tsx';
import { type BackstageTab, PlaceLink, useNavigation } from './pages.tsx';
import { Actions } from './Sheet.tsx';
import { StatusTag } from './StatusTag.tsx';

const tabs: readonly BackstageTab[] = [
  'basic',
  'score',
  'judge',
  'project',
  'invitation',
  'statistics',
];

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 20px;
  margin-bottom: 18px;
  h1 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px;
    margin: 0;
    font-size: 22px;
    font-weight: 600;
    line-height: 32px;
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
    border-bottom: 1px solid ${token.line};
  }
`;

const SideLink = styled(PlaceLink)`
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

const Checks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 0 0 18px;
  padding: 0;
  list-style: none;
`;

export interface BackstagePageProps {
  readonly id: string;
  readonly mode: string;
  readonly tab: BackstageTab;
  readonly children: (name: string) => ReactNode;
}

export function BackstagePage({ id, mode, tab, children }: BackstagePageProps) {
  const { layout } = useBackstageMessages();
  const { mode: modes } = useCommonMessages();
  const { openBeside } = useNavigation();
  const openConsole = useOpenConsole();
  const [makingOfficial, setMakingOfficial] = useState(false);
  const base = useRead(competitionKey(id, 'base'), (client, signal) =>
    client.request('getBaseSetting', { path: { id }, signal }),
  );
  const status = useRead(competitionKey(id, 'status'), (client, signal) =>
    client.request('getCompetitionStatus', { path: { id }, signal }),
  );
  const checklist = useRead(competitionKey(id, 'checklist'), (client, signal) =>
    client.request('getChecklist', { path: { id }, signal }),
  );
  const modeName = Object.entries(modes).find(([key]) => key.toLowerCase() === mode)?.[1];
  const todo = checklist.data?.entries.filter((entry) => entry.level === 'MISSING') ?? [];

  return (
    <DeskFrame current="competitions">
      <PageBody>
        <Loaded of={base}>
          {({ name }) => (
            <>
              <Head>
                <h1>
                  {name}
                  {status.data === undefined ? null : <StatusTag status={status.data.status} />}
                  {modeName === undefined ? null : <Tag>{modeName}</Tag>}
                </h1>
                <Actions>
                  {status.data?.status === 'REHEARSAL' ? (
                    <Button onClick={() => setMakingOfficial(true)}>{layout.makeOfficial}</Button>
                  ) : null}
                  <Button onClick={() => openBeside({ page: 'screen', id })}>
                    {layout.openScreen}
                  </Button>
                  <Button
                    look="primary"
                    busy={openConsole.busy}
                    onClick={() => void openConsole.run(id)}
                  >
                    {layout.openConsole}
                  </Button>
                </Actions>
              </Head>
              {checklist.data === undefined ? null : todo.length === 0 ? (
                <Checks>
                  <li>
                    <Tag $tone="success">✓ {layout.ready}</Tag>
                  </li>
                </Checks>
              ) : (
                <Checks aria-label={layout.checklistTitle}>
                  <li>{fill(layout.todo, { count: todo.length })}</li>
                  {todo.map((entry) => (
                    <li key={entry.code}>
                      <Tag $tone="warning">
                        <Dot $tone="warning" />
                        {layout.checklist[entry.code]}
                      </Tag>
                    </li>
                  ))}
                </Checks>
              )}
              <Columns>
                <Side aria-label={name}>
                  {tabs.map((each) => (
                    <SideLink
                      key={each}
                      to={{ page: 'backstage', id, mode, tab: each }}
                      current={each === tab}
                    >
                      {layout.tabs[each]}
                    </SideLink>
                  ))}
                </Side>
                <div style={{ minWidth: 0 }}>{children(name)}</div>
              </Columns>
              <MakeOfficial
                id={id}
                name={name}
                open={makingOfficial}
                onClose={() => setMakingOfficial(false)}
              />
            </>
          )}
        </Loaded>
      </PageBody>
    </DeskFrame>
  );
}
