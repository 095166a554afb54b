/**
 * Calls a stand-in in the same process, with real signatures and without a network or the provider's SDK: for
 * a browser tab, and for tests that run thousands of calls. The shape is what the server's adapter asks for.
 */
import type { PaymentSandbox } from './create-payment-sandbox.ts';
import {
  importPrivateKey,
  importPublicKey,
  isSigned,
  notificationText,
  requestText,
  sign,
} from './signing.ts';

interface SignedCall {
  readonly method: string;
  readonly bizContent: Readonly<Record<string, string>>;
  readonly timestamp: string;
  readonly notifyUrl?: string;
  readonly returnUrl?: string;
}

export interface SandboxGateway {
  readonly call: (call: SignedCall) => Promise<Readonly<Record<string, unknown>>>;
  readonly form: (call: SignedCall) => Promise<string>;
  readonly verify: (fields: Readonly<Record<string, string>>) => Promise<boolean>;
  readonly download: (url: string, mostBytes: number) => Promise<Uint8Array>;
}

export async function createSandboxGateway(sandbox: PaymentSandbox): Promise<SandboxGateway> {
  const { appId, keys } = sandbox.shop;
  if (keys.appPrivateKey === null) throw new TypeError('the shop keeps its private key itself');
  const ours = await importPrivateKey(keys.appPrivateKey);
  const theirs = await importPublicKey(keys.providerPublicKey);
  const gatewayUrl = `${sandbox.publicUrl()}/gateway.do`;

  const signedFields = async (call: SignedCall): Promise<URLSearchParams> => {
    const fields = new Map([
      ['app_id', appId],
      ['method', call.method],
      ['charset', 'utf-8'],
      ['version', '1.0'],
      ['sign_type', 'RSA2'],
      ['timestamp', call.timestamp],
      ['notify_url', call.notifyUrl ?? ''],
      ['return_url', call.returnUrl ?? ''],
      ['biz_content', JSON.stringify(call.bizContent)],
    ]);
    fields.set('sign', await sign(ours, requestText(fields)));
    return new URLSearchParams([...fields]);
  };

  return {
    call: async (call) => {
      const body = await signedFields(call);
      const response = await sandbox.fetch(new Request(gatewayUrl, { method: 'POST', body }));
      return innerOf(await response.text(), call.method, theirs);
    },
    form: async (call) => {
      const inputs = [...(await signedFields(call))].map(
        ([name, value]) => `<input type="hidden" name="${name}" value="${quoted(value)}">`,
      );
      return `<form method="post" action="${quoted(gatewayUrl)}">${inputs.join('')}</form>`;
    },
    verify: (fields) => {
      const text = notificationText(new Map(Object.entries(fields)));
      return isSigned(theirs, text, fields.sign ?? '');
    },
    download: async (url, mostBytes) => {
      const response = await sandbox.fetch(new Request(url));
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (response.status !== 200 || bytes.length > mostBytes) throw new Error('no such file');
      return bytes;
    },
  };
}

/** The signature covers the inner object exactly as written. */
async function innerOf(
  answer: string,
  method: string,
  key: CryptoKey,
): Promise<Readonly<Record<string, unknown>>> {
  const start = `{"${method.replaceAll('.', '_')}_response":`;
  const [, inner = '', signature = ''] =
    /^(.*\}),(?:"alipay_cert_sn":"\w*",)?"sign":"([^"]*)"\}$/.exec(answer.slice(start.length)) ??
    [];
  const isAnswer = answer.startsWith(start) && (await isSigned(key, inner, signature));
  if (!isAnswer) throw new Error('an answer without a signature');
  const fields: Record<string, unknown> = JSON.parse(inner);
  return fields;
}

function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
