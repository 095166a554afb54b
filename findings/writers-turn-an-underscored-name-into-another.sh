#!/usr/bin/env bash
# @e965/xlsx 0.20.3, exceljs 4.4.0 and xlsx-populate 1.21.0, writing the text `_x0041_team` into a cell.
# A good engineer would guess: a text that is written into a workbook comes out of it as it was.
# What happens: an xlsx file escapes what XML cannot hold as _xHHHH_ (ECMA-376 part 1, 22.9.2.19), so a text that looks
# so must be written `_x005F_x0041_team`. None of the three does, and Excel (like SheetJS itself) reads "Ateam".
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3 exceljs@4.4.0 xlsx-populate@1.21.0 >/dev/null
cat >run.mjs <<'JS'
import { read, utils, write } from '@e965/xlsx';
import exceljs from 'exceljs';
import populate from 'xlsx-populate';
const text = '_x0041_team';
const book = new exceljs.Workbook(); book.addWorksheet('list').getCell('A1').value = text;
const other = await populate.fromBlankAsync(); other.sheet(0).cell('A1').value(text);
const files = { SheetJS: write(utils.book_new(utils.aoa_to_sheet([[text]]), 'list'), { type: 'buffer' }), exceljs: await book.xlsx.writeBuffer(), 'xlsx-populate': await other.outputAsync() };
for (const [name, bytes] of Object.entries(files)) { const { Sheets, SheetNames } = read(bytes); console.log(name, Sheets[SheetNames[0]].A1.v); }
JS
node run.mjs | tee out
diff out <(printf 'SheetJS Ateam\nexceljs Ateam\nxlsx-populate Ateam\n')
