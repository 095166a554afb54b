/** Signed heads of ledgers, each written once; and whether a ledger tells what its show stands on (docs/decisions/0347, 0348). */
export const signedHeads = {
  name: '0024-signed-heads',
  sql: `
alter table competition add column grounded boolean not null default false;

create table signed_head (
  competition_id text not null references competition (id) on delete cascade,
  size bigint not null,
  key text not null,
  at bigint not null,
  root text not null,
  checkpoint text not null,
  parts text not null,
  primary key (competition_id, size, key)
);

create function refuse_change_of_signed_head() returns trigger language plpgsql as $$
begin
  raise exception 'signed heads are written once';
end $$;
create trigger signed_head_is_written_once before update on signed_head
  for each row execute function refuse_change_of_signed_head();
`,
};
