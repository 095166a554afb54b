'use client';
// In a question of the desk: which published figures the change would change, from what to what.
import type { ChangeForecastRequest } from '@liangfen/sdk/schema';
import { useBackstageMessages } from '../../messages/index.ts';
import { useLookedUp } from '../../primitives/use-looked-up.ts';
import { useClient } from '../../provider/index.ts';
import { ToldChanges } from '../../told-changes/index.ts';
import { useDecimals } from './use-decimals.ts';

export interface ForecastChangesProps {
  readonly id: string;
  /** What is asked about. */
  readonly change: ChangeForecastRequest;
}

export function ForecastChanges({ id, change }: ForecastChangesProps) {
  const { toldChanges } = useBackstageMessages();
  const client = useClient();
  const setting = useDecimals(id);
  const changes = useLookedUp(JSON.stringify(change), (signal) =>
    client.request('forecastChange', { path: { id }, body: change, signal }),
  );
  if (setting === null) return null;
  return <ToldChanges texts={toldChanges} changes={changes} setting={setting} onlyChanges />;
}
