/** The payment provider's settings, as they are written in the environment; the files are read later. */
import { ConfigError } from '../config-error.ts';
import { needed, type ProviderWords, readSandbox } from '../provider-settings.ts';

export type PaymentSetting =
  | { readonly kind: 'NONE' }
  /** The stand-in of a demonstration. */
  | { readonly kind: 'SANDBOX' }
  | ({ readonly kind: 'ALIPAY' } & AlipaySetting);

export interface AlipaySetting {
  readonly appId: string;
  /** The seller in notifications; not compared when left out. */
  readonly sellerId: string | null;
  readonly privateKeyFile: string;
  readonly proof:
    | { readonly kind: 'KEY'; readonly publicKeyFile: string }
    | {
        readonly kind: 'CERTIFICATES';
        readonly appFile: string;
        readonly alipayFile: string;
        readonly rootFile: string;
      };
  readonly gateway: string;
  readonly notifyUrl: string;
}

const words: ProviderWords = {
  prefix: 'LIANGFEN_ALIPAY_',
  provider: '支付服务',
  settings: '支付设置',
  risk: '不收钱',
};

type Environment = Readonly<Record<string, string | undefined>>;

const realGateway = 'https://openapi.alipay.com/gateway.do';

export function readPaymentSetting(
  environment: Environment,
  { demo, publicUrl }: { readonly demo: boolean; readonly publicUrl: string },
): PaymentSetting {
  const read = {
    appId: environment.LIANGFEN_ALIPAY_APP_ID || null,
    sellerId: environment.LIANGFEN_ALIPAY_SELLER_ID || null,
    privateKeyFile: environment.LIANGFEN_ALIPAY_PRIVATE_KEY_FILE || null,
    publicKeyFile: environment.LIANGFEN_ALIPAY_PUBLIC_KEY_FILE || null,
    appFile: environment.LIANGFEN_ALIPAY_APP_CERT_FILE || null,
    alipayFile: environment.LIANGFEN_ALIPAY_ALIPAY_CERT_FILE || null,
    rootFile: environment.LIANGFEN_ALIPAY_ROOT_CERT_FILE || null,
    gateway: environment.LIANGFEN_ALIPAY_GATEWAY || null,
    notifyUrl: environment.LIANGFEN_ALIPAY_NOTIFY_URL || null,
  };
  const isSet = Object.values(read).some((value) => value !== null);
  const wantsSandbox = readSandbox(environment.LIANGFEN_ALIPAY_SANDBOX, { demo, isSet }, words);
  if (!isSet) return { kind: wantsSandbox ? 'SANDBOX' : 'NONE' };

  const gateway = read.gateway ?? realGateway;
  if (!isHttp(gateway)) {
    throw new ConfigError(`LIANGFEN_ALIPAY_GATEWAY 应为支付宝网关的完整地址，现在是「${gateway}」`);
  }
  if (demo && new URL(gateway).host === new URL(realGateway).host) {
    throw new ConfigError(
      '演示模式不能收真钱：正式使用请设置 LIANGFEN_DEMO=0；只想试用请去掉 LIANGFEN_ALIPAY_ 开头的设置，或用 LIANGFEN_ALIPAY_GATEWAY 指向支付宝的沙箱',
    );
  }
  const notifyUrl = read.notifyUrl ?? `${publicUrl}/api/point/alipay/notify`;
  if (!isHttp(notifyUrl)) {
    throw new ConfigError(
      `LIANGFEN_ALIPAY_NOTIFY_URL 应为支付宝能访问的完整地址，现在是「${notifyUrl}」`,
    );
  }
  return {
    kind: 'ALIPAY',
    appId: needed(read.appId, 'LIANGFEN_ALIPAY_APP_ID', '应用的 APPID', words),
    sellerId: read.sellerId,
    privateKeyFile: needed(
      read.privateKeyFile,
      'LIANGFEN_ALIPAY_PRIVATE_KEY_FILE',
      '应用私钥文件的路径',
      words,
    ),
    proof: proofOf(read),
    gateway,
    notifyUrl,
  };
}

function proofOf(read: {
  readonly publicKeyFile: string | null;
  readonly appFile: string | null;
  readonly alipayFile: string | null;
  readonly rootFile: string | null;
}): AlipaySetting['proof'] {
  const { publicKeyFile, appFile, alipayFile, rootFile } = read;
  const wantsCertificates = [appFile, alipayFile, rootFile].some((file) => file !== null);
  if (wantsCertificates && publicKeyFile !== null) {
    throw new ConfigError(
      '公钥模式和证书模式只能选一种：请去掉 LIANGFEN_ALIPAY_PUBLIC_KEY_FILE，或去掉三个证书文件的设置',
    );
  }
  if (!wantsCertificates) {
    const told = '支付宝公钥文件的路径（证书模式则设置三个证书文件）';
    return {
      kind: 'KEY',
      publicKeyFile: needed(publicKeyFile, 'LIANGFEN_ALIPAY_PUBLIC_KEY_FILE', told, words),
    };
  }
  return {
    kind: 'CERTIFICATES',
    appFile: needed(appFile, 'LIANGFEN_ALIPAY_APP_CERT_FILE', '应用公钥证书文件的路径', words),
    alipayFile: needed(
      alipayFile,
      'LIANGFEN_ALIPAY_ALIPAY_CERT_FILE',
      '支付宝公钥证书文件的路径',
      words,
    ),
    rootFile: needed(rootFile, 'LIANGFEN_ALIPAY_ROOT_CERT_FILE', '支付宝根证书文件的路径', words),
  };
}

function isHttp(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
