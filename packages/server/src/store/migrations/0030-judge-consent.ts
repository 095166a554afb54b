/** Which privacy statement a judge agreed to when signing up, and when (docs/decisions/0467). */
export const judgeConsent = {
  name: '0030-judge-consent',
  sql: `
alter table judge
  add column consent_version text,
  add column consent_at bigint;
`,
};
