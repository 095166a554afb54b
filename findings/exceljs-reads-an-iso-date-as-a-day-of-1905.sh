#!/usr/bin/env bash
# exceljs 4.4.0, Workbook.xlsx.load(), on a cell of type "d" as ECMA-376 (part 1, 18.18.11) defines it and SheetJS and
# openpyxl (iso_dates) write it.
# A good engineer would guess: <c t="d"><v>2024-05-01T00:00:00.000Z</v></c> is read as the 1st of May 2024, or as its text.
# What happens: the text is parsed as the number 2024 and taken for a count of days: the 16th of July 1905.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund exceljs@4.4.0 @e965/xlsx@0.20.3 >/dev/null
cat >run.mjs <<'JS'
import { utils, write } from '@e965/xlsx';
import exceljs from 'exceljs';
const sheet = utils.aoa_to_sheet([[new Date(Date.UTC(2024, 4, 1))]], { cellDates: true, UTC: true });
const bytes = write(utils.book_new(sheet, 'list'), { type: 'buffer', bookType: 'xlsx', cellDates: true });
const book = new exceljs.Workbook();
await book.xlsx.load(bytes);
const { value } = book.worksheets[0].getCell('A1');
console.log(value instanceof Date ? value.toISOString().slice(0, 10) : value);
JS
TZ=UTC node run.mjs | tee out
diff out <(printf '1905-07-16\n')
