/**
 * The counts of limits and lock-outs, for all processes together (docs/decisions/0421). Unlogged: a count costs no wait
 * for the disk, and is worth nothing after a crash.
 */
export const sharedCounts = {
  name: '0028-shared-counts',
  sql: `
create unlogged table rate_limit (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expire on rate_limit (expire);

create unlogged table failed_attempt (
  key text primary key,
  count integer not null,
  at bigint not null
);
create index failed_attempt_at on failed_attempt (at);
`,
};
