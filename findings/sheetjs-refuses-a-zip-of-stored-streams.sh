#!/usr/bin/env bash
# @e965/xlsx 0.20.3 (the maintained SheetJS build on npm), read(), on a workbook packed by @zip.js/zip.js 2.24.0 without
# compression, as a stream: sizes then stand behind the data (a data descriptor, APPNOTE 4.3.9), and in the directory.
# A good engineer would guess: a zip with a right central directory is read whatever stands before the data.
# What happens: sizes are read from the local header and guessed behind it, and read() throws "Bad compressed size".
# The same package compressed is read.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3 @zip.js/zip.js@2.24.0 >/dev/null
cat >run.mjs <<'JS'
import { CFB, read, utils, write } from '@e965/xlsx';
import { TextReader, Uint8ArrayWriter, ZipWriter, configure } from '@zip.js/zip.js';
configure({ useWebWorkers: false });
const zip = CFB.read(write(utils.book_new(utils.aoa_to_sheet([['a']]), 'list'), { type: 'buffer' }), { type: 'buffer' });
for (const level of [0, 6]) {
  const out = new ZipWriter(new Uint8ArrayWriter(), { level, zip64: false });
  for (const [at, path] of zip.FullPaths.entries()) {
    const { content, size } = zip.FileIndex[at];
    if (size > 0 && !path.includes('Sh33tJ5')) await out.add(path.replace('Root Entry/', ''), new TextReader(Buffer.from(content).toString()));
  }
  try { console.log(level, read(await out.close()).Sheets.list.A1.v); } catch (error) { console.log(level, error.message.replace(/\d+/g, 'N')); }
}
JS
node run.mjs | tee out
diff out <(printf '0 Bad compressed size: N != N\n6 a\n')
