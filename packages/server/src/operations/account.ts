/** 账号: one's own account and its sub-accounts. */
import { ownAccount } from './accounts/own.ts';
import { subAccounts } from './accounts/sub-accounts.ts';

export const accountOperations = { ...ownAccount, ...subAccounts };
