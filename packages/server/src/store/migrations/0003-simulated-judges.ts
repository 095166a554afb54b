/** Judges that a rehearsal plays by itself; they go before the competition counts. */
export const simulatedJudges = {
  name: '0003-simulated-judges',
  sql: `
alter table judge add column simulated boolean not null default false;
`,
};
