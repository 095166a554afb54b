#!/usr/bin/env bash
# exceljs 4.4.0, Workbook.xlsx.load(), on a workbook whose XML names its namespace by a prefix, as the Open XML SDK,
# ClosedXML and MiniExcel (.NET) write it.
# A good engineer would guess: <x:workbook xmlns:x="…/spreadsheetml/2006/main"> is the same document as <workbook xmlns="…">,
# as XML Namespaces 1.0 says and Excel, LibreOffice, openpyxl and SheetJS read it.
# What happens: elements are compared with their prefix, and loading throws a TypeError of the library's own.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund exceljs@4.4.0 @e965/xlsx@0.20.3 >/dev/null
cat >run.mjs <<'JS'
import { CFB, read, utils, write } from '@e965/xlsx';
import exceljs from 'exceljs';
const zip = CFB.read(write(utils.book_new(utils.aoa_to_sheet([['a']]), 'list'), { type: 'buffer' }), { type: 'buffer' });
for (const path of ['/xl/workbook.xml', '/xl/worksheets/sheet1.xml', '/xl/sharedStrings.xml', '/xl/styles.xml']) {
  const part = CFB.find(zip, path);
  if (part === null) continue;
  const xml = Buffer.from(part.content).toString().replace(/<(\/?)([a-zA-Z])/g, '<$1x:$2').replace('xmlns="', 'xmlns:x="');
  CFB.utils.cfb_add(zip, path, Buffer.from(xml));
}
const bytes = CFB.write(zip, { fileType: 'zip', type: 'buffer' });
console.log('SheetJS', read(bytes).Sheets.list.A1.v);
try { await new exceljs.Workbook().xlsx.load(bytes); console.log('exceljs reads it'); } catch (error) { console.log('exceljs', error.constructor.name); }
JS
node run.mjs | tee out
diff out <(printf 'SheetJS a\nexceljs TypeError\n')
