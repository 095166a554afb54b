/** Judges that a rehearsal plays by itself; they are removed before the competition becomes official. */
export const simulatedJudges = {
  name: '0003-simulated-judges',
  sql: `
alter table judge add column simulated boolean not null default false;
`,
};
