/** The security log: written and purged by age, never changed (docs/decisions/0342). */
export const securityLog = {
  name: '0023-security-log',
  sql: `
create table security_event (
  number bigserial primary key,
  at bigint not null,
  kind text not null,
  main_user_id text,
  user_id text,
  session_id text,
  person text not null,
  competition_id text,
  about text not null,
  address text not null,
  client text not null,
  request_id text not null
);
create index security_event_of_main on security_event (main_user_id, number);
create index security_event_at on security_event (at);

create function security_event_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('liangfen.purging', true) = 'on' then
    return old;
  end if;
  raise exception 'security_event is only added to';
end $$;
create trigger security_event_stays before update or delete on security_event
  for each row execute function security_event_stays();

-- The only way out of it: by age.
create function purge_security_events(older_than bigint) returns bigint language plpgsql as $$
declare gone bigint;
begin
  perform set_config('liangfen.purging', 'on', true);
  delete from security_event where at < older_than;
  get diagnostics gone = row_count;
  perform set_config('liangfen.purging', 'off', true);
  return gone;
end $$;
`,
};
