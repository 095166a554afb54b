/**
 * The ticket that the messenger pushes to an application offered to all corporations, about every five hours
 * (docs/decisions/0267). Kept as it is, because it has to be sent; without the application's secret it is worth nothing.
 */
export const messengerSuite = {
  name: '0012-messenger-suite',
  sql: `
create table messenger_suite (
  client_id text primary key,
  ticket text not null,
  pushed_at bigint not null
);
`,
};
