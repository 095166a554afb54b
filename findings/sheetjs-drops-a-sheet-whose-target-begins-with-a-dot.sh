#!/usr/bin/env bash
# @e965/xlsx 0.20.3 (the maintained SheetJS build on npm), read().
# A good engineer would guess: a relationship's target `./worksheets/sheet1.xml` is the same reference as
# `worksheets/sheet1.xml` (ECMA-376 part 2 resolves targets as RFC 3986 references), or an error is thrown.
# What happens: the worksheet's name is listed, its cells are gone, and nothing is thrown.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3 >/dev/null
cat >run.mjs <<'JS'
import { CFB, read, utils, write } from '@e965/xlsx';
const whole = write(utils.book_new(utils.aoa_to_sheet([['a', 1]]), 'list'), { type: 'buffer', bookType: 'xlsx' });
const zip = CFB.read(whole, { type: 'buffer' });
const part = CFB.find(zip, '/xl/_rels/workbook.xml.rels');
const dotted = Buffer.from(part.content).toString().replace('"worksheets/', '"./worksheets/');
CFB.utils.cfb_add(zip, '/xl/_rels/workbook.xml.rels', Buffer.from(dotted));
const after = CFB.write(zip, { fileType: 'zip', type: 'buffer' });
const seen = (bytes) => { const { SheetNames, Sheets } = read(bytes); return `${SheetNames.join()} ${Sheets[SheetNames[0]]?.['!ref'] ?? 'no cells'}`; };
console.log(seen(whole)); console.log(seen(after));
JS
node run.mjs | tee out
diff out <(printf 'list A1:B1\nlist no cells\n')
