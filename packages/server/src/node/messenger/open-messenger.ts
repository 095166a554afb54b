/** The real messenger that the settings name; a demonstration's stand-in is opened by `demonstration.ts`. */
import { createDingtalkMessenger } from '../../integrations/dingtalk/dingtalk-messenger.ts';
import type { DingtalkSettings, SuiteApplication } from '../../integrations/dingtalk/home.ts';
import type { Messenger } from '../../ports.ts';
import type { Config } from '../config.ts';
import { readSecret, type SecretForm } from '../secret-file.ts';
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

const clientSecretForm: SecretForm = {
  pattern: /^[\x21-\x7e]{8,512}$/,
  name: 'Client Secret',
  place: '钉钉开发者后台「凭证与基础信息」',
};
const pushTokenForm: SecretForm = {
  pattern: /^[A-Za-z0-9]{3,64}$/,
  name: '签名 Token',
  place: '钉钉开发者后台「事件与回调」',
};
const pushKeyForm: SecretForm = {
  pattern: /^[A-Za-z0-9+/]{43}$/,
  name: '加密 aes_key（43 个字符）',
  place: '钉钉开发者后台「事件与回调」',
};
