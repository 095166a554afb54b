/** An account counts its changes, so that a form read before one of them does not take it back (docs/decisions/0296). */
export const accountVersions = {
  name: '0015-account-versions',
  sql: `
alter table user_account add column version bigint not null default 0;
`,
};
