/** Outgoing mail by SMTP, as the settings name it. Nobody is called at the start: a mail server that is away keeps nothing from starting. */
import { type Mail, MailRefused } from '../../ports.ts';
import type { Config } from '../config.ts';
import { readSecret } from '../secret-file.ts';
import type { MailTls } from './settings.ts';

const passwordForm = {
  pattern: /^[\x20-\x7e]{1,512}$/,
  name: '发信密码',
  place: '邮箱的设置页（多半叫授权码或应用密码）',
} as const;

const waitMs = 10_000;

/** Null where no mail is sent. Throws `ConfigError` for a password that cannot be read, or that others can. */
export async function openMail({
  mail: chosen,
  publicUrl,
}: Pick<Config, 'mail' | 'publicUrl'>): Promise<Mail | null> {
  switch (chosen.kind) {
    case 'NONE':
      return null;
    case 'SMTP': {
      const { host, port, tls, login, from } = chosen;
      const auth =
        login === null
          ? {}
          : { auth: { user: login.user, pass: readSecret(login.passwordFile, passwordForm) } };
      // Imported here, so that servers without mail never load the library.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        ...{ host, port, ...auth, ...securityOf(tls) },
        connectionTimeout: waitMs,
        greetingTimeout: waitMs,
        socketTimeout: waitMs,
        // No mail names a file or an address to fetch.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return {
        publicUrl,
        send: async ({ to, subject, text }) => {
          try {
            const sender = { name: '亮分', address: from };
            await transport.sendMail({
              from: sender,
              to: { name: '', address: to },
              subject,
              text,
            });
          } catch (error) {
            throw new MailRefused(codeOf(error), { cause: error });
          }
        },
      };
    }
  }
}

function securityOf(tls: MailTls) {
  switch (tls) {
    case 'IMPLICIT':
      return { secure: true };
    case 'STARTTLS':
      return { secure: false, requireTLS: true };
    case 'NONE':
      return { secure: false, ignoreTLS: true };
  }
}

/** The library's code, never its sentence, which may name the receiver. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
