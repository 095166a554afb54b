// The login of the desk, with its consoles.
import { createLiangfenClient, type LiangfenClient } from '@liangfen/sdk';
import { deskTokens } from './tokens.ts';

export const deskClient: LiangfenClient = createLiangfenClient({ tokens: deskTokens });
