// Every page gets a content security policy with a nonce of its own, which the stage's styles carry.
import { NextResponse } from 'next/server';

const server = 'https://score.example.com';

export function proxy(request) {
  const nonce = btoa(crypto.randomUUID());
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // The stage's theme stands in style attributes of the first HTML.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${server}`,
    `connect-src 'self' ${server} ${server.replace('http', 'ws')}`,
  ].join('; ');
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  // Next reads it here and gives the nonce to its own scripts.
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}
