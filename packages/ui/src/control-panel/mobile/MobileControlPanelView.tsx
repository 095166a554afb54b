'use client';
// The panel for one hand: the picture on top, the list in the middle, the next step at the thumb.
import type { ProgramRow } from '@liangfen/console-machine';
import { useState } from 'react';
import { styled } from 'styled-components';
import { MatchStage } from '../../match-screen/index.ts';
import { fill, usePanelMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dot } from '../../primitives/Card.tsx';
import { Segmented } from '../../primitives/Segmented.tsx';
import { token } from '../../theme/index.ts';
import type { ControlPanelViewProps } from '../ControlPanelView.tsx';
import { Confirmation } from '../dialogs/Confirmation.tsx';
import { LateScores } from '../dialogs/LateScores.tsx';
import { OpenDialogs } from '../dialogs/OpenDialogs.tsx';
import { ResultDialog } from '../dialogs/ResultDialog.tsx';
import { FoulCell, OperationCell, PointCell, ResultCell } from '../panels/BattleCells.tsx';
import { InitPanel } from '../panels/InitPanel.tsx';
import {
  CorrectButton,
  CorrectedTag,
  PhaseTag,
  type ProgramsPanelProps,
} from '../panels/ProgramsPanel.tsx';
import { RankPanel } from '../panels/RankPanel.tsx';
import { SignInPanel } from '../panels/SignInPanel.tsx';
import { NextStep } from '../parts/NextStep.tsx';
import { StageClock } from '../parts/StageClock.tsx';
import { StepButton } from '../parts/StepButton.tsx';

const Whole = styled.main`
  display: grid;
  grid-template-rows: auto auto minmax(0, 1fr) auto;
  width: 100%;
  max-width: 560px;
  height: 100vh;
  height: 100dvh;
  margin: 0 auto;
  background: ${token.bg};
  color: ${token.text};
  font-family: ${token.font};
  font-size: 15px;
  line-height: 22px;
`;

const Picture = styled.div`
  height: 128px;
  background: ${token.bgDeep};
`;

const State = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 6px 12px;
  border-bottom: 1px solid ${token.line};
  background: ${token.surface};
  font-size: 13px;
  > [data-command='UNDO'] {
    margin-left: auto;
  }
`;

const Middle = styled.div`
  min-height: 0;
  padding: 12px;
  overflow: auto;
`;

const Rows = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
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

const Thumb = styled.div`
  display: grid;
  gap: 10px;
  padding: 10px 12px;
  padding-bottom: calc(10px + env(safe-area-inset-bottom, 0px));
  border-top: 1px solid ${token.line};
  background: ${token.surface};
`;

const Flows = styled.nav`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: 6px;
`;

const Flow = styled.button`
  min-height: 48px;
  padding: 0 2px;
  border: 1px solid ${token.line};
  border-radius: 10px;
  background: ${token.surface};
  color: ${token.text};
  font: inherit;
  font-size: 13px;
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: ${token.accent};
    background: ${token.accentSoft};
    color: ${token.accent};
    font-weight: 600;
  }
`;

export function MobileControlPanelView({ view, send, serverNow }: ControlPanelViewProps) {
  const { strip, flow, undoes } = usePanelMessages();
  const { match, panel, flowButtons, connection, submissions, undo } = view;
  const [corrected, setCorrected] = useState<string | null>(null);
  return (
    <Whole data-panel={panel} data-link={match.link}>
      <Picture>
        <MatchStage match={match} now={serverNow} announce={false} />
      </Picture>
      <div>
        <State role="region" aria-label={strip.label}>
          <Dot $tone={connection === 'live' ? 'success' : 'danger'} />
          <span role="status">{strip.connection[connection]}</span>
          {match.window?.open ? (
            <strong data-submitted>
              {fill(strip.submitted, {
                submitted: submissions.submitted,
                expected: submissions.expected,
              })}
            </strong>
          ) : null}
          <StageClock stage={match.stage} serverNow={serverNow} />
          <Button
            size="small"
            look="quiet"
            data-command="UNDO"
            blockedReason={undo === null ? strip.undoNone : null}
            onClick={() => {
              if (undo !== null) send({ type: 'RUN', command: undo.button.command });
            }}
          >
            {undo === null
              ? undoes.COMMAND_UNDONE
              : fill(strip.undo, { action: undoes[undo.undoes.type] })}
          </Button>
        </State>
        <LateScores view={view} send={send} />
      </div>
      <Middle>
        <MobileContent view={view} send={send} onCorrect={setCorrected} />
      </Middle>
      <Thumb>
        <NextStep view={view} send={send} keys={false} />
        <Flows aria-label={flow.label}>
          {flowButtons.map((button) => (
            <Flow
              key={button.panel}
              type="button"
              aria-pressed={button.open}
              data-flow={button.panel}
              onClick={() => send({ type: 'CHOOSE_FLOW', panel: button.panel })}
            >
              {flow[button.panel]}
            </Flow>
          ))}
        </Flows>
      </Thumb>
      <Confirmation view={view} send={send} />
      <OpenDialogs view={view} send={send} />
      <ResultDialog
        view={view}
        send={send}
        programId={corrected}
        onClose={() => setCorrected(null)}
      />
    </Whole>
  );
}

function MobileContent({ view, send, onCorrect }: ProgramsPanelProps) {
  const { list } = usePanelMessages();
  /** Null follows the row on air. */
  const [openRow, setOpenRow] = useState<string | null>(null);
  const { panel, rows, groups, items } = view;
  if (panel === 'init') return <InitPanel />;
  if (panel === 'signIn') return <SignInPanel view={view} send={send} />;
  if (panel === 'rank') return <RankPanel view={view} send={send} />;
  return (
    <>
      {panel === 'programList' && groups.offered ? (
        <Button style={{ marginBottom: 10 }} onClick={() => send({ type: 'OPEN_GROUP_DIALOG' })}>
          {`${list.group}：${groups.active?.groupName ?? ''} ▾`}
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
      <Rows>
        {rows.map((row) => (
          <MobileRow
            key={row.program.id}
            row={row}
            open={openRow === null ? row.onAir : openRow === row.program.id}
            onToggle={(open) => setOpenRow(open ? row.program.id : null)}
            view={view}
            send={send}
            onCorrect={onCorrect}
          />
        ))}
      </Rows>
    </>
  );
}

function MobileRow({
  row,
  open,
  onToggle,
  view,
  send,
  onCorrect,
}: ProgramsPanelProps & {
  readonly row: ProgramRow;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
}) {
  const { program, battle, steps, onAir } = row;
  return (
    <Row data-state={onAir ? 'current' : program.disabled === null ? undefined : 'disabled'}>
      <RowHead type="button" aria-expanded={open} onClick={() => onToggle(!open)}>
        <b>{program.sort}</b>
        <span>{program.programName}</span>
        <Tags>
          <PhaseTag row={row} view={view} />
          <CorrectedTag row={row} />
        </Tags>
        <b>{row.score ?? '—'}</b>
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
              <CorrectButton row={row} onCorrect={onCorrect} size="medium" />
            </>
          ) : (
            <>
              <OperationCell row={row} view={view} send={send} />
              <PointCell row={row} view={view} send={send} />
              <FoulCell row={row} view={view} send={send} />
              <ResultCell row={row} view={view} send={send} />
            </>
          )}
        </RowBody>
      ) : null}
    </Row>
  );
}
