#!/usr/bin/env bash
# @e965/xlsx 0.20.3 (the maintained SheetJS build on npm), write() and read() with their defaults.
# A good engineer would guess: a text that it writes into a workbook and reads back is the same text.
# What happens: `&amp;` comes back as `&` and `&lt;b&gt;` as `<b>`, because write() stores a text as t="str" and read()
# takes the marks of XML out of such a cell twice; with `bookSST: true`, which stores texts apart, they come back as written.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3 >/dev/null
cat >run.mjs <<'JS'
import { read, utils, write } from '@e965/xlsx';
const book = utils.book_new(utils.aoa_to_sheet([['&amp;', '&lt;b&gt;']]), 'list');
for (const bookSST of [false, true]) {
  const { A1, B1 } = read(write(book, { type: 'buffer', bookType: 'xlsx', bookSST })).Sheets.list;
  console.log(bookSST ? 'texts apart' : 'by default', A1.v, B1.v);
}
JS
node run.mjs | tee out
diff out <(printf 'by default & <b>\ntexts apart &amp; &lt;b&gt;\n')
