/** An account's mail address for a forgotten password, its confirmation, and links that reset (docs/decisions/0471). */
export const mail = {
  name: '0032-mail',
  sql: `
alter table user_account
  add column mail_address text,
  add column mail_at bigint;
create index user_account_mail on user_account (mail_address) where mail_address is not null;

create table mail_confirmation (
  user_id text primary key references user_account (id) on delete cascade,
  address text not null,
  code_mark text not null,
  tries integer not null default 0,
  expires_at bigint not null
);

create table password_reset (
  token_hash text primary key,
  user_id text not null unique references user_account (id) on delete cascade,
  expires_at bigint not null
);
`,
};
