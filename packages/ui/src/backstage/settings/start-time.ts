// Between the contract's milliseconds and the value of a date-and-time field, in local time.

export function localInputOf(at: number | null): string {
  if (at === null) return '';
  const date = new Date(at);
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export function timeOfLocalInput(input: string): number | null {
  const at = new Date(input).getTime();
  return Number.isNaN(at) ? null : at;
}
