'use client';
// The program list and the test panel: one row per program, with the steps the rules allow.
import type { ProgramRow } from '@liangfen/console-machine';
import { decimalsOfAll, formatMeasured, hasBouts, judgesShort, scoreUnitOf } from '@liangfen/rules';
import { performanceWordOf, standingText } from '@liangfen/rules/words';
import { useRef } from 'react';
import { styled } from 'styled-components';
import {
  fill,
  useCommonMessages,
  useMessengerMessages,
  usePanelMessages,
} from '../../messages/index.ts';
import { Button, type ButtonSize } from '../../primitives/Button.tsx';
import { Tag, type Tone } from '../../primitives/Card.tsx';
import { NameText } from '../../primitives/NameText.tsx';
import { Segmented } from '../../primitives/Segmented.tsx';
import { type Column, Table } from '../../primitives/Table.tsx';
import { token } from '../../theme/index.ts';
import { BattleDesk } from '../battle-desk/index.ts';
import type { ConsoleView, SendToConsole } from '../console-view.ts';
import { AudienceVoteTools } from '../parts/AudienceVoteTools.tsx';
import { RemindButton } from '../parts/NoticeButtons.tsx';
import { ProgramFinder, useFoundPrograms } from '../parts/ProgramFinder.tsx';
import { StepButton } from '../parts/StepButton.tsx';
import { TimePenaltyButton } from '../parts/TimePenalty.tsx';
import { TitleTools } from '../parts/TitleTools.tsx';
import type { HallNotices } from '../use-hall-notices.ts';
import { useOnAirInSight } from '../use-on-air-in-sight.ts';
import { FoulCell, OperationCell, PointCell, ResultCell } from './BattleCells.tsx';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 16px;
  margin-bottom: 12px;
`;

const Note = styled.p`
  margin: 0;
  color: ${token.textMuted};
  font-size: 13px;
  line-height: 20px;
`;

const Steps = styled.div`
  display: flex;
  gap: 6px;
`;

const Name = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
`;

const sideGrounds = { RED: token.redGround, BLUE: token.blueGround };
const sideInks = { RED: token.onRed, BLUE: token.onBlue };

const Side = styled.span<{ $side: 'RED' | 'BLUE' }>`
  padding: 0 6px;
  border-radius: 4px;
  background: ${({ $side }) => sideGrounds[$side]};
  color: ${({ $side }) => sideInks[$side]};
  font-size: 12px;
  line-height: 20px;
  white-space: nowrap;
`;

const Score = styled.strong`
  font-family: ${token.fontDigits};
  font-size: 17px;
  font-weight: 600;
  white-space: nowrap;
`;

/** The contestant, perhaps a school, in one line; only a name that would push the rest away takes a second line. */
const Contestant = styled.span`
  display: inline-block;
  width: max-content;
  /* As wide as its longest Latin word: half a word in a line of its own is read as another name. */
  min-width: min-content;
  max-width: 9em;
  overflow-wrap: normal;
`;

export interface ProgramsPanelProps {
  readonly view: ConsoleView;
  readonly send: SendToConsole;
  /** Epoch ms by the server's clock. */
  readonly serverNow: () => number;
  /** Opens the correction of a program with a result. */
  readonly onCorrect: (programId: string) => void;
  /** Opens the standing of a program: absent, withdrawn, disqualified, guest. */
  readonly onStand: (programId: string) => void;
  readonly notices: HallNotices | null;
}

export function ProgramsPanel(props: ProgramsPanelProps) {
  const { view, send, serverNow, onCorrect, onStand } = props;
  const { flow, list, marks } = usePanelMessages();
  const { rows, groups, items, panel, match, bout } = view;
  const body = useRef<HTMLDivElement>(null);
  const found = useFoundPrograms(rows, body);
  useOnAirInSight(body, rows, bout !== null);

  const columns = useColumns(view, send, onCorrect, onStand);
  return (
    <div ref={body}>
      {bout === null ? null : (
        <BattleDesk bout={bout} view={view} send={send} serverNow={serverNow} hand="desk" />
      )}
      <Tools>
        {panel === 'programList' && groups.offered ? (
          <Button data-open-groups onClick={() => send({ type: 'OPEN_GROUP_DIALOG' })}>
            {`${fill(marks.says, { label: list.group, text: groups.active?.groupName ?? '' })} ▾`}
          </Button>
        ) : null}
        {items === null ? null : (
          <Segmented
            label={list.item}
            value={items.itemId}
            options={items.items.map((item) => ({ value: item.id, label: item.itemName }))}
            onChange={(itemId) => send({ type: 'CHOOSE_ITEM', itemId })}
          />
        )}
        {panel === 'test' ? <Note>{list.test}</Note> : null}
        {hasBouts(match.mode) ? null : <Note>{list.note}</Note>}
        {panel === 'programList' ? <TitleTools view={view} send={send} /> : null}
        {panel === 'programList' ? <AudienceVoteTools view={view} send={send} /> : null}
        <RemindToSubmit {...props} />
        {found.finder === null ? null : <ProgramFinder {...found.finder} />}
      </Tools>
      <Table<ProgramRow>
        label={panel === 'test' ? flow.test : flow.programList}
        rows={found.rows}
        rowKey={(row) => row.program.id}
        rowName={(row) => row.program.programName}
        rowState={(row) =>
          row.onAir ? 'current' : row.program.disabled === null ? undefined : 'disabled'
        }
        columns={columns}
      />
    </div>
  );
}

