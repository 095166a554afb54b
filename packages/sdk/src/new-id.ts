/** Makes Idempotency-Keys where `crypto.randomUUID` is missing: pages without TLS in a hall's network. */

/** 128 random bits in hex. */
export function newRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
