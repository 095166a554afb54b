'use client';
// The chosen panel for one hand: programs as cards that open, the other panels as they are.
import type { Bout, ProgramRow } from '@liangfen/console-machine';
import { hasBouts } from '@liangfen/rules';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { fill, usePanelMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { NameText } from '../../primitives/NameText.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { Segmented } from '../../primitives/Segmented.tsx';
import { token } from '../../theme/index.ts';
import { BattleDesk } from '../battle-desk/index.ts';
import type { HallCalls } from '../hall-calls.ts';
import { FoulCell, OperationCell, PointCell, ResultCell } from '../panels/BattleCells.tsx';
import { BracketPanel } from '../panels/BracketPanel.tsx';
import { CeremonyPanel } from '../panels/CeremonyPanel.tsx';
import { InitPanel } from '../panels/InitPanel.tsx';
import {
  CorrectButton,
  CorrectedTag,
  PhaseTag,
  type ProgramsPanelProps,
  RemindToSubmit,
  ShortPanelTag,
  StandingButton,
  scoreText,
} from '../panels/ProgramsPanel.tsx';
import { RankPanel } from '../panels/RankPanel.tsx';
import { SignInPanel } from '../panels/SignInPanel.tsx';
import { AudienceVoteTools } from '../parts/AudienceVoteTools.tsx';
import { ProgramFinder, useFoundPrograms } from '../parts/ProgramFinder.tsx';
import { StepButton } from '../parts/StepButton.tsx';
import { TimePenaltyButton } from '../parts/TimePenalty.tsx';
import { TitleTools } from '../parts/TitleTools.tsx';
import { landscape } from '../small-windows.ts';

const Note = styled.p`
  margin: 0 0 10px;
  color: ${token.textMuted};
  font-size: 13px;
  line-height: 20px;
`;

const Rows = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  /* Held sideways, the rows of the running bout stand beside each other, each under its half of the desk. */
  ${landscape} {
    &[data-bout] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: start;
      > :nth-child(n + 3) {
        grid-column: 1 / -1;
      }
    }
  }
`;

const Row = styled.li`
  border: 1px solid ${token.line};
  border-radius: 12px;
  background: ${token.surface};
  &[data-state='current'] {
    border-color: ${token.accent};
    box-shadow: inset 3px 0 0 ${token.accent};
  }
  &[data-state='disabled'] {
    color: ${token.textMuted};
  }
`;

const RowHead = styled.button`
  display: grid;
  grid-template-columns: 34px minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 8px;
  width: 100%;
  min-height: 52px;
  padding: 6px 12px;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  b {
    font-family: ${token.fontDigits};
    font-size: 19px;
    font-variant-numeric: tabular-nums;
  }
  small {
    display: block;
    color: ${token.textMuted};
    font-size: 13px;
    line-height: 18px;
  }
`;

const Tags = styled.span`
  display: grid;
  justify-items: end;
  gap: 2px;
`;

const RowBody = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 0 12px 12px;
`;

