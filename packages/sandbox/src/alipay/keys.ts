/** The key pairs of a stand-in: its own, with which it answers, and the shop's, with which it is asked. */
import { exportKey, importPrivateKey, importPublicKey, newKeyPair } from './signing.ts';

/** All in PEM: PKCS#8 and SPKI. */
export interface SandboxKeys {
  readonly providerPrivateKey: string;
  readonly providerPublicKey: string;
  readonly appPublicKey: string;
  /** Null where the shop made its pair itself. */
  readonly appPrivateKey: string | null;
}

/** 2048 bits are the provider's own size; tests that sign thousands of times take 1024. */
export async function generateSandboxKeys(bits = 2048): Promise<SandboxKeys> {
  const [provider, app] = await Promise.all([newKeyPair(bits), newKeyPair(bits)]);
  return {
    providerPrivateKey: await exportKey(provider.privateKey),
    providerPublicKey: await exportKey(provider.publicKey),
    appPublicKey: await exportKey(app.publicKey),
    appPrivateKey: await exportKey(app.privateKey),
  };
}

/** Ready to use. */
export interface OpenKeys {
  readonly provider: CryptoKey;
  readonly app: CryptoKey;
}

export async function openKeys(keys: SandboxKeys): Promise<OpenKeys> {
  return {
    provider: await importPrivateKey(keys.providerPrivateKey),
    app: await importPublicKey(keys.appPublicKey),
  };
}
