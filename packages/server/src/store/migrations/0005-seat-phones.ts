/** Which phone opened a seat, by the hash of its own secret: it is known again when the answer was lost (decision 0196). */
export const seatPhones = {
  name: '0005-seat-phones',
  sql: `
alter table session add column phone_hash text;
`,
};
