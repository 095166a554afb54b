'use client';
// An organiser's first page: the next show, the competitions to manage and to judge, the points.
import type { Approval, Competition, JudgedCompetition } from '@liangfen/sdk/schema';
import { roleMayCall } from '@liangfen/sdk/values';
import { useState } from 'react';
import { styled } from 'styled-components';
import { dateAndTime } from '../../messages/date-and-time.ts';
import { fill, useBackstageMessages, useCommonMessages, useLang } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { token } from '../../theme/index.ts';
import { ExampleButton } from '../competitions/ExampleButton.tsx';
import { useOpenConsole } from '../competitions/use-open-console.ts';
import { useOwnAccount } from '../data/use-own-account.ts';
import { accountKey, competitionsKey, useRead } from '../data/use-read.ts';
import { DeskFrame, PageBody, PageHead } from '../frame/DeskFrame.tsx';
import { Loaded } from '../frame/Loaded.tsx';
import { useAccountMay } from '../frame/own-role.ts';
import { type DeskPage, PageLink, useNavigation } from '../frame/pages.tsx';
import { Actions, Hint, Section, Stack } from '../frame/Section.tsx';
import { StatusTag } from '../frame/StatusTag.tsx';
import { nextShow } from './next-show.ts';

/** The rest is on the page of all competitions. */
const shown = 5;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
  gap: 20px;
  align-items: start;
  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    padding: 10px 0;
    border-top: 1px solid ${token.line};
  }
  li:first-child {
    border-top: 0;
  }
  a {
    flex: 1 1 200px;
    min-width: 0;
    color: ${token.text};
    font-weight: 500;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover {
    color: ${token.accent};
    text-decoration: underline;
  }
  @media (max-width: 640px) {
    a {
      flex-basis: 100%;
    }
    p {
      flex: 1;
    }
  }
`;

const More = styled(PageLink)`
  color: ${token.accent};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

const Figure = styled.div`
  font-family: ${token.fontDigits};
  font-size: 40px;
  font-weight: 600;
  line-height: 48px;
`;

const ShowName = styled.p`
  margin: 0;
  font-size: 18px;
  font-weight: 600;
  line-height: 28px;
  overflow-wrap: anywhere;
`;

/** A small message, because one picture of emptiness on a page is enough. */
function Nothing({ title, hint }: { readonly title: string; readonly hint: string }) {
  return (
    <Stack $gap={2}>
      <span>{title}</span>
      <Hint>{hint}</Hint>
    </Stack>
  );
}

export function OverviewPage() {
  const { overview: texts, list } = useBackstageMessages();
  const { go } = useNavigation();
  const user = useOwnAccount();
  const mine = useRead([...competitionsKey, 'mine'], (client, signal) =>
    client.request('listCompetitions', { signal }),
  );
  const may = useAccountMay();
  const point = useRead(
    [...accountKey, 'point'],
    (client, signal) => client.request('getPoint', { signal }),
    { enabled: may('getPoint') },
  );
  const name = user.data?.name ?? '';
  return (
    <DeskFrame current="overview">
      <PageBody>
        <PageHead>
          <h1>{name === '' ? texts.title : fill(texts.hello, { name })}</h1>
          {may('createCompetition') ? (
            <Button look="primary" onClick={() => go({ page: 'create' })}>
              {list.create}
            </Button>
          ) : null}
        </PageHead>
        <Loaded of={mine}>
          {({ asAdmin, asJudge }) => (
            <Columns>
              <Stack $gap={20}>
                <Managing competitions={asAdmin} />
                <Judging competitions={asJudge} />
              </Stack>
              <Stack $gap={20}>
                <NextShow competitions={asAdmin} />
                {may('getPoint') ? (
                  <Section title={texts.points}>
                    <Loaded of={point}>{(data) => <Figure>{data.point}</Figure>}</Loaded>
                    <More to={{ page: 'account', part: 'points' }}>{texts.pointsMore}</More>
                  </Section>
                ) : null}
              </Stack>
            </Columns>
          )}
        </Loaded>
      </PageBody>
    </DeskFrame>
  );
}

function settingsOf({ id, mode }: Competition) {
  return { page: 'backstage', id, mode: mode.toLowerCase(), tab: 'basic' } as const;
}

function Managing({ competitions }: { readonly competitions: readonly Competition[] }) {
  const may = useAccountMay();
  const { overview: texts } = useBackstageMessages();
  const newest = [...competitions].sort((a, b) => b.updatedAt - a.updatedAt).slice(0, shown);
  return (
    <Section
      title={texts.managing}
      actions={
        competitions.length === 0 ? null : (
          <More to={{ page: 'competitions' }}>
            {fill(texts.all, { count: competitions.length })}
          </More>
        )
      }
    >
      {newest.length === 0 ? (
        <EmptyState title={texts.managingEmpty} hint={texts.managingEmptyHint}>
          {may('createExample') ? <ExampleButton /> : null}
        </EmptyState>
      ) : (
        <Rows>
          {newest.map((competition) => (
            <li key={competition.id}>
              <PageLink to={settingsOf(competition)}>{competition.name}</PageLink>
              <Hint>
                {fill(texts.amounts, {
                  programs: competition.programCount,
                  judges: competition.judgeCount,
                })}
              </Hint>
              <StatusTag status={competition.status} />
            </li>
          ))}
        </Rows>
      )}
    </Section>
  );
}

/** The phone's page by approval: a judge scores, and an applicant sees how the application stands. */
const phonePage = {
  APPROVED: 'scoring',
  PENDING: 'apply',
  REJECTED: 'apply',
} as const satisfies Record<Approval, DeskPage['page']>;

function Judging({ competitions }: { readonly competitions: readonly JudgedCompetition[] }) {
  const { overview: texts } = useBackstageMessages();
  const { approval: approvals } = useCommonMessages();
  return (
    <Section title={texts.judging}>
      {competitions.length === 0 ? (
        <Nothing title={texts.judgingEmpty} hint={texts.judgingEmptyHint} />
      ) : (
        <Rows>
          {competitions.map(({ id, name, number, approval, status }) => (
            <li key={id}>
              <PageLink to={{ page: phonePage[approval], id }}>{name}</PageLink>
              <Hint>{number === null ? approvals[approval] : fill(texts.number, { number })}</Hint>
              <StatusTag status={status} />
            </li>
          ))}
        </Rows>
      )}
    </Section>
  );
}

function NextShow({ competitions }: { readonly competitions: readonly Competition[] }) {
  const lang = useLang();
  const { overview: texts, list } = useBackstageMessages();
  const { go } = useNavigation();
  const openConsole = useOpenConsole();
  const [now] = useState(Date.now);
  const next = nextShow(competitions, now);
  return (
    <Section title={texts.next}>
      {next === null ? (
        <Nothing title={texts.nextNone} hint={texts.nextNoneHint} />
      ) : (
        <Stack $gap={10}>
          <div>
            <ShowName>{next.competition.name}</ShowName>
            <Hint>
              {[dateAndTime(next.startTime, lang), next.competition.look.venue]
                .filter((part) => part !== '')
                .join(' · ')}
            </Hint>
          </div>
          <Actions>
            <Button onClick={() => go(settingsOf(next.competition))}>{texts.prepare}</Button>
            {roleMayCall(next.competition.role, 'issueConsoleToken') ? (
              <Button
                busy={openConsole.busy}
                onClick={() => void openConsole.run(next.competition.id)}
              >
                {list.console}
              </Button>
            ) : null}
          </Actions>
        </Stack>
      )}
    </Section>
  );
}
