/** Sends mail: while the caller waits for it, or behind an answer that must not tell whether there was any. */
import { type Mail, type MailMessage, MailRefused, type Ports } from '../ports.ts';
import { ProblemError } from '../problem.ts';

const retryAfterSeconds = 30;

export function connectedMail({ mail }: Pick<Ports, 'mail'>): Mail {
  if (mail !== null) return mail;
  throw new ProblemError(
    409,
    'MAIL_NOT_CONNECTED',
    '这台服务器不发邮件；忘记密码请联系服务的管理员重设',
  );
}

export async function sendNow(ports: Pick<Ports, 'mail' | 'log'>, message: MailMessage) {
  try {
    await connectedMail(ports).send(message);
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    ports.log.warn('mail.failed', { because: error.message });
    throw new ProblemError(503, 'MAIL_AWAY', '邮件没有发出去，请稍后重试', { retryAfterSeconds });
  }
}

/** Sends without a caller that waits, so that the time of an answer tells nothing. */
export function sendBehind({ mail, log }: Pick<Ports, 'mail' | 'log'>, message: MailMessage): void {
  mail?.send(message).catch((error: unknown) => {
    log.warn('mail.failed', { because: error instanceof Error ? error.message : 'unknown' });
  });
}
