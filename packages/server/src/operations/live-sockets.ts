/** Answers the addresses of the live WebSockets to callers who do not ask for an upgrade. */
import { problemAnswer } from '../contract/http-answer.ts';
import { ProblemError } from '../problem.ts';
import type { Operations } from './operation.ts';

const upgradeRequired = ({ requestId }: { readonly requestId: string }) =>
  problemAnswer(
    new ProblemError(
      426,
      'UPGRADE_REQUIRED',
      '这个地址只接受 WebSocket；代理要转发升级请求，普通请求请用事件流的地址',
    ),
    requestId,
    { upgrade: 'websocket' },
  );

export const liveSocketOperations: Operations<
  'openScreenSocket' | 'openMatchSocket' | 'openJudgeSocket'
> = {
  openScreenSocket: upgradeRequired,
  openMatchSocket: upgradeRequired,
  openJudgeSocket: upgradeRequired,
};
