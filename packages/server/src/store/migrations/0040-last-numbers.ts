/** The highest number that a group has given: a program that comes later never gets the number of one that is gone. */
export const lastNumbers = {
  name: '0040-last-numbers',
  sql: `
alter table program_group add column last_number integer not null default 0;
`,
};