/** Always in its place, so that nothing moves when scoring opens; a test is not worth a notice. */
export function RemindToSubmit({ view, notices }: Pick<ProgramsPanelProps, 'view' | 'notices'>) {
  const { panel: texts } = useMessengerMessages();
  const { panel, match, submissions } = view;
  if (panel === 'test' || hasBouts(match.mode)) return null;
  const isOpen = match.window?.open === true;
  const isComplete = isOpen && submissions.missing.length === 0;
  return (
    <RemindButton
      notices={notices}
      occasion="SCORE"
      blockedReason={isComplete ? texts.nobodyToRemind.SCORE : isOpen ? null : texts.noWindow}
    />
  );
}

/**
 * Writes a score with the decimals of the setting, a vote's result with those of the longest result in the list, and a
 * bout's points as they are.
 */
export function scoreText({ score, battle }: ProgramRow, match: ConsoleView['match']): string {
  if (score === null) return '—';
  const decimals = battle === null ? decimalsOfList(match) : 0;
  return formatMeasured(score, decimals, scoreUnitOf(match.setting));
}

function decimalsOfList({ setting, programGroups }: ConsoleView['match']): number {
  switch (setting.mode) {
    case 'SCORE':
    case 'BATTLE':
      return setting.decimals;
    case 'VOTE':
      return decimalsOfAll(
        programGroups.flatMap(({ programs }) => programs.map((one) => one.finalScore)),
      );
  }
}

const tones: Record<ProgramRow['phase'], Tone> = {
  WAITING: 'neutral',
  SPEECH: 'accent',
  SCORING: 'warning',
  REVEALED: 'accent',
  RESULT: 'success',
  BATTLE: 'warning',
  DETERMINED: 'success',
};

export interface PhaseTagProps {
  readonly row: ProgramRow;
  readonly view: Pick<ConsoleView, 'match' | 'submissions'>;
}

export function PhaseTag({ row, view }: PhaseTagProps) {
  const { list, feedback, marks } = usePanelMessages();
  const { phase } = useCommonMessages();
  const word = fill(phase[row.phase], { performance: performanceWordOf(view.match.look) });
  const names = row.progress === null ? [] : view.submissions.missing.map(({ name }) => name);
  return (
    <Tag
      $tone={tones[row.phase]}
      data-phase={row.phase}
      title={
        names.length === 0 ? undefined : fill(feedback.missing, { names: names.join(marks.list) })
      }
    >
      {row.progress === null ? word : fill(list.progress, { phase: word, ...row.progress })}
    </Tag>
  );
}

/** Marks a published result that was corrected, so that it does not change unnoticed. */
export function CorrectedTag({ row }: { readonly row: ProgramRow }) {
  const { list } = usePanelMessages();
  return row.program.corrected ? (
    <Tag $tone="warning" data-corrected>
      {list.corrected}
    </Tag>
  ) : null;
}

export interface CorrectButtonProps {
  readonly row: ProgramRow;
  readonly onCorrect: ProgramsPanelProps['onCorrect'];
  readonly size?: ButtonSize;
}

export function CorrectButton({ row, onCorrect, size = 'small' }: CorrectButtonProps) {
  const { list } = usePanelMessages();
  if (!row.correctable) return null;
  const { id, programName: program } = row.program;
  return (
    <Button
      size={size}
      look="quiet"
      aria-label={fill(list.correctFor, { program })}
      onClick={() => onCorrect(id)}
    >
      {list.correct}
    </Button>
  );
}

