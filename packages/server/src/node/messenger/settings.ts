/** The messenger's settings, as they are written in the environment; the file with the secret is read later. */
import { ConfigError } from '../config-error.ts';
import { needed, type ProviderWords, readSandbox } from '../provider-settings.ts';

export type MessengerChoice =
  | { readonly kind: 'NONE' }
  /** The stand-in of a demonstration. */
  | { readonly kind: 'SANDBOX' }
  | ({ readonly kind: 'DINGTALK' } & DingtalkChoice);

export interface DingtalkChoice {
  readonly clientId: string;
  readonly clientSecretFile: string;
  /** Null where several corporations have installed the application. */
  readonly corpId: string | null;
  readonly application: ApplicationChoice;
  readonly apiBase: string;
  readonly oapiBase: string;
  readonly loginBase: string;
}

/** A corporation's own, or one offered to all, which the messenger pushes tickets to. */
export type ApplicationChoice =
  | { readonly kind: 'INTERNAL'; readonly agentId: string }
  | { readonly kind: 'SUITE'; readonly pushTokenFile: string; readonly pushKeyFile: string };

const words: ProviderWords = {
  prefix: 'LIANGFEN_DINGTALK_',
  provider: '钉钉',
  settings: '钉钉设置',
  risk: '谁都能登录',
};

type Environment = Readonly<Record<string, string | undefined>>;

export const realBases = {
  api: 'https://api.dingtalk.com',
  oapi: 'https://oapi.dingtalk.com',
  login: 'https://login.dingtalk.com',
} as const;

export function readMessengerSetting(
  environment: Environment,
  { demo }: { readonly demo: boolean },
): MessengerChoice {
  const read = {
    clientId: environment.LIANGFEN_DINGTALK_CLIENT_ID || null,
    clientSecretFile: environment.LIANGFEN_DINGTALK_CLIENT_SECRET_FILE || null,
    corpId: environment.LIANGFEN_DINGTALK_CORP_ID || null,
    agentId: environment.LIANGFEN_DINGTALK_AGENT_ID || null,
    pushTokenFile: environment.LIANGFEN_DINGTALK_PUSH_TOKEN_FILE || null,
    pushKeyFile: environment.LIANGFEN_DINGTALK_PUSH_KEY_FILE || null,
    apiBase: environment.LIANGFEN_DINGTALK_API_BASE || null,
    oapiBase: environment.LIANGFEN_DINGTALK_OAPI_BASE || null,
    loginBase: environment.LIANGFEN_DINGTALK_LOGIN_BASE || null,
  };
  const isSet = Object.values(read).some((value) => value !== null);
  const wantsSandbox = readSandbox(environment.LIANGFEN_DINGTALK_SANDBOX, { demo, isSet }, words);
  if (!isSet) return { kind: wantsSandbox ? 'SANDBOX' : 'NONE' };

  const { corpId } = read;
  if (corpId !== null && !/^[\w-]{1,128}$/.test(corpId)) {
    throw new ConfigError(
      `LIANGFEN_DINGTALK_CORP_ID 应为钉钉开发者后台首页的 CorpId，现在是「${corpId}」`,
    );
  }
  const application = applicationOf(read);
  return {
    kind: 'DINGTALK',
    clientId: needed(
      read.clientId,
      'LIANGFEN_DINGTALK_CLIENT_ID',
      '应用的 Client ID（原 AppKey）',
      words,
    ),
    clientSecretFile: needed(
      read.clientSecretFile,
      'LIANGFEN_DINGTALK_CLIENT_SECRET_FILE',
      '存放应用 Client Secret 的文件的路径',
      words,
    ),
    corpId,
    application,
    apiBase: baseOf(read.apiBase, 'LIANGFEN_DINGTALK_API_BASE', realBases.api),
    oapiBase: baseOf(read.oapiBase, 'LIANGFEN_DINGTALK_OAPI_BASE', realBases.oapi),
    loginBase: baseOf(read.loginBase, 'LIANGFEN_DINGTALK_LOGIN_BASE', realBases.login),
  };
}

interface ApplicationSettings {
  readonly corpId: string | null;
  readonly agentId: string | null;
  readonly pushTokenFile: string | null;
  readonly pushKeyFile: string | null;
}

function applicationOf(read: ApplicationSettings): ApplicationChoice {
  const { corpId, pushTokenFile, pushKeyFile } = read;
  if (pushTokenFile === null && pushKeyFile === null) {
    const agentId = needed(read.agentId, 'LIANGFEN_DINGTALK_AGENT_ID', '应用的 AgentId', words);
    if (!/^\d{1,20}$/.test(agentId)) {
      throw new ConfigError(`LIANGFEN_DINGTALK_AGENT_ID 应为数字，现在是「${agentId}」`);
    }
    return { kind: 'INTERNAL', agentId };
  }
  if (corpId !== null || read.agentId !== null) {
    throw new ConfigError(
      '第三方企业应用在每个企业有自己的 AgentId，由钉钉告诉：请去掉 LIANGFEN_DINGTALK_CORP_ID 和 LIANGFEN_DINGTALK_AGENT_ID；企业内部应用请去掉 LIANGFEN_DINGTALK_PUSH_ 开头的设置',
    );
  }
  return {
    kind: 'SUITE',
    pushTokenFile: needed(
      pushTokenFile,
      'LIANGFEN_DINGTALK_PUSH_TOKEN_FILE',
      '存放推送的签名 Token 的文件的路径',
      words,
    ),
    pushKeyFile: needed(
      pushKeyFile,
      'LIANGFEN_DINGTALK_PUSH_KEY_FILE',
      '存放推送的加密 aes_key 的文件的路径',
      words,
    ),
  };
}

function baseOf(value: string | null, name: string, real: string): string {
  const base = (value ?? real).replace(/\/$/, '');
  const isWhole = URL.canParse(base) && /^https?:$/.test(new URL(base).protocol);
  if (!isWhole || /[?#]/.test(base)) {
    throw new ConfigError(`${name} 应为 http 或 https 开头的完整地址，现在是「${base}」`);
  }
  return base;
}
