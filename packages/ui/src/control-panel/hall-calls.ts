'use client';
// The panel's calls to the hall beside the show: a check of every line, a new start of screens, and their sound.
import type {
  CeremonyPart,
  CheckAnswer,
  OperatorCommand,
  PublishedChanges,
  ScreenSound,
  Stage,
} from '@liangfen/sdk/schema';
import { useMemo } from 'react';
import { useClient } from '../provider/index.ts';

export interface HallCalls {
  readonly startCheck: (signal: AbortSignal) => Promise<CheckAnswer>;
  readonly getCheck: (checkId: string, signal: AbortSignal) => Promise<CheckAnswer>;
  /** Answers how many screens were told. */
  readonly reloadScreens: () => Promise<number>;
  readonly setSound: (sound: ScreenSound) => Promise<void>;
  /** The published figures that a step would change, from what to what; nothing is saved. */
  readonly changes: (command: OperatorCommand, signal: AbortSignal) => Promise<PublishedChanges>;
  /** The picture that a part of the ceremony would be, whole. */
  readonly ceremony: (part: CeremonyPart, signal: AbortSignal) => Promise<Stage>;
  /** The picture that a step would be, whole; nothing is saved. */
  readonly picture: (command: OperatorCommand, signal: AbortSignal) => Promise<Stage>;
  /** Answers how many screens were told. */
  readonly testSound: () => Promise<number>;
}

/** A preview needs some reason, and keeps none. */
export const noReasonYet = '—';

export function useHallCalls(id: string): HallCalls {
  const client = useClient();
  return useMemo(
    () => ({
      startCheck: (signal) => client.request('startCheck', { path: { id }, signal }),
      getCheck: (checkId, signal) => client.request('getCheck', { path: { id, checkId }, signal }),
      setSound: async (body) => {
        await client.request('setScreenSound', { path: { id }, body });
      },
      changes: (body, signal) => client.request('previewCommand', { path: { id }, body, signal }),
      ceremony: async (part, signal) => {
        const body = { type: 'SHOW_CEREMONY', part } as const;
        return (await client.request('previewCommand', { path: { id }, body, signal })).stage;
      },
      picture: async (body, signal) =>
        (await client.request('previewCommand', { path: { id }, body, signal })).stage,
      testSound: async () => (await client.request('testScreenSound', { path: { id } })).count,
      reloadScreens: async () => (await client.request('reloadScreens', { path: { id } })).count,
    }),
    [client, id],
  );
}

/** Pages that nobody named share a label, e.g. 大屏; then they are numbered. */
export function connectionName(
  { label }: { readonly label: string },
  index: number,
  all: readonly { readonly label: string }[],
): string {
  const shared = all.filter((other) => other.label === label).length > 1;
  return shared ? `${label} ${index + 1}`.trim() : label;
}
