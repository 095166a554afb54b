'use client';
// What an act's own time costs by the table, proposed in the program's row: one press takes it, with its reason.
import {
  asProposal,
  formatMeasured,
  isClock,
  scoreUnitOf,
  type TimePenalty,
  timePenaltyOf,
} from '@liangfen/rules';
import type { CurrentMatch, Program } from '@liangfen/sdk/schema';
import { formatClock } from '../../match-screen/format.ts';
import { fill, useCommonMessages, usePanelMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { isSame } from '../command-texts.ts';
import type { ConsoleView, SendToConsole } from '../console-view.ts';

export interface ProposedPenalty extends TimePenalty {
  /** As it is kept with the points: 用时 8:12，超时 0:12. */
  readonly reason: string;
}

/** The penalty that the table proposes for a program; null where it proposes none. */
export function useTimePenalty(
  { setting }: CurrentMatch,
  program: Program,
): ProposedPenalty | null {
  const { list } = usePanelMessages();
  const penalty = timePenaltyOf(setting, program.actTime);
  if (penalty === null) return null;
  const seconds = Math.floor((program.actTime?.usedMs ?? 0) / 1000);
  const reason = fill(list.penaltyWords.reason[penalty.cause], {
    used: formatClock(seconds),
    off: formatClock(penalty.seconds),
  });
  return { ...penalty, reason };
}

export interface TimePenaltyButtonProps {
  readonly program: Program;
  readonly view: Pick<ConsoleView, 'match' | 'busy'>;
  readonly send: SendToConsole;
  /** A result that was shown is changed in its dialog, which tells what else changes. */
  readonly onCorrect: (programId: string) => void;
}

export function TimePenaltyButton({ program, view, send, onCorrect }: TimePenaltyButtonProps) {
  const { list } = usePanelMessages();
  const { scoreUnit } = useCommonMessages();
  const { match, busy } = view;
  const penalty = useTimePenalty(match, program);
  if (penalty === null) return null;
  const { id: programId, programName, finalScore } = program;
  const { amount, reason } = penalty;
  const measure = scoreUnitOf(match.setting);
  const figure = formatMeasured(Math.abs(amount), 0, measure);
  const points = isClock[measure] ? figure : `${figure} ${scoreUnit[measure]}`;
  const text = fill(amount < 0 ? list.timePenalty : list.timePenaltyAdds, { reason, points });
  const adjustment = { type: 'ADD_ADJUSTMENT', programId, amount, reason, forTime: true } as const;
  const command = asProposal(match, adjustment);
  const waits = match.corrections.some(
    (waiting) => waiting.command.type === 'ADD_ADJUSTMENT' && waiting.programId === programId,
  );
  return (
    <Button
      size="small"
      data-time-penalty={amount}
      aria-label={fill(list.timePenaltyFor, { program: programName, penalty: text })}
      disabled={waits}
      busy={isSame(command, busy)}
      onClick={() =>
        finalScore === null ? send({ type: 'RUN', command, confirmed: true }) : onCorrect(programId)
      }
    >
      {text}
    </Button>
  );
}
