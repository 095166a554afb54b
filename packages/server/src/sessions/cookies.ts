/** The few cookies of the API: unreadable for scripts, sent to this site only. */
import type { IncomingRequest } from '../contract/incoming-request.ts';

export function cookieFor(
  request: IncomingRequest,
  {
    name,
    value,
    seconds,
  }: { readonly name: string; readonly value: string; readonly seconds: number },
): string {
  const parts = [`${name}=${value}`, 'Path=/api', `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax'];
  return [...parts, ...(isSecure(request) ? ['Secure'] : [])].join('; ');
}

/**
 * Believes this header from anybody: a caller who lies gets a cookie that their own browser does not keep, and nobody
 * else is affected.
 */
function isSecure(request: IncomingRequest): boolean {
  return (
    request.url.startsWith('https:') ||
    request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https'
  );
}

export function cookieValue(request: IncomingRequest, wanted: string): string | null {
  for (const part of (request.headers.get('cookie') ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === wanted && value !== undefined && value !== '') return value;
  }
  return null;
}
