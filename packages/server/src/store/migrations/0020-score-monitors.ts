/**
 * The right to see scores that no step has shown, and an index that finds when a program's scoring was opened
 * (docs/decisions/0294, 0295).
 */
export const scoreMonitors = {
  name: '0020-score-monitors',
  sql: `
alter table competition_grant add column monitor boolean not null default false;

create index show_event_rounds on show_event (competition_id, version)
  where type = 'SCORING_OPENED';
`,
};
