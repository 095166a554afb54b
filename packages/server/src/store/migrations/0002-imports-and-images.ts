/**
 * Imports an organiser can come back to, and uploaded pictures by their content. A picture has no
 * foreign key: copies of a competition show it too, so it stays when one of them goes.
 */
export const importsAndImages = {
  name: '0002-imports-and-images',
  sql: `
create table import_run (
  competition_id text not null references competition (id) on delete cascade,
  id text not null,
  what text not null check (what in ('JUDGES', 'PROGRAMS')),
  source text not null check (source in ('SPREADSHEET', 'BEFORE', 'ADDRESS_BOOK')),
  name text not null,
  state text not null check (state in ('READING', 'STORING', 'DONE', 'FAILED')),
  done integer not null default 0,
  total integer,
  detail text,
  answer jsonb,
  refused jsonb,
  started_at bigint not null,
  ended_at bigint,
  primary key (competition_id, id)
);
create index import_run_newest on import_run (competition_id, started_at desc);

create table image (
  id text primary key,
  owner_id text not null references user_account (id),
  bytes bytea not null,
  width integer not null,
  height integer not null,
  size integer not null,
  created_at bigint not null
);
create index image_owner on image (owner_id);
`,
};
