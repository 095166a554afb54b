#!/usr/bin/env bash
# @kubb/plugin-client 4.39.0 with plugin-ts, on an operation that has an integer in a header.
# A good engineer would guess: client: 'fetch' compiles with the request function that the same package ships for it.
# What happens: the operation hands the header over as a number, and that function takes only headers that are texts: TS2322
# under strict, for each such operation. With text headers alone it compiles.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
cat >package.json <<'JSON'
{ "private": true, "type": "module", "dependencies": { "@kubb/cli": "4.39.0", "@kubb/core": "4.39.0",
  "@kubb/plugin-client": "4.39.0", "@kubb/plugin-oas": "4.39.0", "@kubb/plugin-ts": "4.39.0", "typescript": "5.9.3" } }
JSON
npm install --silent --no-audit --no-fund --ignore-scripts >/dev/null
compile() { # type of the header
  cat >api.json <<JSON
{ "openapi": "3.1.0", "info": { "title": "t", "version": "1" }, "paths": { "/next": { "post": { "operationId": "next",
  "parameters": [{ "name": "X-Seen-Version", "in": "header", "schema": { "type": "$1" } }],
  "responses": { "200": { "description": "ok", "content": { "application/json": { "schema": { "type": "object",
  "properties": { "ok": { "type": "boolean" } } } } } } } } } } }
JSON
  cat >kubb.config.js <<'JS'
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';
export default { root: '.', input: { path: './api.json' },
  output: { path: './made', clean: true, format: false, lint: false, extension: { '.ts': '' } },
  plugins: [pluginOas({ generators: [] }), pluginTs(), pluginClient({ client: 'fetch' })] };
JS
  npx kubb generate --config kubb.config.js >/dev/null 2>&1
  npx tsc --noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler --target es2022 made/index.ts || true
}
echo "text: $(compile string | grep -c TS)" | tee out
echo "integer: $(compile integer | grep -o 'TS2322' | sort -u)" | tee -a out
diff out - <<'TXT'
text: 0
integer: TS2322
TXT
