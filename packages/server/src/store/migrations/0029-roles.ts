/**
 * The rights of a sub-account, by competition and as an account; old grants keep everything they allowed
 * (docs/decisions/0460).
 */
export const roles = {
  name: '0029-roles',
  sql: `
alter table competition_grant add column role text not null default 'ADMIN'
  check (role in ('ADMIN', 'EDITOR', 'OPERATOR', 'VIEWER', 'AUDITOR'));
alter table user_account add column role text not null default 'ADMIN'
  check (role in ('ADMIN', 'EDITOR', 'OPERATOR', 'VIEWER', 'AUDITOR'));
`,
};
