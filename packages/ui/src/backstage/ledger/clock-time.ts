// Times of the ledger to the second: 2026-11-21 09:05:07.

const format = new Intl.DateTimeFormat('zh-CN', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** @param at epoch ms */
export function timeToTheSecond(at: number): string {
  const by = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${by.year}-${by.month}-${by.day} ${by.hour}:${by.minute}:${by.second}`;
}
