'use client';
// The running order and the results that the wall has shown, one list at a time.
import { standingText } from '@liangfen/rules/words';
import type { AudienceFrame, AudienceGroup, AudienceRow } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { formatFigure } from '../match-screen/format.ts';
import { fill, useAudienceMessages } from '../messages/index.ts';
import { part } from '../style-sheets/part.ts';
import { Rank } from './Rank.tsx';
import { Worked } from './Worked.tsx';

const Tabs = part('div', 'lf-audience-tabs');
const Group = part('section', 'lf-audience-group');
const Rows = part('ol', 'lf-audience-rows');
const Quiet = part('p', 'lf-audience-quiet');

type List = 'order' | 'results';

/** How figures of this competition are written. */
interface Figures {
  readonly decimals: number;
  readonly scoreUnit: AudienceFrame['scoreUnit'] | undefined;
}

export function RunningOrder({ frame }: { readonly frame: AudienceFrame }) {
  const texts = useAudienceMessages();
  const [list, setList] = useState<List>('order');
  // The group on air comes first.
  const groups = [...frame.groups].sort((a, b) => Number(b.active) - Number(a.active));
  return (
    <>
      <Tabs role="group" aria-label={texts.page}>
        {(['order', 'results'] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={list === name}
            onClick={() => setList(name)}
          >
            {texts[name]}
          </button>
        ))}
      </Tabs>
      {groups.map((group) => (
        <Group key={group.id} aria-label={group.name}>
          {groups.length > 1 ? <h3>{group.name}</h3> : null}
          <GroupRows
            group={group}
            list={list}
            decimals={frame.decimals}
            scoreUnit={frame.scoreUnit}
          />
        </Group>
      ))}
    </>
  );
}

function GroupRows({
  group,
  list,
  decimals,
  scoreUnit,
}: Figures & {
  readonly group: AudienceGroup;
  readonly list: List;
}) {
  const texts = useAudienceMessages();
  const rows = list === 'order' ? group.rows : ranked(group.rows);
  if (rows.length === 0) return <Quiet>{texts.noResults}</Quiet>;
  const after = group.total - group.offset - group.rows.length;
  return (
    <>
      <Rows>
        {rows.map((row) => (
          <li
            key={row.id}
            data-state={row.state}
            data-top={(list === 'results' && (row.rank ?? 9) <= 3) || undefined}
            aria-current={row.state === 'ON_STAGE' || undefined}
          >
            {row.working ? (
              // Another score has another working.
              <Worked key={row.score} programId={row.id}>
                <RowWords {...{ row, list, decimals, scoreUnit }} />
              </Worked>
            ) : (
              <RowWords {...{ row, list, decimals, scoreUnit }} />
            )}
          </li>
        ))}
      </Rows>
      {group.offset > 0 || after > 0 ? (
        <Quiet>{fill(texts.more, { before: group.offset, after: Math.max(0, after) })}</Quiet>
      ) : null}
    </>
  );
}

function RowWords({
  row,
  list,
  decimals,
  scoreUnit,
}: Figures & {
  readonly row: AudienceRow;
  readonly list: List;
}) {
  return (
    <>
      {list === 'order' ? (
        <b translate="no">{row.sort}</b>
      ) : (
        <Rank rank={row.rank} tied={row.tied} />
      )}
      <span translate="no">
        <span>{row.programName}</span>
        <small>{row.contestant}</small>
      </span>
      <Standing row={row} decimals={decimals} scoreUnit={scoreUnit} />
    </>
  );
}

function Standing({ row, decimals, scoreUnit }: Figures & { readonly row: AudienceRow }) {
  const texts = useAudienceMessages();
  const { score, outcome, state } = row;
  const standing = standingText(row, texts.standing);
  if (score === null) {
    const told = row.walkover === true ? texts.walkover : (standing ?? texts.state[state]);
    return <em data-state={state}>{told}</em>;
  }
  return (
    <strong>
      {standing === null ? null : <em data-standing>{standing}</em>}
      {outcome === null ? null : <em data-outcome={outcome}>{texts.outcome[outcome]}</em>}
      <span translate="no">{formatFigure(score, decimals, scoreUnit)}</span>
    </strong>
  );
}

/** Sorts the rows by the ranks that the hall knows; a row whose rank was not told yet comes after. */
function ranked(rows: readonly AudienceRow[]): AudienceRow[] {
  return rows
    .filter(({ score }) => score !== null)
    .sort((a, b) => (a.rank ?? Number.MAX_VALUE) - (b.rank ?? Number.MAX_VALUE) || a.sort - b.sort);
}
