/** The cryptography of a proof, by Node's own. */
import { createHash, createPublicKey, verify } from 'node:crypto';
import type { ProofCrypto } from '@liangfen/rules/replay';

export const nodeProof: ProofCrypto = {
  sha256: (text) => createHash('sha256').update(text, 'utf8').digest('hex'),
  sha256Bytes: (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest()),
  verifyEd25519: (publicKey, text, signature) => {
    const x = Buffer.from(publicKey).toString('base64url');
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verify(null, Buffer.from(text, 'utf8'), key, signature);
  },
};
