/** A demonstration's messenger: the stand-in inside this process, called by the same adapter as the real one. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createDingtalkMessenger } from '../../integrations/dingtalk/dingtalk-messenger.ts';
import type { Messenger } from '../../ports.ts';
import type { Config } from '../config.ts';
import { loopback } from '../loopback.ts';
import { serveSandbox } from '../serve-sandbox.ts';
import { messengerHome } from './messenger-home.ts';

export interface DemonstrationMessenger {
  readonly messenger: Messenger;
  /** Answers requests below `/sandbox/dingtalk/`. */
  readonly serve: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
  /** Runs before the first call, once the port is known. */
  readonly listening: (port: number) => void;
}

const path = '/sandbox/dingtalk';

export async function openDemonstrationMessenger({
  demo,
  host,
  publicUrl,
}: Pick<Config, 'demo' | 'host' | 'publicUrl'>): Promise<DemonstrationMessenger> {
  if (!demo) throw new Error('the stand-in for the messenger runs in demonstrations only');
  // Imported here, so that a real server never loads the stand-in (docs/decisions/0263).
  const { createMessengerSandbox } = await import('@liangfen/sandbox');
  let port = 0;
  const seen = () => publicUrl.replace(/:0$/, `:${port}`);
  const inside = () => `http://${loopback(host)}:${port}${path}`;
  const sandbox = createMessengerSandbox({
    home: { now: Date.now, random: (bytes) => new Uint8Array(randomBytes(bytes)) },
    publicUrl: seen,
    path,
  });
  const { clientId, clientSecret, agentIdOf } = sandbox.app;
  return {
    messenger: createDingtalkMessenger(messengerHome, {
      clientId,
      clientSecret,
      // Two corporations have it.
      corpId: null,
      application: { kind: 'INTERNAL', agentIdOf },
      isDemo: true,
      publicUrl: seen,
      apiBase: inside,
      oapiBase: inside,
      loginBase: () => `${seen()}${path}`,
    }),
    serve: (incoming, outgoing) => void serveSandbox(sandbox.fetch, incoming, outgoing),
    listening: (now) => {
      port = now;
    },
  };
}
