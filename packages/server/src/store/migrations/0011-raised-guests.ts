/** Which call made a guest a sub-account: the same call again finds it, and is answered like the first. */
export const raisedGuests = {
  name: '0011-raised-guests',
  sql: `
alter table messenger_person add column raised_by text;
`,
};
