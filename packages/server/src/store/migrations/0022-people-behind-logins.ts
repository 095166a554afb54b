/** Consoles belong to a person and stay as a name for the ledger; logins know their address; passcodes are hashed (docs/decisions/0340, 0341). */
export const peopleBehindLogins = {
  name: '0022-people-behind-logins',
  sql: `
create table console_login (
  id text primary key,
  competition_id text not null references competition (id) on delete cascade,
  user_id text,
  way text check (way in ('ACCOUNT', 'PASSCODE', 'KEY')),
  name text not null,
  nonce text not null,
  client text not null,
  opened_at bigint not null
);
create index console_login_of_competition on console_login (competition_id);

-- Nobody knows who opened these: they stay as a device for the ledger, and end.
insert into console_login (id, competition_id, user_id, way, name, nonce, client, opened_at)
  select s.id, s.competition_id, null, null, '', '', s.client, s.created_at
  from session s join competition c on c.id = s.competition_id
  where s.kind = 'CONSOLE';
delete from session where kind = 'CONSOLE';

alter table session add column address text not null default '';
alter table api_key add column last_address text not null default '';

create table former_account (
  id text primary key,
  main_user_id text,
  name text not null,
  deleted_at bigint not null
);

-- What stands in clear in base is hashed and taken away at the next start.
alter table competition add column passcode_hash text;
`,
};