/** Warns before its scoring that a program has fewer judges than others, where that changes the scale of its result. */
export function ShortPanelTag({
  row,
  view: { match },
}: Pick<PhaseTagProps, 'row'> & {
  readonly view: Pick<ConsoleView, 'match'>;
}) {
  const { list } = usePanelMessages();
  const count = judgesShort(match, row.program.id);
  if (count === 0 || row.phase === 'RESULT') return null;
  return (
    <Tag $tone="warning" data-short={count} title={list.shortHint}>
      {fill(list.short, { count })}
    </Tag>
  );
}

/** Says in the field's words that a program is out of the ranking. */
export function StandingTag({ row }: { readonly row: ProgramRow }) {
  const { standing } = usePanelMessages();
  const word = standingText(row.program, standing.words);
  if (word === null) return null;
  return (
    <Tag $tone="warning" data-standing={row.program.standing} title={row.program.standingReason}>
      {word}
    </Tag>
  );
}

export interface StandingButtonProps {
  readonly row: ProgramRow;
  readonly view: Pick<ConsoleView, 'panel'>;
  readonly onStand: ProgramsPanelProps['onStand'];
  readonly size?: ButtonSize;
}

/** At any moment of the show, also on stage and after the result; a test has no standing. */
export function StandingButton({ row, view, onStand, size = 'small' }: StandingButtonProps) {
  const { standing } = usePanelMessages();
  if (view.panel === 'test') return null;
  const { id, programName: program } = row.program;
  return (
    <Button
      size={size}
      look="quiet"
      aria-label={fill(standing.openFor, { program })}
      onClick={() => onStand(id)}
    >
      {standing.open}
    </Button>
  );
}

function useColumns(
  view: ConsoleView,
  send: SendToConsole,
  onCorrect: ProgramsPanelProps['onCorrect'],
  onStand: ProgramsPanelProps['onStand'],
): Column<ProgramRow>[] {
  const { list } = usePanelMessages();
  const battle = hasBouts(view.match.mode);
  return [
    {
      key: 'sort',
      title: list.column.sort,
      width: battle ? '32px' : '56px',
      cell: (row) => row.program.sort,
    },
    {
      key: 'name',
      title: list.column.name,
      rowHeader: true,
      cell: (row) => (
        <Name>
          {row.battle?.side == null ? null : (
            <Side $side={row.battle.side}>
              {{ RED: list.red, BLUE: list.blue }[row.battle.side]}
            </Side>
          )}
          <span>
            <NameText name={row.program.programName} />
          </span>
          <PhaseTag row={row} view={view} />
          <CorrectedTag row={row} />
          <StandingTag row={row} />
          <ShortPanelTag row={row} view={view} />
          <TimePenaltyButton program={row.program} view={view} send={send} onCorrect={onCorrect} />
        </Name>
      ),
    },
    {
      key: 'contestant',
      title: list.column.contestant,
      cell: (row) => (
        <Contestant data-contestant>
          <NameText name={row.program.contestant === '' ? '—' : row.program.contestant} />
        </Contestant>
      ),
    },
    {
      key: 'score',
      title: list.column.score,
      align: 'end',
      cell: (row) => <Score data-score>{scoreText(row, view.match)}</Score>,
    },
    ...(battle
      ? [
          {
            key: 'foul',
            title: list.column.foul,
            cell: (row: ProgramRow) => <FoulCell row={row} view={view} send={send} />,
          },
          {
            key: 'scoring',
            title: list.column.scoring,
            // Three quick points and one's own in one line, also while a bout is on.
            width: '180px',
            cell: (row: ProgramRow) => <PointCell row={row} view={view} send={send} />,
          },
          {
            key: 'result',
            title: list.column.result,
            cell: (row: ProgramRow) => (
              <Steps>
                <ResultCell row={row} view={view} send={send} />
                <CorrectButton row={row} onCorrect={onCorrect} />
              </Steps>
            ),
          },
        ]
      : []),
    {
      key: 'operation',
      title: list.column.operation,
      // Buttons must not move under the pointer when a label grows, e.g. to 重新上场.
      width: battle ? '190px' : '444px',
      cell: (row) =>
        battle ? (
          <Steps>
            <OperationCell row={row} view={view} send={send} />
            <StandingButton row={row} view={view} onStand={onStand} />
          </Steps>
        ) : (
          <Steps>
            {row.steps.map((step) => (
              <StepButton
                key={step.command.type}
                program={row.program.programName}
                of={step}
                view={view}
                send={send}
              />
            ))}
            <CorrectButton row={row} onCorrect={onCorrect} />
            <StandingButton row={row} view={view} onStand={onStand} />
          </Steps>
        ),
    },
  ];
}
