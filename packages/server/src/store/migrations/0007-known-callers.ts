/** Which browsers and addresses have come in by a name or a passcode before: others' failures do not lock them out (decision 0242). */
export const knownCallers = {
  name: '0007-known-callers',
  sql: `
create table known_caller (
  door text not null,
  caller text not null,
  at bigint not null,
  primary key (door, caller)
);
create index known_caller_at on known_caller (at);
`,
};
