/** A judge who left is signed out, and nobody waits for the judge any more (docs/decisions/0553). */
export const signedOutJudges = {
  name: '0039-signed-out-judges',
  sql: `
alter table judge add column signed_out boolean not null default false;
`,
};
