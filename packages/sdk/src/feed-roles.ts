/** The stream, the report and the view of each viewer's role. */
import type { LiangfenClient } from './client.ts';
import type {
  ConnectionReport,
  CurrentMatch,
  JudgeMatch,
  ScreenMatch,
} from './generated/schema.ts';
import type { SocketOperation } from './live-sockets.ts';

export interface FeedViews {
  readonly SCREEN: ScreenMatch;
  readonly CONSOLE: CurrentMatch;
  readonly JUDGE: JudgeMatch;
}

export type FeedRole = keyof FeedViews;

export interface StreamRequest {
  readonly competitionId: string;
  /** The name of a screen, e.g. 主屏. */
  readonly label: string | undefined;
  /** The version to resume after; without it the stream begins with a snapshot. */
  readonly lastEventId: number | undefined;
  readonly signal: AbortSignal;
}

export const socketOperations: Readonly<Record<FeedRole, SocketOperation>> = {
  SCREEN: 'openScreenSocket',
  CONSOLE: 'openMatchSocket',
  JUDGE: 'openJudgeSocket',
};

export function openStream(
  client: Pick<LiangfenClient, 'request'>,
  role: FeedRole,
  { competitionId, label, lastEventId, signal }: StreamRequest,
): Promise<ReadableStream<Uint8Array>> {
  const input = { path: { id: competitionId }, lastEventId, signal };
  switch (role) {
    case 'SCREEN':
      return client.request('openScreenEvents', {
        ...input,
        ...(label === undefined ? {} : { query: { label } }),
      });
    case 'CONSOLE':
      return client.request('openMatchEvents', input);
    case 'JUDGE':
      return client.request('openJudgeEvents', input);
  }
}

export async function sendReport(
  client: Pick<LiangfenClient, 'request'>,
  role: FeedRole,
  competitionId: string,
  body: ConnectionReport,
): Promise<void> {
  const input = { path: { id: competitionId }, body };
  switch (role) {
    case 'SCREEN':
      await client.request('reportScreen', input);
      return;
    case 'CONSOLE':
      await client.request('reportConsole', input);
      return;
    case 'JUDGE':
      await client.request('reportJudge', input);
      return;
  }
}
