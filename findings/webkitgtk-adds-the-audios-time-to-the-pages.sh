#!/usr/bin/env bash
# WebKitGTK 2.50.6 (Debian 12: webkit2gtk-driver), AudioContext.getOutputTimestamp(), driven by selenium-webdriver 4.45.0.
# A good engineer would guess: performanceTime is the moment of contextTime on the clock of performance.now(), as the Web Audio API says,
# so that one second of sound is one second of the page on both.
# What happens: performanceTime is performance.now() plus contextTime. It runs at double speed, and a page that places sounds by it has
# each of them too late by as long as the audio has run.
# Needs: apt-get install --no-install-recommends webkit2gtk-driver xvfb
set -euo pipefail
folder=$(mktemp -d); cd "$folder"
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$folder"' EXIT
npm init -y >/dev/null; npm install --silent --no-audit --no-fund selenium-webdriver@4.45.0 >/dev/null
mkfifo display; Xvfb -displayfd 3 -screen 0 800x600x24 -nolisten tcp 3>display 2>/dev/null &
read -r number <display
port=$((20000 + RANDOM % 20000))
HOME="$folder" DISPLAY=":$number" WEBKIT_DISABLE_DMABUF_RENDERER=1 WebKitWebDriver --port="$port" >/dev/null 2>&1 &
until (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do sleep 0.05; done
cat >run.cjs <<'JS'
const { readdirSync } = require('node:fs');
const { Builder, By, Capabilities } = require('selenium-webdriver');
const [folder] = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'));
const binary = `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`;
(async () => {
  const driver = await new Builder().usingServer(`http://127.0.0.1:${process.argv[2]}`)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } })).build();
  const version = (await driver.getCapabilities()).getBrowserVersion();
  await driver.get('data:text/html,<button onclick="window.audio = new AudioContext(); audio.resume()">sound</button>');
  await driver.findElement(By.css('button')).click();
  const stamp = () => driver.executeScript(() => {
    const { contextTime, performanceTime } = window.audio.getOutputTimestamp();
    return { contextTime, ahead: performanceTime - performance.now() };
  });
  let last = await stamp();
  while (last.contextTime < 3) last = await stamp();
  console.log(`${version}: ahead of the page by its own time: ${Math.abs(last.ahead / 1000 - last.contextTime) < 0.5}`);
  await driver.quit();
})();
JS
node run.cjs "$port" | tee out
diff out <(echo '2.50.6: ahead of the page by its own time: true')
