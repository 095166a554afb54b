/** What the tests use of xlsx-populate, which has no types of its own. */
declare module 'xlsx-populate' {
  interface Cell {
    value(value: string | number | null): Cell;
    style(name: 'numberFormat', value: string): Cell;
  }
  interface Workbook {
    sheet(index: number): { cell(row: number, column: number): Cell };
    outputAsync(): Promise<ArrayBuffer>;
  }
  const populate: { fromBlankAsync(): Promise<Workbook> };
  export default populate;
}
