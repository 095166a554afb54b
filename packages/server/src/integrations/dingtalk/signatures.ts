/** The messenger's two signatures: of a page that uses its abilities, and of a message to a group's robot. */

/** Hex. The address counts without what follows `#`, and with its query decoded. */
export async function pageSignature(parts: {
  readonly ticket: string;
  readonly nonce: string;
  /** Epoch ms. */
  readonly timestamp: number;
  readonly address: string;
}): Promise<string> {
  const { ticket, nonce, timestamp, address } = parts;
  const text = `jsapi_ticket=${ticket}&noncestr=${nonce}&timestamp=${timestamp}&url=${signedAddress(address)}`;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function signedAddress(address: string): string {
  const [page = ''] = address.split('#');
  const start = page.indexOf('?');
  if (start === -1) return page;
  return `${page.slice(0, start)}?${decoded(page.slice(start + 1))}`;
}

function decoded(query: string): string {
  try {
    return decodeURIComponent(query);
  } catch {
    // The query holds a lone percent sign, and stays as it is.
    return query;
  }
}

/** Base64 of the HMAC with SHA-256 over the time and the secret. */
export async function robotSignature(secret: string, timestamp: number): Promise<string> {
  const bytes = new TextEncoder();
  const key = await crypto.subtle.importKey(
    'raw',
    bytes.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const mac = await crypto.subtle.sign('HMAC', key, bytes.encode(`${timestamp}\n${secret}`));
  return btoa(String.fromCharCode(...new Uint8Array(mac)));
}
