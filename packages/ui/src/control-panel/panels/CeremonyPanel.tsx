'use client';
// The ceremony: podium, champion and awards, each begun stepped or playing, and which awards this group gives.
import { blockedReason, ceremonyCovered } from '@liangfen/rules';
import type { Award, CeremonyPart, CurrentMatch } from '@liangfen/sdk/schema';
import { ceremonyPartValues } from '@liangfen/sdk/values';
import { styled } from 'styled-components';
import { fill, useFailureMessages, usePanelMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { Button } from '../../primitives/Button.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { Table } from '../../primitives/Table.tsx';
import { useLookedUp } from '../../primitives/use-looked-up.ts';
import { token } from '../../theme/index.ts';
import { ceremonyLines } from '../ceremony-lines.ts';
import type { ConsoleView, SendToConsole } from '../console-view.ts';
import type { HallCalls } from '../hall-calls.ts';
import { RevealControls } from '../parts/RevealControls.tsx';

const Parts = styled.ul`
  display: grid;
  gap: 10px;
  margin: 0 0 16px;
  padding: 0;
  list-style: none;
`;

/** Whose ceremony it is: with several groups nothing else here says so. */
const ForGroup = styled.div`
  margin-bottom: 10px;
`;

const Part = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  padding: 12px 14px;
  border: 1px solid ${token.line};
  border-radius: ${token.radius};
  background: ${token.surface};
  &[data-on-air] {
    border-color: ${token.accent};
    background: ${token.accentSoft};
  }
  > div {
    flex: 1 1 200px;
    display: grid;
    gap: 2px;
  }
  small {
    color: ${token.textMuted};
    font-size: 13px;
    line-height: 19px;
  }
`;

export interface CeremonyPanelProps {
  readonly view: Pick<ConsoleView, 'match' | 'groups'>;
  readonly send: SendToConsole;
  /** Asks for the picture of a part, so that the panel says who comes up; without it the panel says how in general. */
  readonly calls?: Pick<HallCalls, 'ceremony'>;
  /** Whether the steps of the reveal stand here too. */
  readonly reveal?: boolean;
}

export function CeremonyPanel({ view, send, calls, reveal = true }: CeremonyPanelProps) {
  const { ceremony: texts, rank, marks } = usePanelMessages();
  const { match, groups } = view;
  const awards = match.setting.awards ?? [];
  return (
    <div>
      {groups.offered ? (
        <ForGroup>
          <Button data-open-groups onClick={() => send({ type: 'OPEN_GROUP_DIALOG' })}>
            {`${fill(marks.says, { label: rank.group, text: groups.active?.groupName ?? '' })} ▾`}
          </Button>
        </ForGroup>
      ) : null}
      {reveal ? <RevealControls view={view} send={send} /> : null}
      <Parts>
        {ceremonyPartValues.map((part) => (
          <PartLine key={part} part={part} match={match} send={send} calls={calls} />
        ))}
      </Parts>
      <Table
        label={texts.awards}
        rows={[...awards.entries()]}
        rowKey={([at]) => String(at)}
        empty={<EmptyState title={texts.noAwards} hint={texts.noAwardsHint} />}
        columns={[
          {
            key: 'name',
            title: texts.awardName,
            rowHeader: true,
            cell: ([, { awardName }]) => awardName,
          },
          {
            key: 'winners',
            title: texts.winners,
            cell: ([, award]) => <WinnersText award={award} match={match} />,
          },
        ]}
      />
    </div>
  );
}

function PartLine({
  part,
  match,
  send,
  calls,
}: {
  readonly part: CeremonyPart;
  readonly match: CurrentMatch;
  readonly send: SendToConsole;
  readonly calls: CeremonyPanelProps['calls'];
}) {
  const { ceremony: texts, marks } = usePanelMessages();
  const { blocked: refusals } = useFailureMessages();
  const { name, hint } = texts.part[part];
  const blocked = blockedReason(match, { type: 'SHOW_CEREMONY', part });
  const asked = calls === undefined || blocked !== null ? null : `${part} ${match.operatorVersion}`;
  const looked = useLookedUp(asked, async (signal) => calls?.ceremony(part, signal));
  // Without an answer the panel says how the part goes in general.
  const stage = looked.state === 'FOUND' ? looked.answer : undefined;
  const told = stage === undefined ? [] : ceremonyLines(stage, match, { texts, list: marks.list });
  const covered = ceremonyCovered(match.setting, part);
  // In one order in every part, whichever is usual: the same place does the same.
  const ways = [true, false];
  return (
    <Part data-on-air={match.link === part || undefined} data-ceremony={part}>
      <div>
        <strong>{name}</strong>
        {blocked !== null ? (
          <small>{refusals[blocked.reason]}</small>
        ) : told.length === 0 ? (
          <small>{hint}</small>
        ) : (
          told.map((line) => <small key={line}>{line}</small>)
        )}
      </div>
      {ways.map((way) => {
        const word = way ? texts.start.covered : texts.start.automatic;
        return (
          <Button
            key={String(way)}
            look={way === covered ? 'primary' : 'secondary'}
            disabled={blocked !== null}
            aria-label={fill(texts.startFor, { part: name, way: word })}
            onClick={() =>
              send({ type: 'RUN', command: { type: 'SHOW_CEREMONY', part, covered: way } })
            }
          >
            {word}
          </Button>
        );
      })}
    </Part>
  );
}

function WinnersText({ award, match }: { readonly award: Award; readonly match: CurrentMatch }) {
  const { ceremony: texts, marks } = usePanelMessages();
  switch (award.basis) {
    case 'RANK': {
      const { fromRank: from, toRank: to } = award;
      return ownText(
        from === to ? fill(texts.byRank, { from }) : fill(texts.byRanks, { from, to }),
      );
    }
    case 'HAND': {
      const chosen = new Set(award.programIds);
      const names = match.programGroups
        .flatMap(({ programs }) => programs)
        .filter(({ id }) => chosen.has(id))
        .map(({ programName }) => programName);
      return ownText(names.length === 0 ? texts.nobody : names.join(marks.list));
    }
  }
}
