#!/usr/bin/env bash
# orval 7.13.2 on Node 20.20.2, with a configuration in an ES module (orval.config.mjs, `export default`).
# A good engineer would guess: it is read like the same object in CommonJS.
# What happens: orval takes the module itself for the configuration and its `default` for the name of a project: "Config require an
# input". The same object by module.exports in a .cjs is read.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --ignore-scripts orval@7.13.2 >/dev/null
cat >api.json <<'JSON'
{ "openapi": "3.1.0", "info": { "title": "t", "version": "1" }, "paths": { "/score": { "get": { "operationId": "score",
  "responses": { "200": { "description": "ok", "content": { "application/json": { "schema": { "type": "string" } } } } } } } } }
JSON
settings="{ made: { input: './api.json', output: { target: './made.ts', client: 'fetch' } } }"
echo "export default $settings;" >orval.config.mjs
echo "module.exports = $settings;" >orval.config.cjs
for kind in mjs cjs; do
  node node_modules/orval/dist/bin/orval.js --config "orval.config.$kind" >"$kind.log" 2>&1 || true
  echo "$kind: $(grep -oE 'Config require an input`?|has been converted' "$kind.log" | tr -d '`' | sort -u | tail -1)"
done | tee out
diff out - <<'TXT'
mjs: Config require an input
cjs: has been converted
TXT
