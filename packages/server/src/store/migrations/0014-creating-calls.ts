/**
 * The content for which each idempotency key of a creating call stood, so that the same key with other content is
 * noticed (docs/decisions/0284).
 */
export const creatingCalls = {
  name: '0014-creating-calls',
  sql: `
create table creating_call (
  user_id text not null references user_account (id) on delete cascade,
  idempotency_key text not null,
  content text not null,
  made_at bigint not null,
  primary key (user_id, idempotency_key)
);
`,
};
