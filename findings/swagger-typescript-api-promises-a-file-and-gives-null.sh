#!/usr/bin/env bash
# swagger-typescript-api 13.13.0, on an operation that answers with a workbook.
# A good engineer would guess: a call whose type says Blob gives a Blob.
# What happens: `data` is null with status 200, no error and no warning, unless the caller adds format: 'blob' to each call; the
# client knows the type of the content when it is made and does not say the format.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts swagger-typescript-api@13.13.0 typescript@5.9.3 >/dev/null
cat >api.json <<'JSON'
{ "openapi": "3.1.0", "info": { "title": "t", "version": "1" },
  "paths": { "/ranking": { "get": { "operationId": "ranking", "responses": { "200": { "description": "a workbook", "content": {
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": { "schema": { "type": "string", "format": "binary" } } } } } } } } }
JSON
npx swagger-typescript-api generate -p api.json -o . -n made.ts >/dev/null
grep -o 'this.request<Blob, any>' made.ts | tee out
npx tsc --target es2022 --module es2022 --moduleResolution bundler --skipLibCheck --outDir js made.ts
cat >call.mjs <<'JS'
import { createServer } from 'node:http';
import { Api } from './js/made.js';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const server = createServer((_request, response) => response.setHeader('content-type', type).end('seven b'));
server.listen(0, '127.0.0.1', async () => {
  const api = new Api({ baseUrl: `http://127.0.0.1:${server.address().port}` });
  const plain = await api.ranking.ranking();
  const asked = await api.ranking.ranking({ format: 'blob' });
  console.log(plain.status, plain.data, asked.data.size);
  server.close();
});
JS
echo '{ "type": "module" }' >js/package.json
node call.mjs | tee -a out
diff out <(printf '%s\n' 'this.request<Blob, any>' '200 null 7')
