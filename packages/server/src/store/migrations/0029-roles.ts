/** What a sub-account may do, by competition and as an account; whoever was granted something before keeps all of it (docs/decisions/0460). */
export const roles = {
  name: '0029-roles',
  sql: `
alter table competition_grant add column role text not null default 'ADMIN'
  check (role in ('ADMIN', 'EDITOR', 'OPERATOR', 'VIEWER', 'AUDITOR'));
alter table user_account add column role text not null default 'ADMIN'
  check (role in ('ADMIN', 'EDITOR', 'OPERATOR', 'VIEWER', 'AUDITOR'));
`,
};
