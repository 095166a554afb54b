/** Second factors, consent, closed accounts, invitations to register (docs/decisions/0411, 0412, 0413). */
export const accounts = {
  name: '0027-accounts',
  sql: `
alter table user_account
  add column second_factor text,
  add column second_factor_at bigint,
  add column second_factor_step bigint not null default 0,
  add column consent_version text,
  add column consent_at bigint,
  add column closed_at bigint;

create table second_factor_start (
  user_id text primary key references user_account (id) on delete cascade,
  secret text not null,
  expires_at bigint not null
);

create table recovery_code (
  user_id text not null references user_account (id) on delete cascade,
  mark text not null,
  used_at bigint,
  primary key (user_id, mark)
);

create table login_ticket (
  ticket_hash text primary key,
  user_id text not null references user_account (id) on delete cascade,
  tries integer not null default 0,
  expires_at bigint not null
);

create table account_invitation (
  code_hash text primary key,
  made_by text not null,
  made_at bigint not null,
  expires_at bigint not null,
  used_at bigint,
  used_by text
);
`,
};
