/** The real messenger that the settings name; a demonstration's stand-in is opened by `demonstration.ts`. */
import { readFileSync, statSync } from 'node:fs';
import { createDingtalkMessenger } from '../../integrations/dingtalk/dingtalk-messenger.ts';
import type { DingtalkSettings, SuiteApplication } from '../../integrations/dingtalk/home.ts';
import type { Messenger } from '../../ports.ts';
import type { Config } from '../config.ts';
import { ConfigError } from '../config-error.ts';
import { messengerHome } from './messenger-home.ts';
import type { DingtalkChoice } from './settings.ts';

/** Connects when the database is there, where a pushed ticket is kept. */
export type ConnectMessenger = (latestTicket: LatestTicket) => Messenger;
export type LatestTicket = (clientId: string) => Promise<string | null>;

/** Null where none is connected. Throws `ConfigError` for a secret that cannot be read, or that others can. */
export function openMessenger({
  messenger,
  publicUrl,
}: Pick<Config, 'messenger' | 'publicUrl'>): ConnectMessenger | null {
  switch (messenger.kind) {
    case 'NONE':
    case 'SANDBOX':
      return null;
    case 'DINGTALK': {
      const { clientId, clientSecretFile, corpId } = messenger;
      const clientSecret = readSecret(clientSecretFile, clientSecretForm);
      const applicationWith = readApplication(messenger);
      return (latestTicket) =>
        createDingtalkMessenger(messengerHome, {
          clientId,
          clientSecret,
          corpId,
          application: applicationWith(() => latestTicket(clientId)),
          isDemo: false,
          publicUrl: () => publicUrl,
          apiBase: () => messenger.apiBase,
          oapiBase: () => messenger.oapiBase,
          loginBase: () => messenger.loginBase,
        });
    }
  }
}

type ApplicationWith = (ticket: SuiteApplication['ticket']) => DingtalkSettings['application'];

function readApplication({ application }: DingtalkChoice): ApplicationWith {
  switch (application.kind) {
    case 'INTERNAL':
      return () => ({ kind: 'INTERNAL', agentIdOf: () => application.agentId });
    case 'SUITE': {
      const pushToken = readSecret(application.pushTokenFile, pushTokenForm);
      const pushKey = readSecret(application.pushKeyFile, pushKeyForm);
      return (ticket) => ({ kind: 'SUITE', pushToken, pushKey, ticket });
    }
  }
}

interface SecretForm {
  readonly pattern: RegExp;
  /** As the messenger's pages call it, and where it stands there. */
  readonly name: string;
  readonly place: string;
}

const clientSecretForm: SecretForm = {
  pattern: /^[\x21-\x7e]{8,512}$/,
  name: 'Client Secret',
  place: '「凭证与基础信息」',
};
const pushTokenForm: SecretForm = {
  pattern: /^[A-Za-z0-9]{3,64}$/,
  name: '签名 Token',
  place: '「事件与回调」',
};
const pushKeyForm: SecretForm = {
  pattern: /^[A-Za-z0-9+/]{43}$/,
  name: '加密 aes_key（43 个字符）',
  place: '「事件与回调」',
};

/** A secret is nobody else's to read: with it everybody's phone number can be had. */
function readSecret(path: string, { pattern, name, place }: SecretForm): string {
  const secret = contentOf(path);
  if (!pattern.test(secret)) {
    throw new ConfigError(
      `${path} 里没有可用的 ${name}：文件里应只有这一行，从钉钉开发者后台${place}复制`,
    );
  }
  return secret;
}

function contentOf(path: string): string {
  try {
    // Windows has no such bits.
    const mode = process.platform === 'win32' ? 0 : statSync(path).mode;
    if ((mode & 0o077) !== 0) {
      throw new ConfigError(
        `文件 ${path} 可以被这台电脑上的其他用户打开。请先运行：chmod 600 '${path}'`,
      );
    }
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`无法读取文件 ${path}：请检查路径，以及运行亮分的用户能不能读它`);
  }
}
