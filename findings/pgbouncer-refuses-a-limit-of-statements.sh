#!/usr/bin/env bash
# PgBouncer 1.18.0 (Debian 12: pgbouncer) with its defaults, pg 8.16.3 for Node with `statement_timeout`, an option of its documentation.
# A good engineer would guess: a limit that PostgreSQL takes when a connection begins is passed on, or not heard.
# What happens: the connection is refused with SQLSTATE 08P01, "unsupported startup parameter: statement_timeout", before any
# PostgreSQL is asked. The same limit said by `set statement_timeout` after connecting is taken.
# Needs: apt-get install --no-install-recommends pgbouncer
set -euo pipefail
folder=$(mktemp -d); chmod 755 "$folder"; cd "$folder"
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$folder"' EXIT
npm init -y >/dev/null; npm install --silent --no-audit --no-fund pg@8.16.3 >/dev/null
port=$((20000 + RANDOM % 20000))
echo '"anybody" ""' >users
printf '%s\n' '[databases]' '* = host=127.0.0.1 port=1' '[pgbouncer]' "listen_addr = 127.0.0.1" "listen_port = $port" 'unix_socket_dir =' \
  'auth_type = trust' "auth_file = $folder/users" >bouncer.ini
# It refuses to run as root.
if [[ $(id -u) -eq 0 ]]; then setpriv --reuid=nobody --regid=nogroup --clear-groups pgbouncer -q bouncer.ini & else pgbouncer -q bouncer.ini & fi
until (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do sleep 0.05; done
cat >run.cjs <<'JS'
const { Client } = require('pg');
const said = async (more) => {
  const client = new Client({ host: '127.0.0.1', port: process.argv[2], user: 'anybody', database: 'pgbouncer', ...more });
  client.on('error', () => {});
  return client.connect().then(() => 'connected', ({ code, message }) => `${code} ${message}`).finally(() => client.end());
};
(async () => console.log(await said({ statement_timeout: 60000 })))();
JS
node run.cjs "$port" | tee out
diff out <(echo '08P01 unsupported startup parameter: statement_timeout')
