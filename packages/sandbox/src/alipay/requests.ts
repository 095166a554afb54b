/** Reads a call to the gateway: its fields from address and body, within bounds, and whether the shop has signed it. */
import { momentOf } from '@liangfen/rules/payment';
import { boundedText } from '../bounded-text.ts';
import { isSigned, requestText } from './signing.ts';

const mostFields = 60;
/** How far the shop's clock may differ from ours. */
const clockMs = 10 * 60_000;

/** Null when it is too large or unreadable. */
export async function fieldsOf(request: Request): Promise<Map<string, string> | null> {
  const fields = new Map(new URL(request.url).searchParams);
  if (request.method === 'POST') {
    const body = await boundedText(request);
    if (body === null) return null;
    for (const [name, value] of new URLSearchParams(body)) fields.set(name, value);
  }
  return fields.size > mostFields ? null : fields;
}

/** What a shop must show: its id, and in certificate mode the certificates that it holds. */
export interface Shop {
  readonly appId: string;
  readonly sellerId: string;
  readonly certificates: {
    readonly appCertSn: string;
    readonly alipayRootCertSn: string;
    /** Stands in every answer. */
    readonly alipayCertSn: string;
  } | null;
}

/** Why the gateway does not listen to this call (`sub_code`); null when it does. */
export async function callRefusal(
  fields: ReadonlyMap<string, string>,
  { shop, key, now }: { readonly shop: Shop; readonly key: CryptoKey; readonly now: number },
): Promise<string | null> {
  if (fields.get('app_id') !== shop.appId) return 'isv.invalid-app-id';
  if (fields.get('sign_type') !== 'RSA2') return 'isv.invalid-signature-type';
  if (fields.get('charset')?.toLowerCase() !== 'utf-8') return 'isv.invalid-charset';
  if (fields.get('version') !== '1.0') return 'isv.invalid-version';
  const { certificates } = shop;
  if (certificates !== null) {
    if (fields.get('app_cert_sn') !== certificates.appCertSn) return 'isv.invalid-app-cert-sn';
    if (fields.get('alipay_root_cert_sn') !== certificates.alipayRootCertSn) {
      return 'isv.invalid-alipay-root-cert-sn';
    }
  }
  if (!(await isSigned(key, requestText(fields), fields.get('sign') ?? ''))) {
    return 'isv.invalid-signature';
  }
  const at = momentOf(fields.get('timestamp') ?? '');
  return at === null || Math.abs(at - now) > clockMs ? 'isv.invalid-timestamp' : null;
}

/** The object in `biz_content`; only its texts are used. Null when it is none. */
export function contentOf(fields: ReadonlyMap<string, string>): ReadonlyMap<string, string> | null {
  try {
    const content: unknown = JSON.parse(fields.get('biz_content') ?? '');
    if (typeof content !== 'object' || content === null) return null;
    return new Map(
      Object.entries(content).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as const] : [],
      ),
    );
  } catch {
    return null;
  }
}
