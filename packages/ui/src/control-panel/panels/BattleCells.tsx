'use client';
// The cells that only a battle's rows have: fouls, points, the result, start and pause.
import type { ProgramRow } from '@liangfen/console-machine';
import { styled } from 'styled-components';
import {
  fill,
  useCommonMessages,
  useFailureMessages,
  usePanelMessages,
} from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Tag } from '../../primitives/Card.tsx';
import type { ConsoleView, SendToConsole } from '../console-view.ts';
import { CommandButton } from '../parts/CommandButton.tsx';
import { outcomeTones } from '../parts/outcome-tones.ts';
import { StepButton } from '../parts/StepButton.tsx';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;

export interface BattleCellProps {
  readonly row: ProgramRow;
  readonly view: ConsoleView;
  readonly send: SendToConsole;
}

export function FoulCell({ row, view, send }: BattleCellProps) {
  const { list } = usePanelMessages();
  const { battle, program } = row;
  if (battle === null) return null;
  return (
    <Buttons>
      {battle.fouls.map(({ foul, times, add }) => (
        <CommandButton
          key={foul.id}
          of={add}
          view={view}
          send={send}
          aria-label={fill(list.addFoul, { program: program.programName, foul: foul.foulName })}
        >
          {`${fill(list.foulTimes, { foul: foul.foulName, times, allowed: foul.times })} +1`}
        </CommandButton>
      ))}
    </Buttons>
  );
}

export function PointCell({ row, view, send }: BattleCellProps) {
  const { list } = usePanelMessages();
  const { blocked } = useFailureMessages();
  const { battle, program } = row;
  if (battle === null) return null;
  return (
    <Buttons>
      {battle.points.map(({ point, add }) => (
        <CommandButton
          key={point}
          of={add}
          view={view}
          send={send}
          aria-label={fill(list.addPoint, { program: program.programName, point })}
        >
          {point > 0 ? `+${point}` : point}
        </CommandButton>
      ))}
      {battle.custom === null ? null : (
        <Button
          size="small"
          aria-label={fill(list.customFor, { program: program.programName })}
          blockedReason={
            battle.custom.blocked === null ? null : blocked[battle.custom.blocked.reason]
          }
          onClick={() => send({ type: 'OPEN_SCORE_DIALOG', programId: program.id })}
        >
          {list.custom}
        </Button>
      )}
    </Buttons>
  );
}

export function ResultCell({ row, view, send }: BattleCellProps) {
  const { list } = usePanelMessages();
  const { outcome } = useCommonMessages();
  const { battle, program } = row;
  if (battle === null) return null;
  if (program.outcome !== null) {
    return <Tag $tone={outcomeTones[program.outcome]}>{outcome[program.outcome]}</Tag>;
  }
  if (battle.walkover) return <Tag $tone="success">{list.walkover}</Tag>;
  return (
    <CommandButton
      of={battle.determine}
      view={view}
      send={send}
      aria-label={fill(list.determineFor, { program: program.programName })}
    >
      {list.determine}
    </CommandButton>
  );
}

export function OperationCell({ row, view, send }: BattleCellProps) {
  const { battle } = row;
  if (battle === null) return null;
  const of = { program: row.program.programName, view, send };
  return (
    <Buttons>
      <StepButton of={battle.start} {...of} />
      {battle.clock === null ? null : <StepButton of={battle.clock} {...of} />}
    </Buttons>
  );
}
