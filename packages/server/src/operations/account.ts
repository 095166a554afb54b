/** 账号: one's own account, its sub-accounts and API keys and webhooks, and where phones find the server. */
import { addresses } from './accounts/addresses.ts';
import { apiKeys } from './accounts/api-keys.ts';
import { accountEnding } from './accounts/ending.ts';
import { ownAccount } from './accounts/own.ts';
import { ownMail } from './accounts/own-mail.ts';
import { ownerProof } from './accounts/owner-proof.ts';
import { passwordReset } from './accounts/password-reset.ts';
import { secondFactor } from './accounts/second-factor.ts';
import { securityEvents } from './accounts/security.ts';
import { sessionList } from './accounts/sessions.ts';
import { subAccounts } from './accounts/sub-accounts.ts';
import { webhooks } from './accounts/webhooks.ts';

export const accountOperations = {
  ...ownAccount,
  ...ownMail,
  ...passwordReset,
  ...secondFactor,
  ...ownerProof,
  ...accountEnding,
  ...sessionList,
  ...securityEvents,
  ...subAccounts,
  ...apiKeys,
  ...webhooks,
  ...addresses,
};
