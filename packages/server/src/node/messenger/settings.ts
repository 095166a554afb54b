/** The messenger's settings, as they are written in the environment; the file with the secret is read later. */
import { ConfigError } from '../config-error.ts';

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
  readonly agentId: string;
  readonly apiBase: string;
  readonly oapiBase: string;
  readonly loginBase: string;
}

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
    apiBase: environment.LIANGFEN_DINGTALK_API_BASE || null,
    oapiBase: environment.LIANGFEN_DINGTALK_OAPI_BASE || null,
    loginBase: environment.LIANGFEN_DINGTALK_LOGIN_BASE || null,
  };
  const isSet = Object.values(read).some((value) => value !== null);
  const wantsSandbox = readSandbox(environment.LIANGFEN_DINGTALK_SANDBOX, { demo, isSet });
  if (!isSet) return { kind: wantsSandbox ? 'SANDBOX' : 'NONE' };

  const { corpId } = read;
  if (corpId !== null && !/^[\w-]{1,128}$/.test(corpId)) {
    throw new ConfigError(
      `LIANGFEN_DINGTALK_CORP_ID 应为钉钉开发者后台首页的 CorpId，现在是「${corpId}」`,
    );
  }
  const agentId = needed(read.agentId, 'LIANGFEN_DINGTALK_AGENT_ID', '应用的 AgentId');
  if (!/^\d{1,20}$/.test(agentId)) {
    throw new ConfigError(`LIANGFEN_DINGTALK_AGENT_ID 应为数字，现在是「${agentId}」`);
  }
  return {
    kind: 'DINGTALK',
    clientId: needed(read.clientId, 'LIANGFEN_DINGTALK_CLIENT_ID', '应用的 Client ID（原 AppKey）'),
    clientSecretFile: needed(
      read.clientSecretFile,
      'LIANGFEN_DINGTALK_CLIENT_SECRET_FILE',
      '存放应用 Client Secret 的文件的路径',
    ),
    corpId,
    agentId,
    apiBase: baseOf(read.apiBase, 'LIANGFEN_DINGTALK_API_BASE', realBases.api),
    oapiBase: baseOf(read.oapiBase, 'LIANGFEN_DINGTALK_OAPI_BASE', realBases.oapi),
    loginBase: baseOf(read.loginBase, 'LIANGFEN_DINGTALK_LOGIN_BASE', realBases.login),
  };
}

/** Outside a demonstration nobody logs in as somebody made up, whatever is set. */
function readSandbox(
  setting: string | undefined,
  { demo, isSet }: { readonly demo: boolean; readonly isSet: boolean },
): boolean {
  if (setting === undefined || setting === '') return demo && !isSet;
  if (setting === '0') return false;
  if (setting !== '1') {
    throw new ConfigError(
      `LIANGFEN_DINGTALK_SANDBOX 应为 1（用模拟的钉钉）或 0（不用），现在是「${setting}」`,
    );
  }
  if (!demo) {
    throw new ConfigError(
      '模拟的钉钉谁都能登录，只能在演示里用：请去掉 LIANGFEN_DINGTALK_SANDBOX，或设置 LIANGFEN_DEMO=1',
    );
  }
  if (isSet) {
    throw new ConfigError(
      '已经设置了真正的钉钉：请去掉 LIANGFEN_DINGTALK_SANDBOX，或去掉其他 LIANGFEN_DINGTALK_ 开头的设置',
    );
  }
  return true;
}

function needed(value: string | null, name: string, what: string): string {
  if (value === null) throw new ConfigError(`钉钉设置不完整：请用 ${name} 设置${what}`);
  return value;
}

function baseOf(value: string | null, name: string, real: string): string {
  const base = (value ?? real).replace(/\/$/, '');
  const isWhole = URL.canParse(base) && /^https?:$/.test(new URL(base).protocol);
  if (!isWhole || /[?#]/.test(base)) {
    throw new ConfigError(`${name} 应为 http 或 https 开头的完整地址，现在是「${base}」`);
  }
  return base;
}
