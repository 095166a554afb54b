// The login of the judge's phone.
import { createLiangfenClient, type LiangfenClient } from '@liangfen/sdk';
import { fetchAhead, openSocketAhead } from './ahead.ts';
import { judgeTokens } from './tokens.ts';

export const judgeClient: LiangfenClient = createLiangfenClient({
  tokens: judgeTokens,
  fetch: fetchAhead,
  openWebSocket: openSocketAhead,
});
