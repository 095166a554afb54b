/**
 * What was cleared or deleted can be had back: each piece knows the entry of the ledger by which it went, and whether it
 * came back (docs/decisions/0525).
 */
export const recovered = {
  name: '0038-recovered',
  sql: `
alter table recovery add column version bigint;
alter table recovery add column grounded boolean not null default false;
alter table recovery add column recovered_at bigint;
update recovery r set version = (select min(e.version) from show_event e
  where e.competition_id = r.competition_id and e.type = 'SETUP_CHANGED'
    and e.type not in ('SCORE_SUBMITTED', 'JUDGE_SIGNED_IN') and e.at >= r.at);
`,
};
