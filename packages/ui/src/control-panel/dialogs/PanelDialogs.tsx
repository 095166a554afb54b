'use client';
// Every dialog of the panel, for the panel on a desk and the panel in a hand: what the machine asks, and what a button opens.
import { hasBouts } from '@liangfen/rules';
import { useState } from 'react';
import { type HallPages, HallPagesDialog } from '../../hall-pages/index.ts';
import type { ConsoleView, SendToConsole } from '../console-view.ts';
import type { HallCalls } from '../hall-calls.ts';
import { BoutDialog } from './BoutDialog.tsx';
import { CheckDialog } from './CheckDialog.tsx';
import { Confirmation } from './Confirmation.tsx';
import { JudgesDialog } from './JudgesDialog.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { MachineDialogs } from './MachineDialogs.tsx';
import { ResultDialog } from './ResultDialog.tsx';
import { ScreensDialog } from './ScreensDialog.tsx';
import { StandingDialog } from './StandingDialog.tsx';

/** The dialogs that a button opens; the panel in a hand has no keys to explain. */
export type PanelDialog = 'keys' | 'screens' | 'check' | 'judges' | 'pages';

export interface OpenedDialogs {
  readonly opened: PanelDialog | null;
  /** The program whose result is corrected. */
  readonly corrected: string | null;
  /** The program whose standing is changed. */
  readonly stood: string | null;
  readonly open: (dialog: PanelDialog) => void;
  readonly correct: (programId: string) => void;
  readonly stand: (programId: string) => void;
  readonly close: () => void;
}

/** Which dialog is open; one at a time. */
export function useOpenedDialogs(): OpenedDialogs {
  const [opened, setOpened] = useState<PanelDialog | null>(null);
  const [corrected, setCorrected] = useState<string | null>(null);
  const [stood, setStood] = useState<string | null>(null);
  return {
    opened,
    corrected,
    stood,
    open: setOpened,
    correct: setCorrected,
    stand: setStood,
    close: () => {
      setOpened(null);
      setCorrected(null);
      setStood(null);
    },
  };
}

export interface PanelDialogsProps {
  readonly view: ConsoleView;
  readonly send: SendToConsole;
  readonly calls: HallCalls;
  /** Without them there is no button for them. */
  readonly pages: HallPages | undefined;
  readonly dialogs: OpenedDialogs;
}

export function PanelDialogs({ view, send, calls, pages, dialogs }: PanelDialogsProps) {
  const { opened, corrected, stood, close } = dialogs;
  const { match } = view;
  return (
    <>
      <Confirmation view={view} send={send} calls={calls} />
      <MachineDialogs view={view} send={send} />
      {hasBouts(match.mode) ? (
        <BoutDialog view={view} send={send} calls={calls} programId={corrected} onClose={close} />
      ) : (
        <ResultDialog view={view} send={send} calls={calls} programId={corrected} onClose={close} />
      )}
      <StandingDialog view={view} send={send} calls={calls} programId={stood} onClose={close} />
      <ScreensDialog open={opened === 'screens'} view={view} calls={calls} onClose={close} />
      <JudgesDialog open={opened === 'judges'} view={view} onClose={close} />
      <CheckDialog open={opened === 'check'} match={match} calls={calls} onClose={close} />
      {pages === undefined ? null : (
        <HallPagesDialog open={opened === 'pages'} pages={pages} onClose={close} />
      )}
      <KeysDialog open={opened === 'keys'} view={view} onClose={close} />
    </>
  );
}
