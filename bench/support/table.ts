/** Prints measurements as the Markdown table that docs/performance.md holds. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  console.log(line(head));
  console.log(line(head.map(() => '---')));
  for (const row of rows) console.log(line(row));
}
