#!/usr/bin/env bash
# lighttpd 1.4.69 (Debian 12: lighttpd), mod_proxy with its defaults, in front of a server of event streams.
# A good engineer would guess: a reader that leaves is noticed, and the connection to the server behind is closed, as nginx does.
# What happens: an answer is held back until it is whole, and nobody looks at the reader meanwhile; when the reader leaves, the stream
# behind stays open for as long as the server writes to it. Whoever counts open streams counts readers that are gone.
# With server.stream-response-body = 1 the same stream is closed at once.
# Needs: apt-get install --no-install-recommends lighttpd
set -euo pipefail
folder=$(mktemp -d); cd "$folder"
trap 'rm -rf "$folder"' EXIT
cat >run.mjs <<'JS'
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, get } from 'node:http';
const open = new Set();
const server = createServer((_, answer) => {
  answer.writeHead(200, { 'content-type': 'text/event-stream' });
  const timer = setInterval(() => answer.write('data: 1\n\n'), 100);
  open.add(answer);
  answer.on('close', () => (clearInterval(timer), open.delete(answer)));
}).listen(0, '127.0.0.1');
await new Promise((go) => server.once('listening', go));
const wait = (ms) => new Promise((go) => setTimeout(go, ms));
async function leftOpen(more) {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  const file = `${process.cwd()}/${port}.conf`;
  writeFileSync(file, `server.modules = ("mod_proxy")
server.document-root = "${process.cwd()}"
server.bind = "127.0.0.1"
server.port = ${port}
proxy.server = ("" => (("host" => "127.0.0.1", "port" => ${server.address().port})))
${more}\n`);
  const proxy = spawn('/usr/sbin/lighttpd', ['-D', '-f', file], { stdio: 'ignore' });
  while (open.size === 0) {
    const request = get({ port, host: '127.0.0.1' }).on('error', () => {});
    await wait(1_000);
    request.destroy();
  }
  // Fifty events after the reader has left.
  await wait(5_000);
  const left = open.size;
  proxy.kill('SIGKILL');
  while (open.size > 0) await wait(50);
  return left;
}
console.log(`defaults ${await leftOpen('')}, streaming ${await leftOpen('server.stream-response-body = 1')}`);
process.exit();
JS
node run.mjs | tee out
diff out <(echo 'defaults 1, streaming 0')
