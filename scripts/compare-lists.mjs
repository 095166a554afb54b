// Reads every spreadsheet of a folder with the product's reader and with SheetJS, and prints each cell that differs:
// node scripts/compare-lists.mjs FOLDER. It fetches nothing; the workbooks are yours. Ends with 1 when anything differs.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';

// The server's own dependency.
const { read, utils } = createRequire(new URL('../packages/server/package.json', import.meta.url))(
  '@e965/xlsx',
);

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('node scripts/compare-lists.mjs FOLDER');
  process.exit(2);
}
const reader = '../packages/server/src/integrations/spreadsheet/read-spreadsheet.ts';
const { readSpreadsheet } = await tsImport(reader, import.meta.url);

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(xlsx|xlsm|xls|ods)$/i.test(name))
  .sort();
const counts = { same: 0, differing: 0, refused: 0, unreadable: 0, cells: 0 };
for (const name of files) {
  const bytes = new Uint8Array(readFileSync(join(folder, name)));
  const ours = await readSpreadsheet({ name, bytes }, () => undefined);
  const theirs = theirCells(bytes, ours.worksheets?.[0]);
  if (!ours.read) {
    counts.refused += 1;
    console.log(`${name}: refused: ${ours.reason}`);
    continue;
  }
  if (theirs === null) {
    counts.unreadable += 1;
    continue;
  }
  const differences = differencesOf(ours, theirs);
  counts.cells += theirs.size;
  if (differences.length === 0) counts.same += 1;
  else {
    counts.differing += 1;
    console.log(`${name}: ${differences.length} cells differ`);
    for (const line of differences.slice(0, 10)) console.log(`  ${line}`);
  }
}
console.log(
  `${files.length} files: ${counts.same} the same in every cell (${counts.cells} cells), ` +
    `${counts.differing} differ, ${counts.refused} refused in words, ${counts.unreadable} that SheetJS cannot read`,
);
if (counts.differing > 0) process.exitCode = 1;

/** The cells of one worksheet by address, within what is looked at of a list; null when the library gives up. */
function theirCells(bytes, worksheet) {
  try {
    const workbook = read(bytes, { type: 'array', raw: true, cellNF: true });
    const sheet = workbook.Sheets[worksheet ?? workbook.SheetNames[0]];
    // It loses a sheet whose target begins with `./`.
    if (sheet === undefined || sheet['!ref'] === undefined) return null;
    const cells = new Map();
    for (const [address, cell] of Object.entries(sheet ?? {})) {
      if (address.startsWith('!') || cell.v === undefined || cell.t === 'z') continue;
      if (utils.decode_cell(address).c < 64) cells.set(address, cell);
    }
    return cells;
  } catch {
    return null;
  }
}

function differencesOf({ lines }, theirs) {
  const own = new Map();
  for (const { line, cells } of lines) {
    for (const [column, cell] of cells) {
      if (cell.mergedFrom === undefined)
        own.set(utils.encode_cell({ r: line - 1, c: column }), cell);
    }
  }
  const differences = [];
  for (const [address, cell] of theirs) {
    const mine = own.get(address);
    own.delete(address);
    const said = sameCell(mine, cell);
    if (said !== null) differences.push(`${address}: ${said}`);
  }
  for (const [address, { text, formula }] of own) {
    if (!formula) differences.push(`${address}: ${JSON.stringify(text)} here, nothing there`);
  }
  return differences;
}

/** Null: the same. Days and percentages are shown in Chinese here and in American there: they are only there or not. */
function sameCell(mine, { t: type, v: value, z: format = 'General' }) {
  const shown = type === 'b' ? String(value).toUpperCase() : String(value);
  if (mine === undefined)
    return shown.trim() === '' ? null : `${JSON.stringify(shown)} there, nothing here`;
  if (type === 'e' || type === 'd') return null;
  if (type === 'n') {
    if (/[ymdhs%]|a{3,4}/i.test(String(format).replace(/"[^"]*"|\\.|\[[^\]]*\]|General/gi, '')))
      return null;
    // It keeps a day that is written as ISO text without the format of its cell.
    if (format === 'General' && isDay(mine, Number(value))) return null;
    const number = Number(Number(value).toPrecision(15));
    return Number(mine.plain ?? mine.text) === number || Number(mine.text) === number
      ? null
      : `${value} there, ${JSON.stringify(mine.plain ?? mine.text)} here`;
  }
  // It takes the marks of XML out of a text of a formula twice.
  if (type === 's' && mine.text.replaceAll('&amp;', '&') === shown) return null;
  const plain = (text) => text.replace(/\r\n?/g, '\n').slice(0, 1_000).trim();
  return plain(mine.text) === plain(shown)
    ? null
    : `${JSON.stringify(shown.slice(0, 80))} there, ${JSON.stringify(mine.text.slice(0, 80))} here`;
}

/** Whether what we show is the day of this number, counted as Excel does. */
function isDay({ text }, number) {
  const [, year, month, day] = /^(\d{4})\D(\d{1,2})\D(\d{1,2})/.exec(text) ?? [];
  if (year === undefined) return false;
  return (
    Date.UTC(Number(year), Number(month) - 1, Number(day)) / 86_400_000 + 25_569 ===
    Math.floor(number)
  );
}
