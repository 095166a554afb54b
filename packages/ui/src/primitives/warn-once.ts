// Writes one line to the console for each fault, however long the fault lasts.

const said = new Set<string>();
/** A page that shows many competitions, one after another, for days. */
const atMost = 200;

export function warnOnce(line: string): void {
  if (said.has(line) || said.size >= atMost) return;
  said.add(line);
  console.warn(`[liangfen] ${line}`);
}
