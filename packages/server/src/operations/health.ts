/** 运维: the server's clock, and whether it lives and can take requests. */
import { ProblemError } from '../problem.ts';
import { isWritingRefused } from '../store/failures.ts';
import type { Operations } from './operation.ts';

export const healthOperations: Operations<'getClock' | 'getHealth' | 'getReadiness'> = {
  getClock: (_call, { live: { time } }) => {
    const serverTime = time.now();
    const jump = time.lastJump();
    return { serverTime, ...(jump === null ? {} : { jump }) };
  },

  getHealth: (_call, { isDemo, contact, ports, signUp }) => ({
    status: 'UP',
    demo: isDemo,
    publicUrl: ports.addresses.publicUrl,
    registration: signUp.registration,
    ...(signUp.privacy === null ? {} : { privacy: signUp.privacy }),
    ...(ports.singleSignOn === null ? {} : { singleSignOn: { name: ports.singleSignOn.name } }),
    ...(ports.mail === null ? {} : { resetByMail: true }),
    ...(contact === null ? {} : { contact }),
  }),

  /** A balancer reads the status code: whoever cannot save must not be sent requests. */
  getReadiness: async (_call, { ports, isDraining }) => {
    if (isDraining()) throw notReady('服务器正在重启，请几秒后重试');
    try {
      await ports.database.ping();
    } catch (error) {
      if (isWritingRefused(error)) {
        throw notReady('数据库现在不能保存（只读或磁盘已满），请联系管理员');
      }
      throw notReady('数据库暂时连不上，请几秒后重试');
    }
    return { status: 'READY', database: 'UP' };
  },
};

function notReady(detail: string): ProblemError {
  return new ProblemError(503, 'UNAVAILABLE', detail, { retryAfterSeconds: 1 });
}
