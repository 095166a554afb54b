/** Keys that a main account's own programs call with; revoked ones stay, so that the ledger can still name them (docs/decisions/0314). */
export const apiKeys = {
  name: '0018-api-keys',
  sql: `
create table api_key (
  id text primary key,
  user_id text not null references user_account (id) on delete cascade,
  name text not null,
  key_hash text not null unique,
  hint text not null,
  scopes text[] not null,
  created_at bigint not null,
  expires_at bigint,
  last_used_at bigint,
  revoked_at bigint
);
create index api_key_of_user on api_key (user_id);
alter table session add column api_key_id text references api_key (id) on delete cascade;
create index session_of_key on session (api_key_id) where api_key_id is not null;
`,
};