export function MobileContent({
  view,
  send,
  serverNow,
  onCorrect,
  onStand,
  notices,
  calls,
}: ProgramsPanelProps & { readonly calls: HallCalls }) {
  const { list, find, marks } = usePanelMessages();
  /** Null follows the row on air. */
  const [openRow, setOpenRow] = useState<string | null>(null);
  const { panel, rows, groups, items, match, bout } = view;
  const body = useRef<HTMLUListElement>(null);
  const found = useFoundPrograms(rows, body);
  if (panel === 'init') return <InitPanel view={view} send={send} />;
  if (panel === 'signIn') return <SignInPanel view={view} send={send} notices={notices} />;
  if (panel === 'ceremony')
    return <CeremonyPanel view={view} send={send} calls={calls} reveal={false} />;
  if (panel === 'bracket') return <BracketPanel view={view} />;
  if (panel === 'rank')
    return <RankPanel view={view} send={send} notices={notices} reveal={false} />;
  // The two that list programs are left; a panel that is not named above does not compile.
  const listing: 'programList' | 'test' = panel;
  return (
    <>
      {bout === null ? null : (
        <BattleDesk bout={bout} view={view} send={send} serverNow={serverNow} hand="mobile" />
      )}
      {listing === 'programList' && groups.offered ? (
        <Button style={{ marginBottom: 10 }} onClick={() => send({ type: 'OPEN_GROUP_DIALOG' })}>
          {`${fill(marks.says, { label: list.group, text: groups.active?.groupName ?? '' })} ▾`}
        </Button>
      ) : null}
      {items === null ? null : (
        <div style={{ marginBottom: 10, overflowX: 'auto' }}>
          <Segmented
            label={list.item}
            value={items.itemId}
            options={items.items.map((item) => ({ value: item.id, label: item.itemName }))}
            onChange={(itemId) => send({ type: 'CHOOSE_ITEM', itemId })}
          />
        </div>
      )}
      {listing === 'programList' ? (
        <div style={{ marginBottom: 10 }}>
          <TitleTools view={view} send={send} />
          <AudienceVoteTools view={view} send={send} />
        </div>
      ) : null}
      {listing === 'test' ? <Note>{list.test}</Note> : null}
      {hasBouts(match.mode) ? null : <Note>{list.note}</Note>}
      {notices === null ? null : (
        <div style={{ marginBottom: 10 }}>
          <RemindToSubmit view={view} notices={notices} />
        </div>
      )}
      {found.finder === null ? null : (
        <div style={{ marginBottom: 10 }}>
          <ProgramFinder {...found.finder} keys={false} />
        </div>
      )}
      {found.rows.length === 0 ? (
        <EmptyState title={rows.length === 0 ? list.empty : find.none} />
      ) : null}
      <Rows ref={body} data-bout={bout === null ? undefined : true}>
        {withBoutFirst(found.rows, bout).map((row) => (
          <MobileRow
            key={row.program.id}
            row={row}
            // The running bout has its desk; its rows stay two lines.
            open={openRow === null ? row.onAir && bout === null : openRow === row.program.id}
            onToggle={(open) => setOpenRow(open ? row.program.id : null)}
            view={view}
            send={send}
            serverNow={serverNow}
            onCorrect={onCorrect}
            onStand={onStand}
          />
        ))}
      </Rows>
    </>
  );
}

/** A small window has no room for a search in mid-fight: the pair stands right under its desk. */
function withBoutFirst(rows: readonly ProgramRow[], bout: Bout | null): readonly ProgramRow[] {
  if (bout === null) return rows;
  const pair = new Set([bout.red.program.id, bout.blue.program.id]);
  const isOfPair = ({ program }: ProgramRow) => pair.has(program.id);
  return [...rows.filter(isOfPair), ...rows.filter((row) => !isOfPair(row))];
}

function MobileRow({
  row,
  open,
  onToggle,
  view,
  send,
  onCorrect,
  onStand,
}: Omit<ProgramsPanelProps, 'notices'> & {
  readonly row: ProgramRow;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
}) {
  const { program, battle, steps, onAir } = row;
  return (
    <Row data-state={onAir ? 'current' : program.disabled === null ? undefined : 'disabled'}>
      <RowHead type="button" aria-expanded={open} onClick={() => onToggle(!open)}>
        <b>{program.sort}</b>
        <span>
          <span>
            <NameText name={program.programName} />
          </span>
          {program.contestant === '' ? null : (
            <small>
              <NameText name={program.contestant} />
            </small>
          )}
        </span>
        <Tags>
          <PhaseTag row={row} view={view} />
          <CorrectedTag row={row} />
          <ShortPanelTag row={row} view={view} />
        </Tags>
        <b>{scoreText(row, view.match)}</b>
      </RowHead>
      {open ? (
        <RowBody>
          {battle === null ? (
            <>
              {steps.map((step) => (
                <StepButton
                  key={step.command.type}
                  program={program.programName}
                  of={step}
                  size="medium"
                  view={view}
                  send={send}
                />
              ))}
              {row.covered.map((step) => (
                <StepButton
                  key={`${step.command.type} covered`}
                  program={program.programName}
                  of={step}
                  size="medium"
                  view={view}
                  send={send}
                />
              ))}
              <TimePenaltyButton program={program} view={view} send={send} onCorrect={onCorrect} />
              <CorrectButton row={row} onCorrect={onCorrect} size="medium" />
              <StandingButton row={row} view={view} onStand={onStand} size="medium" />
            </>
          ) : (
            <>
              <OperationCell row={row} view={view} send={send} />
              <PointCell row={row} view={view} send={send} />
              <FoulCell row={row} view={view} send={send} />
              <ResultCell row={row} view={view} send={send} />
              <CorrectButton row={row} onCorrect={onCorrect} size="medium" />
              <StandingButton row={row} view={view} onStand={onStand} size="medium" />
            </>
          )}
        </RowBody>
      ) : null}
    </Row>
  );
}
