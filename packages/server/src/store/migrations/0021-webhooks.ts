/** Where main accounts have what is published sent to, and the messages on their way there (docs/decisions/0320). */
export const webhooks = {
  name: '0021-webhooks',
  sql: `
create table webhook (
  id text primary key,
  user_id text not null references user_account (id) on delete cascade,
  name text not null,
  url text not null,
  events text[] not null,
  rehearsals boolean not null,
  secret text not null,
  old_secret text,
  old_secret_until bigint,
  created_at bigint not null,
  delivered_at bigint,
  failing_since bigint,
  disabled text,
  disabled_at bigint
);
create index webhook_of_user on webhook (user_id);

create table webhook_delivery (
  webhook_id text not null references webhook (id) on delete cascade,
  id text not null,
  competition_id text references competition (id) on delete cascade,
  type text not null,
  body text not null,
  created_at bigint not null,
  give_up_at bigint not null,
  next_at bigint,
  state text not null,
  tries int not null default 0,
  attempts jsonb not null default '[]',
  primary key (webhook_id, id)
);
create index webhook_delivery_due on webhook_delivery (next_at) where next_at is not null;
create index webhook_delivery_next on webhook_delivery (webhook_id, next_at) where next_at is not null;
create index webhook_delivery_newest on webhook_delivery (webhook_id, created_at);
create index webhook_delivery_of_competition on webhook_delivery (competition_id);
`,
};
