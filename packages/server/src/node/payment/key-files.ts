/** Reads the provider's key and certificate files, and refuses with a sentence what would fail at the first payment. */
import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { ConfigError } from '../config-error.ts';
import type { AlipaySetting } from './settings.ts';

/** The keys in the form that the SDK takes. */
export interface AlipayKeys {
  /** PKCS#8 in PEM, whatever form the file has. */
  readonly privateKey: string;
  readonly keyType: 'PKCS8';
  readonly proof:
    | { readonly alipayPublicKey: string }
    | {
        readonly appCertContent: string;
        readonly alipayPublicCertContent: string;
        readonly alipayRootCertContent: string;
      };
}

const leastBits = 2048;

export function readKeyFiles({
  privateKeyFile,
  proof,
}: Pick<AlipaySetting, 'privateKeyFile' | 'proof'>): AlipayKeys {
  const privateKey = readPrivateKey(privateKeyFile);
  const ours = createPublicKey(privateKey);
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    keyType: 'PKCS8',
    proof: readProof(proof, ours),
  };
}

function readProof(proof: AlipaySetting['proof'], ours: KeyObject): AlipayKeys['proof'] {
  switch (proof.kind) {
    case 'KEY': {
      const key = readPublicKey(proof.publicKeyFile);
      if (key.equals(ours)) {
        throw new ConfigError(
          `${proof.publicKeyFile} 里是应用自己的公钥：请从支付宝开放平台「接口加签方式」复制支付宝公钥`,
        );
      }
      return { alipayPublicKey: key.export({ type: 'spki', format: 'pem' }).toString() };
    }
    case 'CERTIFICATES': {
      const app = readCertificates(proof.appFile);
      const [certificate] = app.certificates;
      if (!certificate?.publicKey.equals(ours)) {
        throw new ConfigError(
          `${proof.appFile} 和应用私钥不是一对：请从支付宝开放平台重新下载应用公钥证书，或换成申请证书时的私钥`,
        );
      }
      return {
        appCertContent: app.text,
        alipayPublicCertContent: readCertificates(proof.alipayFile).text,
        alipayRootCertContent: readCertificates(proof.rootFile).text,
      };
    }
  }
}

function readPrivateKey(path: string): KeyObject {
  const text = readKeyFile(path, 'SECRET');
  const key = firstKey([
    () => createPrivateKey(text),
    // The provider's own tool writes the bare key, in one of the two forms.
    () => createPrivateKey({ key: bare(text), format: 'der', type: 'pkcs8' }),
    () => createPrivateKey({ key: bare(text), format: 'der', type: 'pkcs1' }),
  ]);
  return expectRsa(key, path, '应用私钥');
}

function readPublicKey(path: string): KeyObject {
  const text = readKeyFile(path, 'PUBLIC');
  if (text.includes('PRIVATE KEY')) {
    throw new ConfigError(`${path} 里是私钥：请换成支付宝公钥，并检查私钥有没有给过别人`);
  }
  const key = firstKey([
    () => createPublicKey(text),
    () => createPublicKey({ key: bare(text), format: 'der', type: 'spki' }),
  ]);
  return expectRsa(key, path, '支付宝公钥');
}

function expectRsa(key: KeyObject | null, path: string, what: string): KeyObject {
  const bits = key?.asymmetricKeyDetails?.modulusLength ?? 0;
  if (key === null || key.asymmetricKeyType !== 'rsa' || bits < leastBits) {
    throw new ConfigError(
      `${path} 里没有可用的${what}：应为 ${leastBits} 位以上的 RSA 密钥，PEM 格式`,
    );
  }
  return key;
}

function firstKey(readings: readonly (() => KeyObject)[]): KeyObject | null {
  for (const read of readings) {
    try {
      return read();
    } catch {
      // The key has another form.
    }
  }
  return null;
}

function bare(text: string): Buffer {
  return Buffer.from(text.replace(/\s/g, ''), 'base64');
}

function readCertificates(path: string): {
  readonly text: string;
  readonly certificates: readonly X509Certificate[];
} {
  const text = readKeyFile(path, 'PUBLIC');
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  try {
    const certificates = blocks.map((block) => new X509Certificate(block));
    if (certificates.length === 0) throw new TypeError('no certificate');
    return { text, certificates };
  } catch {
    throw new ConfigError(`${path} 里没有可用的证书：请从支付宝开放平台重新下载`);
  }
}

/** Nobody else may read a private key, and whoever can write a public one decides whom we believe. */
function readKeyFile(path: string, kind: 'SECRET' | 'PUBLIC'): string {
  try {
    // Windows has no such bits.
    const mode = process.platform === 'win32' ? 0 : statSync(path).mode;
    if (kind === 'SECRET' && (mode & 0o077) !== 0) {
      throw new ConfigError(
        `私钥文件 ${path} 可以被这台电脑上的其他用户打开。请先运行：chmod 600 '${path}'`,
      );
    }
    if ((mode & 0o022) !== 0) {
      throw new ConfigError(
        `文件 ${path} 可以被这台电脑上的其他用户改写。请先运行：chmod go-w '${path}'`,
      );
    }
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`无法读取文件 ${path}：请检查路径，以及运行亮分的用户能不能读它`);
  }
}
