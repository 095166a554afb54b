/**
 * An organiser's changes are a handful among a million entries, and every replay of a picture begins with the last one before it
 * (live/replay.ts, which writes the type as a literal too: only so does the database know that this index answers it).
 */
export const setupChanges = {
  name: '0033-setup-changes',
  sql: `
create index show_event_setup_changed on show_event (competition_id, version)
  where type = 'SETUP_CHANGED';
`,
};
