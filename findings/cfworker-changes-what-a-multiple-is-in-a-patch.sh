#!/usr/bin/env bash
# @cfworker/json-schema, between 4.1.1 and 4.1.6, on multipleOf, by which a contract says how many decimals a score has.
# A good engineer would guess: a patch changes no answer, so that a caret range and a lock file judge alike.
# What happens: 4.1.1 takes any rest below a ten-millionth for none, 4.1.6 computes with the decimals as written. 0.30000001 passes
# as a multiple of 0.1 before and fails after; 1 and 3 are multiples of a third before and not after.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts before@npm:@cfworker/json-schema@4.1.1 after@npm:@cfworker/json-schema@4.1.6 >/dev/null
cat >judge.mjs <<'JS'
import { Validator as After } from 'after';
import { Validator as Before } from 'before';
for (const [value, multipleOf] of [[0.3, 0.1], [0.30000001, 0.1], [1, 1 / 3], [3, 1 / 3]]) {
  const schema = { type: 'number', multipleOf };
  const [before, after] = [Before, After].map((Validator) => new Validator(schema).validate(value).valid);
  console.log(`${value} of ${multipleOf.toFixed(3)}: ${before} ${after}`);
}
JS
node judge.mjs | tee out
diff out <(printf '%s\n' '0.3 of 0.100: true true' '0.30000001 of 0.100: true false' '1 of 0.333: true false' '3 of 0.333: true false')
