#!/usr/bin/env bash
# @electric-sql/pglite 0.5.16, PGlite.create() on a folder, Node 20.
# A good engineer would guess: a database that made its cluster holds as much memory as one that opened it; what making needed
# is given back.
# What happens: the process that made the cluster keeps several hundred megabytes more for as long as it lives (about 860 MB
# beside 350), though both hold the same empty database. Whoever opens a cluster that another process made holds the less.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund @electric-sql/pglite@0.5.16 >/dev/null
cat >run.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
const database = await PGlite.create({ dataDir: './cluster' });
await database.query('select 1');
console.log(Math.round(process.memoryUsage().rss / 1e6));
await database.close();
JS
made=$(node run.mjs); opened=$(node run.mjs)
echo "made $made MB, opened $opened MB"
# A third of a gigabyte more, whatever the machine's own share.
((made > opened + 300))
