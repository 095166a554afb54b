/** The real messenger that the settings name; a demonstration's stand-in is opened by `demonstration.ts`. */
import { readFileSync, statSync } from 'node:fs';
import { createDingtalkMessenger } from '../../integrations/dingtalk/dingtalk-messenger.ts';
import type { Messenger } from '../../ports.ts';
import type { Config } from '../config.ts';
import { ConfigError } from '../config-error.ts';
import { messengerHome } from './messenger-home.ts';

/** Null where none is connected. Throws `ConfigError` for a secret that cannot be read, or that others can. */
export function openMessenger({
  messenger,
  publicUrl,
}: Pick<Config, 'messenger' | 'publicUrl'>): Messenger | null {
  switch (messenger.kind) {
    case 'NONE':
    case 'SANDBOX':
      return null;
    case 'DINGTALK': {
      const { clientId, clientSecretFile, corpId, agentId } = messenger;
      return createDingtalkMessenger(messengerHome, {
        clientId,
        clientSecret: readSecret(clientSecretFile),
        corpId,
        agentId,
        isDemo: false,
        publicUrl: () => publicUrl,
        apiBase: () => messenger.apiBase,
        oapiBase: () => messenger.oapiBase,
        loginBase: () => messenger.loginBase,
      });
    }
  }
}

/** The secret is nobody else's to read: with it everybody's phone number can be had. */
function readSecret(path: string): string {
  const secret = contentOf(path);
  if (!/^[\x21-\x7e]{8,512}$/.test(secret)) {
    throw new ConfigError(
      `${path} 里没有可用的 Client Secret：文件里应只有这一行，从钉钉开发者后台「凭证与基础信息」复制`,
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
    throw new ConfigError(`读不了文件 ${path}：请检查路径，以及运行亮分的用户能不能读它`);
  }
}
