/** The one list of what the contract names and this release does not do yet: 501 with what to do instead. */
import { ProblemError } from '../problem.ts';
import type { OperationId } from './operation.ts';

const messenger = '工作消息服务还没有接入，请用登录名和密码登录，或手动添加人员';

const sentences = {
  recogniseJudge: messenger,
  remindJudges: messenger,
  sendResults: messenger,
} as const satisfies Partial<Record<OperationId, string>>;

export type NotImplementedId = keyof typeof sentences;

// The keys of the literal above; TypeScript cannot say that of Object.keys.
export const notImplementedIds = Object.keys(sentences) as NotImplementedId[];

export const notImplemented = Object.fromEntries(
  notImplementedIds.map((id) => [
    id,
    (): never => {
      throw new ProblemError(501, 'NOT_IMPLEMENTED', sentences[id]);
    },
  ]),
  // One entry per key of the list, made just above.
) as { readonly [Id in NotImplementedId]: () => never };
