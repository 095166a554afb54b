/** Shortens names in the head of a page, so that two lines hold four of them; both ends of a name stay readable. */

const most = 30;

export function shortened(name: string): string {
  const letters = [...name];
  if (letters.length <= most) return name;
  const ends = most / 2;
  return `${letters.slice(0, ends).join('')}…${letters.slice(1 - ends).join('')}`;
}
