#!/usr/bin/env bash
# @e965/xlsx 0.20.3 (the maintained SheetJS build on npm), SSF.format and read().
# A good engineer would guess: the format `yyyy.m.d`, which Chinese and German workbooks are full of, shows 2024.5.1, as
# `yyyy/m/d` shows 2024/5/1.
# What happens: SSF throws "bad second format: ."; read() swallows it and leaves the cell without the text (w) that it shows.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3 >/dev/null
cat >run.mjs <<'JS'
import { read, SSF, utils, write } from '@e965/xlsx';
console.log(SSF.format('yyyy/m/d', 45413));
try { console.log(SSF.format('yyyy.m.d', 45413)); } catch (error) { console.log(String(error)); }
const sheet = utils.aoa_to_sheet([[45413]]); sheet.A1.z = 'yyyy.m.d';
const bytes = write(utils.book_new(sheet, 'list'), { type: 'buffer', bookType: 'xlsx' });
console.log(read(bytes).Sheets.list.A1.w);
JS
node run.mjs | tee out
diff out <(printf '2024/5/1\nbad second format: .\nundefined\n')
