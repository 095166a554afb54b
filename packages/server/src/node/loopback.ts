/**
 * Finds the address by which this process reaches itself: its stand-ins are called over HTTP like the services they
 * stand for.
 */

export function loopback(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
