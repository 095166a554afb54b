/** Ballots of audience votes: outside the ledger, which holds their count and root (docs/decisions/0620). */
export const audienceBallots = {
  name: '0047-audience-ballots',
  sql: `
create table audience_vote (
  competition_id text not null references competition (id) on delete cascade,
  id text not null,
  -- When the vote was closed whose ballots were counted: from then on none is written.
  sealed_at bigint,
  primary key (competition_id, id)
);

create table audience_ballot (
  competition_id text not null,
  vote_id text not null,
  -- Hash of what the phone made up for itself.
  voter text not null,
  turn integer not null,
  choice smallint not null,
  salt text not null,
  primary key (competition_id, vote_id, voter),
  foreign key (competition_id, vote_id) references audience_vote (competition_id, id) on delete cascade
);
`,
};
