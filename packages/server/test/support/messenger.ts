/** A messenger for tests: what a test does not say is refused as if nobody were there. */
import { type Messenger, MessengerRefused } from '../../src/ports.ts';

const unsaid = async (): Promise<never> => {
  throw new MessengerRefused('MESSENGER_AWAY');
};

export function createTestMessenger(said: Partial<Messenger> = {}): Messenger {
  return {
    isDemo: false,
    name: '钉钉',
    clientId: 'client',
    corpId: null,
    publicUrl: () => 'http://liangfen.test',
    loginAddress: ({ state }) => `https://login.example/?state=${encodeURIComponent(state)}`,
    personByWebCode: unsaid,
    personByInsideCode: unsaid,
    corporationName: async (corpId) => `企业 ${corpId}`,
    department: unsaid,
    members: unsaid,
    memberByPhone: async () => null,
    sendNotice: unsaid,
    sendToGroup: unsaid,
    pageConfig: unsaid,
    ...said,
  };
}
