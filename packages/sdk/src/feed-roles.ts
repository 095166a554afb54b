/** The stream, the report and the view of each viewer's role. */
import type { LiangfenClient } from './client.ts';
import type {
  AskedFrames,
  ConnectionReport,
  CurrentMatch,
  JudgeMatch,
  ScreenMatch,
} from './generated/schema.ts';
import type { SocketOperation } from './live-sockets.ts';
import type { OperationId } from './operations.ts';

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

/** What a page calls its line, so that the server knows the stream that it has given up. */
export interface NamedLine {
  readonly line: string;
}

export const socketOperations: Readonly<Record<FeedRole, SocketOperation>> = {
  SCREEN: 'openScreenSocket',
  CONSOLE: 'openMatchSocket',
  JUDGE: 'openJudgeSocket',
};

export function openStream(
  client: Pick<LiangfenClient, 'request'>,
  role: FeedRole,
  { competitionId, label, lastEventId, line, signal }: StreamRequest & NamedLine,
): Promise<ReadableStream<Uint8Array>> {
  const input = { path: { id: competitionId }, query: { line }, lastEventId, signal };
  switch (role) {
    case 'SCREEN':
      return client.request('openScreenEvents', {
        ...input,
        query: { line, ...(label && { label }) },
      });
    case 'CONSOLE':
      return client.request('openMatchEvents', input);
    case 'JUDGE':
      return client.request('openJudgeEvents', input);
  }
}

export interface AskRequest extends StreamRequest, Partial<NamedLine> {
  /** The connection of the answer before; without it a new one begins. */
  readonly connection: string | undefined;
}

export function askFrames(
  client: Pick<LiangfenClient, 'request'>,
  role: FeedRole,
  { competitionId, label, lastEventId, connection, line, signal }: AskRequest,
): Promise<AskedFrames> {
  const query = connection === undefined ? { ...(line && { line }) } : { connection };
  const input = { path: { id: competitionId }, query, lastEventId, signal };
  switch (role) {
    case 'SCREEN':
      return client.request('askScreenFrames', {
        ...input,
        query: { ...query, ...(label && { label }) },
      });
    case 'CONSOLE':
      return client.request('askMatchFrames', input);
    case 'JUDGE':
      return client.request('askJudgeFrames', input);
  }
}

const reportOperations = {
  SCREEN: 'reportScreen',
  CONSOLE: 'reportConsole',
  JUDGE: 'reportJudge',
} as const satisfies Record<FeedRole, OperationId>;

export function sendReport(
  client: Pick<LiangfenClient, 'request'>,
  role: FeedRole,
  competitionId: string,
  body: ConnectionReport,
): Promise<unknown> {
  return client.request(reportOperations[role], { path: { id: competitionId }, body });
}
