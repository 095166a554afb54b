// The words for API keys: the desk, a refusal of the server and the ledger say the same.
import type { ApiKeyScope } from '@liangfen/sdk/schema';

export const apiKeyScopeWords: Record<ApiKeyScope, string> = {
  'results:read': '读取成绩',
  'competition:write': '建立和设置比赛',
  console: '操作控制台',
  judge: '取得评委席位',
};

/** Names the key in the ledger, in the place of a person. */
export const apiKeyPerson = '接口密钥「{name}」';
