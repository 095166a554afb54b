'use client';
// The notices that the operator may send by the messenger: reminders to judges, and the ranking to the organiser's group.
import type { ReminderAnswer, ReminderOccasion } from '@liangfen/sdk/schema';
import { useEffect, useMemo, useState } from 'react';
import { useMessengerMessages } from '../messages/index.ts';
import { useClient } from '../provider/index.ts';

export interface HallNotices {
  /** The messenger's name. */
  readonly name: string;
  readonly remind: (occasion: ReminderOccasion) => Promise<ReminderAnswer>;
  readonly sendResults: () => Promise<void>;
}

/** Null until it is known that the organiser allows notices, and a messenger is connected. */
export function useHallNotices(id: string): HallNotices | null {
  const client = useClient();
  const { anyName } = useMessengerMessages();
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    const { signal } = asking;
    setName(null);
    Promise.all([
      client.request('getPublicCompetition', { path: { id }, signal }),
      client.request('getMessenger', { signal }),
    ]).then(
      ([{ messengerNotices }, messenger]) => {
        if (messengerNotices && messenger.connected) setName(messenger.name ?? anyName);
      },
      () => {
        // Without an answer, notices are not offered; the show goes on without them.
      },
    );
    return () => asking.abort();
  }, [client, id, anyName]);
  return useMemo(
    () =>
      name === null
        ? null
        : {
            name,
            remind: (occasion) =>
              client.request('remindJudges', { path: { id }, body: { occasion } }),
            sendResults: async () => void (await client.request('sendResults', { path: { id } })),
          },
    [client, id, name],
  );
}
