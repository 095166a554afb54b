/** A real SMTP server for tests, in this process on 127.0.0.1, whose mails a test can wait for. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface TestMailServer {
  readonly port: number;
  /** Waits for the next unread mail; the test times out if none comes. */
  readonly next: () => Promise<TakenMail>;
  /** How many mails came in all. */
  readonly count: () => number;
  readonly close: () => Promise<void>;
}

export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
}

export async function startTestMailServer({
  refuses = false,
}: {
  readonly refuses?: boolean;
} = {}): Promise<TestMailServer> {
  const taken: TakenMail[] = [];
  const waiting: ((mail: TakenMail) => void)[] = [];
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_, __, done) => done(refuses ? new Error('no such mailbox') : null),
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        count += 1;
        const raw = Buffer.concat(parts).toString('utf8');
        const mail = {
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          ...readMail(raw),
        };
        const first = waiting.shift();
        if (first === undefined) taken.push(mail);
        else first(mail);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    port: (server.server.address() as AddressInfo).port,
    next: () => {
      const mail = taken.shift();
      return mail === undefined
        ? new Promise((resolve) => waiting.push(resolve))
        : Promise.resolve(mail);
    },
    count: () => count,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Reads a mail that has one plain part. */
function readMail(raw: string): Pick<TakenMail, 'subject' | 'text'> {
  const at = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, at).replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  const subject = header('subject')
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, way: string, text: string) =>
      way.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : quoted(text.replaceAll('_', ' ')),
    );
  const body = raw.slice(at + 4);
  switch (header('content-transfer-encoding').toLowerCase()) {
    case 'base64':
      return { subject, text: Buffer.from(body, 'base64').toString('utf8') };
    case 'quoted-printable':
      return { subject, text: quoted(body.replace(/=\r\n/g, '')) };
  }
  return { subject, text: body };
}

function quoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
