/** Whether a phone has opened the address that an organiser tries out: one trial per account (docs/decisions/0306). */
export const addressTrials = {
  name: '0017-address-trials',
  sql: `
create table address_trial (
  user_id text primary key references user_account (id) on delete cascade,
  code text not null unique,
  arrived_at bigint,
  device text,
  expires_at bigint not null
);
`,
};
