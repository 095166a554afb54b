/**
 * The workplace messenger: who a person of it is here, which corporations that person came from, logins that
 * have begun, first logins that wait for an answer, and when somebody was reminded (docs/decisions/0269, 0270).
 * Only hashes of secrets are kept.
 */
export const messenger = {
  name: '0010-messenger',
  sql: `
create table messenger_person (
  id text primary key,
  union_id text not null unique,
  user_id text not null references user_account (id) on delete cascade,
  name text not null,
  phone_number text,
  bound_at bigint not null,
  last_used_at bigint
);
create index messenger_person_user on messenger_person (user_id);

create table messenger_membership (
  union_id text not null references messenger_person (union_id) on delete cascade,
  corp_id text not null,
  corp_name text not null,
  last_seen_at bigint not null,
  checked_at bigint not null,
  primary key (union_id, corp_id)
);
create index messenger_membership_corp on messenger_membership (corp_id);

create table messenger_login (
  state_hash text primary key,
  browser_hash text not null,
  purpose text not null check (purpose in ('LOGIN', 'BIND')),
  user_id text references user_account (id) on delete cascade,
  expires_at bigint not null,
  check ((purpose = 'BIND') = (user_id is not null))
);
create index messenger_login_expiry on messenger_login (expires_at);

create table messenger_ticket (
  ticket_hash text primary key,
  person jsonb not null,
  expires_at bigint not null
);
create index messenger_ticket_expiry on messenger_ticket (expires_at);

create table messenger_reminder (
  union_id text primary key,
  at bigint not null
);

alter table session add column person_id text references messenger_person (id) on delete cascade;
create index session_person on session (person_id) where person_id is not null;

alter table judge add column union_id text;
create unique index judge_union on judge (competition_id, union_id) where union_id is not null;
`,
};
