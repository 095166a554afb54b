/** Placeholder ports for test halls that use neither files nor outside services; `app.ts` has the real ones. */
import { nodeProof } from '@liangfen/verify';
import { createVault } from '../../src/node/vault.ts';
import type { Ports } from '../../src/ports.ts';

/** The vault of all tests. */
export const testVault = createVault(Buffer.alloc(32, 7));

export const noFiles: Pick<
  Ports,
  | 'spreadsheets'
  | 'pdf'
  | 'images'
  | 'messenger'
  | 'singleSignOn'
  | 'mail'
  | 'payment'
  | 'titleNumbers'
  | 'addresses'
  | 'webhooks'
  | 'random'
  | 'proof'
  | 'vault'
> = {
  spreadsheets: async () => ({ read: false, reason: '' }),
  pdf: async () => ({ printed: false, busy: true }),
  images: async () => ({ recoded: false, reason: '' }),
  messenger: null,
  singleSignOn: null,
  mail: null,
  payment: null,
  titleNumbers: null,
  addresses: { publicUrl: null, openToNetwork: false, local: () => [] },
  webhooks: null,
  random: () => 0.5,
  vault: testVault,
  proof: { ...nodeProof, signer: null },
};
