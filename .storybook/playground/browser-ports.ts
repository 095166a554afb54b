/** The server's ports, as a browser tab can fill them. For made-up accounts only. */
import { pbkdf2Async } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type {
  Bus,
  Database,
  ImageCodePainter,
  Log,
  Passwords,
  Ports,
} from '../../packages/server/src/index.ts';
import { readSpreadsheet } from '../../packages/server/src/integrations/spreadsheet/read-spreadsheet.ts';
import { createClearVault } from '../../packages/server/src/sealing/clear-vault.ts';
import { recodeInCanvas } from './canvas-images.ts';

/** 32 letters and digits: 5 bits each, and a byte maps to them without bias. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

export function createBrowserPorts(database: Database, payment: Ports['payment']): Ports {
  return {
    database,
    now: Date.now,
    newId: () => [...random(16)].map((byte) => alphabet[byte & 31]).join(''),
    newSecret: () => base64Url(random(32)),
    sha256: (text) => bytesToHex(sha256(utf8ToBytes(text))),
    passwords: playgroundPasswords,
    vault: createClearVault((text) => bytesToHex(sha256(utf8ToBytes(text)))),
    imageCode: canvasImageCode,
    spreadsheets: readSpreadsheet,
    images: recodeInCanvas,
    messenger: null,
    singleSignOn: null,
    mail: null,
    payment,
    titleNumbers: null,
    webhooks: null,
    // A tab keeps no key, so nothing is signed, and no signature is believed.
    proof: { sha256Bytes: sha256, verifyEd25519: () => false, signer: null },
    random: Math.random,
    addresses: { publicUrl: null, openToNetwork: false, local: () => [] },
    pdf: () => Promise.reject(new Error('the playground has no fonts to print with')),
    bus: busOfOneTab,
    log: consoleLog,
    schedule: (afterMs, run) => {
      const timer = setTimeout(run, afterMs);
      return () => clearTimeout(timer);
    },
  };
}

function random(bytes: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(bytes));
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Real hashing, but far too cheap for passwords that somebody uses elsewhere. */
const playgroundPasswords: Passwords = {
  hash: async (password) => {
    const salt = bytesToHex(random(16));
    return `${salt} ${await stretched(password, salt)}`;
  },
  verify: async (stored, password) => {
    const [salt = '', hash] = stored.split(' ');
    return (await stretched(password, salt)) === hash;
  },
};

async function stretched(password: string, salt: string): Promise<string> {
  return bytesToHex(await pbkdf2Async(sha256, password, salt, { c: 1_000, dkLen: 32 }));
}

/** Plain letters: it is there to be read, not to keep anybody out. */
const canvasImageCode: ImageCodePainter = {
  paint: async () => {
    const answer = [...random(4)].map((byte) => 'ABCDEFGH'[byte & 7]).join('');
    const canvas = new OffscreenCanvas(168, 56);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('this browser draws no image codes');
    context.fillStyle = '#f6f6f6';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#333';
    context.font = '34px monospace';
    context.fillText(answer, 42, 40);
    const picture = await canvas.convertToBlob({ type: 'image/png' });
    return { answer, png: new Uint8Array(await picture.arrayBuffer()) };
  },
};

/** There is no other process to tell. */
const busOfOneTab: Bus = {
  reachesOthers: false,
  publish: () => undefined,
  subscribe: () => () => undefined,
  close: async () => undefined,
};

const consoleLog: Log = {
  info: () => undefined,
  warn: (event, fields) => console.warn(`playground server: ${event}`, fields),
  error: (event, fields) => console.error(`playground server: ${event}`, fields),
};
