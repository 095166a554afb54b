/**
 * The values that each entry of the ledger changed, beside the entry: looking earlier values up took seconds for a page
 * (docs/decisions/0304). Entries from before have none, and tell their event alone.
 */
export const ledgerChanges = {
  name: '0016-ledger-changes',
  sql: `
alter table show_event add column changes text;
`,
};
