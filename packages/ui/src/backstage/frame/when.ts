// Dates as people in the hall write them: 2026-11-21 09:05.

const parts = new Intl.DateTimeFormat('zh-CN', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

export function dateAndTime(at: number): string {
  const by = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${by.year}-${by.month}-${by.day} ${by.hour}:${by.minute}`;
}
