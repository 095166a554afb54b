'use client';
// The panel's way to put a program out of the ranking or back into it: as a step of the show.
import { findProgram } from '@liangfen/rules';
import { usePanelMessages } from '../../messages/index.ts';
import { StandingDialog as Asking } from '../../standing/index.ts';
import type { ConsoleView, SendToConsole } from '../console-view.ts';
import { type HallCalls, noReasonYet } from '../hall-calls.ts';

export interface StandingDialogProps {
  readonly view: Pick<ConsoleView, 'match' | 'busy'>;
  readonly send: SendToConsole;
  readonly calls: Pick<HallCalls, 'changes'>;
  /** Null while closed. */
  readonly programId: string | null;
  readonly onClose: () => void;
}

export function StandingDialog({ view, send, calls, programId, onClose }: StandingDialogProps) {
  const { standing: texts, toldChanges } = usePanelMessages();
  const program = programId === null ? null : findProgram(view.match, programId)?.program;
  if (!program) return null;
  return (
    <Asking
      key={program.id}
      program={program}
      texts={texts}
      toldChanges={toldChanges}
      setting={view.match.setting}
      busy={view.busy !== null}
      changes={(of, signal) =>
        calls.changes({ type: 'SET_STANDING', reason: noReasonYet, ...of }, signal)
      }
      onApply={(chosen) => {
        const command = { type: 'SET_STANDING', programId: program.id, ...chosen } as const;
        send({ type: 'RUN', confirmed: true, command });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
