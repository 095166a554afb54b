/** The settings of the single sign-on, as they are written in the environment; the file with the secret is read later. */
import { ConfigError } from '../config-error.ts';

export type SingleSignOnChoice =
  | { readonly kind: 'NONE' }
  | {
      readonly kind: 'OIDC';
      readonly issuer: string;
      readonly clientId: string;
      readonly clientSecretFile: string;
      /** The name on the button of the login page. */
      readonly name: string;
      /** Whether somebody whom no account belongs to may make a main account. */
      readonly createsAccounts: boolean;
    };

type Environment = Readonly<Record<string, string | undefined>>;

const longestName = 20;

export function readSingleSignOnSetting(
  environment: Environment,
  { setPublicUrl }: { readonly setPublicUrl: string | null },
): SingleSignOnChoice {
  const {
    LIANGFEN_OIDC_ISSUER: issuer = '',
    LIANGFEN_OIDC_CLIENT_ID: clientId = '',
    LIANGFEN_OIDC_CLIENT_SECRET_FILE: clientSecretFile = '',
    LIANGFEN_OIDC_NAME: name = '',
    LIANGFEN_OIDC_ACCOUNTS: accounts = '',
  } = environment;
  if ([issuer, clientId, clientSecretFile, name, accounts].every((value) => value === '')) {
    return { kind: 'NONE' };
  }
  return {
    kind: 'OIDC',
    issuer: issuerOf(needed(issuer, 'LIANGFEN_OIDC_ISSUER', '提供方的 issuer 地址')),
    clientId: clientIdOf(needed(clientId, 'LIANGFEN_OIDC_CLIENT_ID', '在提供方登记的 client id')),
    clientSecretFile: needed(
      clientSecretFile,
      'LIANGFEN_OIDC_CLIENT_SECRET_FILE',
      '存放 client secret 的文件的路径',
    ),
    name: nameOf(name.trim() || '统一身份认证'),
    createsAccounts: createsOf(accounts || 'existing'),
    ...requirePublicUrl(setPublicUrl),
  };
}

function needed(value: string, setting: string, what: string): string {
  if (value === '') {
    throw new ConfigError(`统一身份认证的设置不完整：请用 ${setting} 设置${what}`);
  }
  return value;
}

/** The address to which the provider sends people back must not depend on the one somebody happened to open. */
function requirePublicUrl(setPublicUrl: string | null): Record<string, never> {
  if (setPublicUrl !== null) return {};
  throw new ConfigError(
    '统一身份认证的设置不完整：请用 LIANGFEN_PUBLIC_URL 设置这台服务器的网址，提供方登录后要回到它下面的 /web/sso/login',
  );
}

/** Without TLS, anybody on the way could say who somebody is; on this machine nobody is on the way. */
function issuerOf(setting: string): string {
  const url = URL.canParse(setting) ? new URL(setting) : null;
  const isWhole =
    url !== null &&
    url.search === '' &&
    url.hash === '' &&
    url.username === '' &&
    !/\s/.test(setting);
  const isSafe =
    url !== null &&
    (url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname)));
  if (isWhole && isSafe) return setting;
  throw new ConfigError(
    `LIANGFEN_OIDC_ISSUER 应为 https:// 开头的 issuer 地址，和提供方的 openid-configuration 里写的一样，现在是「${setting}」`,
  );
}

export function isThisMachine(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

function clientIdOf(setting: string): string {
  if (/^[\x21-\x7e]{1,256}$/.test(setting)) return setting;
  throw new ConfigError(
    `LIANGFEN_OIDC_CLIENT_ID 应为提供方给的 client id，最多 256 个字符，没有空格，现在是「${setting}」`,
  );
}

function nameOf(name: string): string {
  if ([...name].length <= longestName && !/\p{Cc}/u.test(name)) return name;
  throw new ConfigError(
    `LIANGFEN_OIDC_NAME 应为登录按钮上的名字，最多 ${longestName} 个字，现在是「${name}」`,
  );
}

function createsOf(setting: string): boolean {
  switch (setting) {
    case 'existing':
      return false;
    case 'create':
      return true;
  }
  throw new ConfigError(
    `LIANGFEN_OIDC_ACCOUNTS 应为 existing（只绑定已有的账号）或 create（可以新建主账号），现在是「${setting}」`,
  );
}
