// The client of the judge's phone, with the login of this phone.
import { createPhoneClient, type PhoneClient } from '@liangfen/sdk';
import { fetchAhead, openSocketAhead } from './ahead.ts';
import { judgeTokens } from './tokens.ts';

export const judgeClient: PhoneClient = createPhoneClient({
  tokens: judgeTokens,
  fetch: fetchAhead,
  openWebSocket: openSocketAhead,
});
