#!/usr/bin/env bash
# hucre 1.0.0, writing a time of day that exceljs 4.4.0 read: a Date on 30 December 1899, the day that serial 0 is for exceljs.
# A good engineer would guess: 19:30 becomes 0.8125, the part of a day that every spreadsheet program takes for 19:30.
# What happens: it becomes -0.1875, because hucre counts the days before March 1900 from 31 December 1899; a negative time is shown
# as ####. Its own reader gives the day as 31 December, so that only a time that exceljs read goes wrong.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --ignore-scripts hucre@1.0.0 exceljs@4.4.0 @e965/xlsx@0.20.3 >/dev/null
cat >write.mjs <<'JS'
import { read, write } from '@e965/xlsx';
import exceljs from 'exceljs';
import { readXlsx, writeXlsx } from 'hucre';
const serialOf = async (date) =>
  read(await writeXlsx({ sheets: [{ name: 'a', rows: [[date]] }] }), { type: 'array' }).Sheets.a.A1.v;
const sheet = { A1: { t: 'n', v: 0.8125, z: 'hh:mm' }, '!ref': 'A1' };
const book = write({ SheetNames: ['a'], Sheets: { a: sheet } }, { type: 'array', bookType: 'xlsx' });
const [[own]] = (await readXlsx(new Uint8Array(book))).sheets[0].rows;
const workbook = await new exceljs.Workbook().xlsx.load(book);
const other = workbook.worksheets[0].getCell('A1').value;
console.log('hucre reads', own.toISOString(), 'and writes', await serialOf(own));
console.log('exceljs reads', other.toISOString(), 'and hucre writes', await serialOf(other));
JS
node write.mjs | tee out
diff out <(printf '%s\n' 'hucre reads 1899-12-31T19:30:00.000Z and writes 0.8125' \
  'exceljs reads 1899-12-30T19:30:00.000Z and hucre writes -0.1875')
