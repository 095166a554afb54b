/** The record of who holds a rehearsal that plays itself, and until when (docs/decisions/0307). */
export const rehearsalTwins = {
  name: '0019-rehearsal-twins',
  sql: `
create table rehearsal_twin (
  competition_id text primary key references competition (id) on delete cascade,
  id text not null,
  held_until bigint not null,
  clears boolean not null,
  ended_at bigint,
  judges integer not null,
  cleared boolean not null default false
);
create index rehearsal_twin_held on rehearsal_twin (held_until) where ended_at is null;

-- Those of a rehearsal that was left before: nobody holds it, and whose results they are is not known.
insert into rehearsal_twin (competition_id, id, held_until, clears, judges)
  select competition_id, 'left', 0, false, count(*) from judge where simulated group by competition_id;
`,
};
