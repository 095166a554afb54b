/** When whoever is logged in last proved to be the account's owner: a way in is added only shortly after (docs/decisions/0545). */
export const ownerProof = {
  name: '0034-owner-proof',
  sql: `
alter table session add column proved_at bigint;
`,
};
