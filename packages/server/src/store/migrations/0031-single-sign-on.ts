/**
 * Single sign-on by OpenID Connect: which identity of a provider is which account, logins that have begun, first
 * logins that wait for an answer (docs/decisions/0470). Of every secret only the hash is kept, or it is sealed.
 */
export const singleSignOn = {
  name: '0031-single-sign-on',
  sql: `
create table single_sign_on_identity (
  id text primary key,
  issuer text not null,
  subject text not null,
  user_id text not null references user_account (id) on delete cascade,
  name text not null,
  bound_at bigint not null,
  last_used_at bigint,
  unique (issuer, subject)
);
create index single_sign_on_identity_user on single_sign_on_identity (user_id);

create table single_sign_on_login (
  state_hash text primary key,
  browser_hash text not null,
  user_id text references user_account (id) on delete cascade,
  nonce text not null,
  verifier text not null,
  expires_at bigint not null
);
create index single_sign_on_login_expiry on single_sign_on_login (expires_at);

create table single_sign_on_ticket (
  ticket_hash text primary key,
  issuer text not null,
  subject text not null,
  name text not null,
  expires_at bigint not null
);
create index single_sign_on_ticket_expiry on single_sign_on_ticket (expires_at);

alter table session drop constraint session_kind_check;
alter table session add constraint session_kind_check
  check (kind in ('TOKEN', 'DING', 'SSO', 'CONSOLE'));
alter table session
  add column identity_id text references single_sign_on_identity (id) on delete cascade;
create index session_identity on session (identity_id) where identity_id is not null;
alter table login_ticket
  add column identity_id text references single_sign_on_identity (id) on delete cascade;
`,
};
