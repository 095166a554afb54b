/** The ports as Node fills them in. */
import { randomBytes, hash as textHash } from 'node:crypto';
import { nodeProof } from '@liangfen/verify';
import { hash, verify } from '@node-rs/argon2';
import type {
  Addresses,
  Bus,
  Database,
  HeadKey,
  Log,
  Mail,
  Messenger,
  Passwords,
  Payment,
  Ports,
  SingleSignOn,
  Vault,
  WebhookCalls,
} from '../ports.ts';
import { createClearVault } from '../sealing/clear-vault.ts';
import { watchingWrites } from '../store/watched-writes.ts';
import { createImageCodePainter } from './image-code.ts';
import { createImageRecoder } from './images.ts';
import { createPdfPrinter } from './pdf.ts';
import { createSpreadsheetReader } from './spreadsheets.ts';

/** OWASP's first choice; about 25 ms. `algorithm` is left out: argon2id is the default. */
const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const passwords: Passwords = {
  hash: (password) => hash(password, passwordCost),
  verify: (stored, password) => verify(stored, password).catch(() => false),
};

/** 32 letters and digits: 5 bits each, and a byte maps to them without bias. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/**
 * @example
 * ```tsx
 * const app = createApp(createNodePorts({ database, bus: createMemoryBus(), log: createLog('info') }));
 * ```
 */
export function createNodePorts(parts: {
  readonly database: Database;
  readonly bus: Bus;
  readonly log: Log;
  /** Nothing can be bought without it. */
  readonly payment?: Payment | null;
  /** Nobody logs in by scanning without it. */
  readonly messenger?: Messenger | null;
  /** Nobody logs in at an organisation's own provider without it. */
  readonly singleSignOn?: SingleSignOn | null;
  /** No mail is sent without it. */
  readonly mail?: Mail | null;
  /** Nobody is told where the server is without it. */
  readonly addresses?: Addresses;
  /** Nothing is sent to organisers' own servers without it. */
  readonly webhooks?: WebhookCalls | null;
  /** No head of a ledger is signed without it. */
  readonly signer?: HeadKey | null;
  /** Nothing is sealed without it: for databases that end with the process. */
  readonly vault?: Vault;
}): Ports {
  const { signer = null, ...given } = parts;
  return {
    ...given,
    database: watchingWrites(parts.database, Date.now),
    now: Date.now,
    elapsed: () => performance.now(),
    newId,
    newSecret: () => randomBytes(32).toString('base64url'),
    sha256: (text) => textHash('sha256', text),
    passwords,
    vault: parts.vault ?? createClearVault((text) => textHash('sha256', text)),
    imageCode: createImageCodePainter(),
    spreadsheets: createSpreadsheetReader(parts.log),
    pdf: createPdfPrinter(parts.log),
    images: createImageRecoder(parts.log),
    messenger: parts.messenger ?? null,
    singleSignOn: parts.singleSignOn ?? null,
    mail: parts.mail ?? null,
    payment: parts.payment ?? null,
    titleNumbers: null,
    addresses: parts.addresses ?? { publicUrl: null, openToNetwork: false, local: () => [] },
    webhooks: parts.webhooks ?? null,
    proof: { ...nodeProof, signer },
    random: Math.random,
    schedule: (afterMs, run) => {
      const timer = setTimeout(run, afterMs);
      timer.unref();
      return () => clearTimeout(timer);
    },
  };
}

const idBytes = 16;
/** Random bytes are asked for in bulk: one system call serves many ids on the hot path. */
let pool = Buffer.alloc(0);
let used = 0;

/** 16 characters of 5 random bits each. */
function newId(): string {
  if (used + idBytes > pool.length) {
    pool = randomBytes(idBytes * 256);
    used = 0;
  }
  let id = '';
  for (let index = used; index < used + idBytes; index += 1) {
    id += alphabet[(pool[index] ?? 0) & 31];
  }
  used += idBytes;
  return id;
}
