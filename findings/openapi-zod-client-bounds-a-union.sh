#!/usr/bin/env bash
# openapi-zod-client 1.18.3, on a number with a minimum beside anyOf, as JSON Schema 2020-12 allows it.
# A good engineer would guess: the minimum goes into each branch, or into a refinement.
# What happens: it writes z.union([…]).gte(0), which zod does not have, so that the client neither compiles nor loads; what the
# branches ask (multipleOf) is gone.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null; npm install --silent --no-audit --no-fund --ignore-scripts openapi-zod-client@1.18.3 zod@3 >/dev/null
cat >api.json <<'JSON'
{ "openapi": "3.1.0", "info": { "title": "t", "version": "1" },
  "paths": { "/score": { "get": { "operationId": "score", "responses": { "200": { "description": "ok", "content": {
    "application/json": { "schema": { "$ref": "#/components/schemas/Score" } } } } } } } },
  "components": { "schemas": { "Score": { "type": "object", "required": ["score"], "properties": { "score": {
    "type": "number", "minimum": 0,
    "anyOf": [{ "type": "number", "multipleOf": 0.1 }, { "type": "number", "multipleOf": 0.25 }] } } } } } }
JSON
npx openapi-zod-client api.json -o made.ts >/dev/null
grep -o 'z[.]union(.*[.]gte(0)' made.ts | tee out
node -e "const { z } = require('zod'); console.log(typeof z.union([z.number(), z.number()]).gte)" | tee -a out
[[ $(wc -l <out) -eq 2 ]] && tail -1 out | grep -qx undefined
