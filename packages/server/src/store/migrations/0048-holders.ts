/** Who runs a competition, and how it changed hands (docs/decisions/0621). */
export const holders = {
  name: '0048-holders',
  sql: `
alter table competition
  -- Grows whenever the competition changes hands.
  add column epoch bigint not null default 0,
  add column holder text not null default 'HERE' check (holder in ('HERE', 'HALL', 'HOME')),
  -- Where it is run; null while it is run here.
  add column holder_name text,
  add column holder_address text,
  add column holder_since bigint;

-- At the service: codes, and to whom it lent what.
create table hall_lending (
  competition_id text primary key references competition (id) on delete cascade,
  -- Null once it was used up.
  code_hash text unique,
  code_ends_at bigint,
  fetched_by text,
  lent_to text,
  -- The last return, by which its repeat is known and answered.
  returned_by text,
  returned_epoch bigint,
  returned_entries integer,
  returned_until bigint
);

-- In the hall: where a competition came from.
create table hall_stay (
  competition_id text primary key references competition (id) on delete cascade,
  address text not null,
  -- The secret by which the service knows this hall again, sealed.
  receipt text not null,
  state text not null check (state in ('FETCHED', 'HELD', 'RETURNING', 'RETURNED')),
  epoch bigint not null,
  -- Names what was fetched, to the last row.
  content text
);
`,
};
