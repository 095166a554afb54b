/** 统一身份认证: logging in at an organisation's own provider, and which of its identities an account belongs to. */
import { singleSignOnAccounts } from './single-sign-on/accounts.ts';
import { singleSignOnBindings } from './single-sign-on/bindings.ts';
import { singleSignOnLogin } from './single-sign-on/login.ts';

export const singleSignOnOperations = {
  ...singleSignOnLogin,
  ...singleSignOnAccounts,
  ...singleSignOnBindings,
};
