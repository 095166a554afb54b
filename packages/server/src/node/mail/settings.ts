/** The settings of outgoing mail, as they are written in the environment; the file with the password is read later. */
import { ConfigError } from '../config-error.ts';
import { isThisMachine } from '../single-sign-on/settings.ts';

export type MailTls = 'IMPLICIT' | 'STARTTLS' | 'NONE';

export type MailChoice =
  | { readonly kind: 'NONE' }
  | {
      readonly kind: 'SMTP';
      readonly host: string;
      readonly port: number;
      readonly tls: MailTls;
      /** Null where the server asks nobody who they are. */
      readonly login: { readonly user: string; readonly passwordFile: string } | null;
      readonly from: string;
    };

type Environment = Readonly<Record<string, string | undefined>>;

const standardPorts: Readonly<Record<MailTls, number>> = { IMPLICIT: 465, STARTTLS: 587, NONE: 25 };
const plainAddress = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,189}$/;

export function readMailSetting(
  environment: Environment,
  { setPublicUrl }: { readonly setPublicUrl: string | null },
): MailChoice {
  const {
    LIANGFEN_MAIL_HOST: host = '',
    LIANGFEN_MAIL_PORT: port = '',
    LIANGFEN_MAIL_TLS: tls = '',
    LIANGFEN_MAIL_USER: user = '',
    LIANGFEN_MAIL_PASSWORD_FILE: passwordFile = '',
    LIANGFEN_MAIL_FROM: from = '',
  } = environment;
  if ([host, port, tls, user, passwordFile, from].every((value) => value === '')) {
    return { kind: 'NONE' };
  }
  if (!/^[A-Za-z0-9.:[\]-]{1,253}$/.test(host)) {
    throw new ConfigError(
      `邮件的设置不完整：请用 LIANGFEN_MAIL_HOST 设置发信服务器的主机名，现在是「${host}」`,
    );
  }
  if (!plainAddress.test(from)) {
    throw new ConfigError(
      `LIANGFEN_MAIL_FROM 应为发信的邮箱，如 liangfen@example.com，现在是「${from}」`,
    );
  }
  if (setPublicUrl === null) {
    throw new ConfigError(
      '邮件的设置不完整：请用 LIANGFEN_PUBLIC_URL 设置这台服务器的网址，邮件里的链接用它开头',
    );
  }
  const chosen = tlsOf(tls, host);
  return {
    kind: 'SMTP',
    host,
    port: portOf(port, standardPorts[chosen]),
    tls: chosen,
    login: loginOf(user, passwordFile),
    from,
  };
}

function tlsOf(setting: string, host: string): MailTls {
  switch (setting) {
    case '':
    case 'implicit':
      return 'IMPLICIT';
    case 'starttls':
      return 'STARTTLS';
    case 'none':
      if (isThisMachine(host)) return 'NONE';
      throw new ConfigError(
        'LIANGFEN_MAIL_TLS=none 只能用于这台电脑上的发信服务器：链接和确认码不能明文经过网络',
      );
  }
  throw new ConfigError(
    `LIANGFEN_MAIL_TLS 应为 implicit（465 端口）、starttls（587 端口）或 none，现在是「${setting}」`,
  );
}

function portOf(setting: string, standard: number): number {
  if (setting === '') return standard;
  const port = Number(setting);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new ConfigError(`LIANGFEN_MAIL_PORT 应为 1 到 65535 的整数，现在是「${setting}」`);
}

function loginOf(user: string, passwordFile: string) {
  if (user === '' && passwordFile === '') return null;
  if (user === '' || passwordFile === '') {
    throw new ConfigError(
      '邮件的设置不完整：LIANGFEN_MAIL_USER 和 LIANGFEN_MAIL_PASSWORD_FILE 要一起设置',
    );
  }
  return { user, passwordFile };
}
