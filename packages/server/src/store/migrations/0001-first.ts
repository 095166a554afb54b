/**
 * The first schema: accounts, competitions, the live log and the point ledger.
 * `score` and `show_event` have no foreign key: they are written only together with the guarded
 * update of their competition, and a key check per row would be paid by every score.
 */
export const first = {
  name: '0001-first',
  sql: `
create table user_account (
  id text primary key,
  login_name text,
  login_key text unique,
  password_hash text,
  name text not null,
  phone_number text,
  kind text not null check (kind in ('MAIN', 'SUB', 'GUEST')),
  main_user_id text references user_account (id),
  created_at bigint not null
);
create index user_account_main on user_account (main_user_id);

create table session (
  id text primary key,
  token_hash text not null unique,
  kind text not null check (kind in ('TOKEN', 'DING', 'CONSOLE')),
  user_id text references user_account (id) on delete cascade,
  competition_id text,
  judge_id text,
  client text not null,
  created_at bigint not null,
  last_seen_at bigint not null,
  expires_at bigint not null
);
create index session_by_user on session (user_id);
create index session_seat on session (competition_id, judge_id);
create index session_expiry on session (expires_at);

create table image_code (
  id text primary key,
  answer_hash text not null,
  expires_at bigint not null
);

create table competition (
  id text primary key,
  owner_id text not null references user_account (id),
  name text not null,
  status text not null check (status in ('REHEARSAL', 'OFFICIAL', 'ENDED')),
  official boolean not null default false,
  mode text not null check (mode in ('SCORE', 'VOTE', 'BATTLE')),
  look jsonb not null,
  base jsonb not null,
  setting jsonb not null,
  items jsonb not null,
  fouls jsonb not null,
  invitation_code text unique,
  invitation_at bigint,
  parent_id text,
  version bigint not null default 0,
  live jsonb,
  head_hash text not null default '',
  created_at bigint not null,
  updated_at bigint not null,
  deleted_at bigint
);
create index competition_owner on competition (owner_id, created_at desc);

create table competition_grant (
  competition_id text not null references competition (id) on delete cascade,
  user_id text not null references user_account (id) on delete cascade,
  primary key (competition_id, user_id)
);
create index competition_grant_user on competition_grant (user_id);

create table program_group (
  competition_id text not null references competition (id) on delete cascade,
  id text not null,
  group_name text not null,
  sort integer not null,
  primary key (competition_id, id)
);

create table program (
  competition_id text not null references competition (id) on delete cascade,
  id text not null,
  program_group_id text,
  test boolean not null default false,
  sort integer not null,
  program_name text not null,
  contestant text not null,
  live jsonb not null,
  result jsonb,
  primary key (competition_id, id)
);

create table judge_group (
  competition_id text not null references competition (id) on delete cascade,
  id text not null,
  group_name text not null,
  weight numeric(12, 3) not null,
  sort integer not null,
  primary key (competition_id, id)
);

create table judge (
  competition_id text not null references competition (id) on delete cascade,
  id text not null,
  user_id text references user_account (id) on delete set null,
  number integer,
  name text not null,
  phone_number text,
  organisation text not null default '',
  title text not null default '',
  remark text not null default '',
  judge_group_id text,
  approval text not null check (approval in ('PENDING', 'APPROVED', 'REJECTED')),
  sign_in boolean not null default false,
  recused_program_ids jsonb not null default '[]',
  seat_code text unique,
  seat_used_at bigint,
  created_at bigint not null,
  primary key (competition_id, id),
  unique (competition_id, phone_number),
  constraint judge_number_unique unique (competition_id, number) deferrable initially deferred
);
create unique index judge_user on judge (competition_id, user_id) where user_id is not null;
create index judge_by_user on judge (user_id) where user_id is not null;

create table score (
  competition_id text not null,
  program_id text not null,
  judge_id text not null,
  item_id text not null,
  score numeric(12, 3) not null,
  revision integer not null,
  receipt text not null,
  at bigint not null,
  primary key (competition_id, program_id, judge_id, item_id)
);

create table adjustment (
  competition_id text not null references competition (id) on delete cascade,
  program_id text not null,
  id text not null,
  amount numeric(12, 3) not null,
  reason text not null,
  at bigint not null,
  primary key (competition_id, program_id, id)
);

create table late_score (
  competition_id text not null references competition (id) on delete cascade,
  id text not null,
  judge_id text not null,
  program_id text not null,
  scores jsonb not null,
  at bigint not null,
  state text not null check (state in ('WAITING', 'ACCEPTED', 'REFUSED')),
  reason text,
  primary key (competition_id, id)
);

create table show_event (
  competition_id text not null,
  version bigint not null,
  at bigint not null,
  type text not null,
  actor_role text not null,
  actor_id text not null,
  command_id text not null,
  fingerprint text not null,
  body text not null,
  previous_hash text not null,
  hash text not null,
  primary key (competition_id, version),
  unique (competition_id, command_id)
);

create table recovery (
  competition_id text not null references competition (id) on delete cascade,
  id text not null,
  at bigint not null,
  action text not null,
  body text not null,
  primary key (competition_id, id)
);

create table point_entry (
  id text primary key,
  user_id text not null references user_account (id),
  delta integer not null,
  balance integer not null check (balance >= 0),
  source text not null,
  amount text,
  competition_id text,
  competition_name text,
  at bigint not null
);
create index point_entry_user on point_entry (user_id, at);
`,
};
