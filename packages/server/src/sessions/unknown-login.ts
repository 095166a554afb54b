/** What a caller is told whose Authorization header is nobody's: a person logs in again, a program looks at its key. */
import { ProblemError } from '../problem.ts';
import { isApiKey } from './api-keys.ts';

/** What a login or a key begins with, as the contract says. */
const ownForm = /^(TOKEN|DING|SSO|CONSOLE|KEY) /;

export function unknownLogin(authorization: string): ProblemError {
  if (isApiKey(authorization)) {
    return new ProblemError(
      401,
      'SESSION_EXPIRED',
      '接口密钥不对，或者已经停用、到期；请在「账号 → 接口密钥」核对，Authorization 写创建时给出的整个值',
    );
  }
  if (!ownForm.test(authorization)) {
    return new ProblemError(
      401,
      'UNAUTHENTICATED',
      'Authorization 应为登录或接口密钥的整个值，以 TOKEN、DING、SSO、CONSOLE 或 KEY 和一个空格开头；前面不要加 Bearer、Basic，也不要加引号',
    );
  }
  return new ProblemError(401, 'SESSION_EXPIRED', '登录已失效，请重新登录');
}
