import { formatMeasured } from '@liangfen/rules';

('use client');

// The ranking: group, sub-item, display type, pages from 1; nothing is shown before a type is chosen.
import type { RankRow, RankShowType } from '@liangfen/sdk/schema';
import { rankShowTypeValues } from '@liangfen/sdk/values';
import { styled } from 'styled-components';
import { decimalsOfAll } from '../../match-screen/format.ts';
import {
  fill,
  useCommonMessages,
  useMessengerMessages,
  usePanelMessages,
} from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { NameText } from '../../primitives/NameText.tsx';
import { Segmented } from '../../primitives/Segmented.tsx';
import { Select } from '../../primitives/Select.tsx';
import { Table } from '../../primitives/Table.tsx';
import { token } from '../../theme/index.ts';
import type { ConsoleView, SendToConsole } from '../console-view.ts';
import { SendResultsButton } from '../parts/NoticeButtons.tsx';
import { RevealControls } from '../parts/RevealControls.tsx';
import type { HallNotices } from '../use-hall-notices.ts';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px 16px;
  margin-bottom: 14px;
`;

const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-bottom: 14px;
`;

const Note = styled.p`
  margin: 0 0 14px;
  color: ${token.textMuted};
`;

const whole = 'WHOLE';

export interface RankPanelProps {
  readonly view: ConsoleView;
  readonly send: SendToConsole;
  readonly notices: HallNotices | null;
  /** Whether the steps of the reveal stand here too. */
  readonly reveal?: boolean;
}

export function RankPanel({ view, send, notices, reveal = true }: RankPanelProps) {
  const { rank: texts, list, marks } = usePanelMessages();
  const { rankShowType } = useCommonMessages();
  const { noRanking } = useMessengerMessages().panel;
  const { groups, ranking, match } = view;
  const { stage } = match;
  const shown = stage.kind === 'RANKING' ? stage : null;
  const decimals = decimalsOfAll(shown?.rows.map((row) => row.score) ?? [], shown?.decimals);
  const rankText = ({ rank, tied }: RankRow) =>
    rank === null ? '—' : tied ? fill(texts.tied, { rank }) : rank;
  return (
    <div>
      <Tools>
        {groups.offered ? (
          <Button data-open-groups onClick={() => send({ type: 'OPEN_GROUP_DIALOG' })}>
            {`${fill(marks.says, { label: texts.group, text: groups.active?.groupName ?? '' })} ▾`}
          </Button>
        ) : null}
        {ranking.items.length === 0 ? null : (
          <div style={{ minWidth: 180 }}>
            <Select
              label={texts.item}
              value={ranking.itemId ?? whole}
              options={[
                { value: whole, label: texts.whole },
                ...ranking.items.map((item) => ({ value: item.id, label: item.itemName })),
              ]}
              onChange={(itemId) =>
                send({ type: 'CHOOSE_RANK_ITEM', itemId: itemId === whole ? null : itemId })
              }
            />
          </div>
        )}
        <Segmented<RankShowType>
          label={texts.type}
          value={ranking.rankShowType}
          options={rankShowTypeValues.map((value) => ({ value, label: rankShowType[value] }))}
          onChange={(type) => send({ type: 'CHOOSE_RANK_TYPE', rankShowType: type })}
        />
        {rankShowTypeValues.map((type) => (
          <Button
            key={type}
            onClick={() =>
              send({ type: 'CHOOSE_RANK_TYPE', rankShowType: type, covered: !ranking.covered })
            }
          >
            {fill(ranking.covered ? texts.automatic : texts.covered, { type: rankShowType[type] })}
          </Button>
        ))}
        <Select
          label={texts.pace}
          title={texts.paceHint}
          value={String(ranking.paceMs)}
          options={ranking.paces.map((ms) => ({
            value: String(ms),
            label: fill(texts.paceOf, { seconds: ms / 1000 }),
          }))}
          onChange={(ms) => send({ type: 'CHOOSE_RANK_PACE', paceMs: Number(ms) })}
        />
        <SendResultsButton
          notices={notices}
          blockedReason={stage.kind === 'RANKING' ? null : noRanking}
        />
      </Tools>
      {ranking.rankShowType === null ? (
        <Note>{texts.choose}</Note>
      ) : (
        <>
          <Pages aria-label={texts.pages}>
            {ranking.pages.map((page) => (
              <Button
                key={page.pageNo}
                look={page.current ? 'primary' : 'secondary'}
                aria-current={page.current ? 'page' : undefined}
                aria-label={fill(texts.page, { page: page.number })}
                onClick={() => send({ type: 'TURN_PAGE', pageNo: page.pageNo })}
              >
                {page.number}
              </Button>
            ))}
          </Pages>
          {reveal ? <RevealControls view={view} send={send} /> : null}
          {stage.kind === 'RANKING' ? (
            <Table
              label={texts.title}
              rows={stage.rows}
              rowKey={(row) => row.programId}
              columns={[
                { key: 'rank', title: '#', width: '88px', cell: rankText },
                {
                  key: 'name',
                  title: list.column.name,
                  rowHeader: true,
                  cell: (row) => <NameText name={row.programName} />,
                },
                {
                  key: 'contestant',
                  title: list.column.contestant,
                  cell: (row) => <NameText name={row.contestant === '' ? '—' : row.contestant} />,
                },
                {
                  key: 'score',
                  title: list.column.score,
                  align: 'end',
                  cell: (row) =>
                    row.score === null ? '—' : formatMeasured(row.score, decimals, stage.scoreUnit),
                },
              ]}
            />
          ) : null}
        </>
      )}
    </div>
  );
}
