/** Forms and files as bodies, and files as answers; apart from the rest because a judge's phone needs neither. */
import { type BodyOf, jsonBody } from './request-parts.ts';

export const bodyOfAnyKind: BodyOf = (body, kind) => {
  switch (kind) {
    case 'none':
    case 'json':
      return jsonBody(body, kind);
    case 'form':
      return {
        body: new URLSearchParams(fieldsOf(body).map(([field, value]) => [field, String(value)])),
        type: 'application/x-www-form-urlencoded',
      };
    case 'multipart': {
      const form = new FormData();
      for (const [field, value] of fieldsOf(body)) {
        if (value instanceof Blob) form.append(field, value);
      }
      return { body: form, type: null };
    }
  }
};

function fieldsOf(body: unknown): [string, unknown][] {
  return typeof body === 'object' && body !== null ? Object.entries(body) : [];
}

/** The name under which a file is to be kept, as RFC 5987 writes it. */
export function fileNameOf(headers: Headers): string | null {
  const found = /filename\*=UTF-8''([^;]+)/i.exec(headers.get('Content-Disposition') ?? '');
  if (found?.[1] === undefined) return null;
  try {
    return decodeURIComponent(found[1]);
  } catch {
    return null;
  }
}

/** How much of an answer has arrived, in bytes; `expected` is the server's figure or estimate, null without one. */
export interface Progress {
  readonly received: number;
  readonly expected: number | null;
}

/** Reads the whole body, and tells of its progress piece by piece. */
export async function readReporting(
  response: Response,
  onProgress: (progress: Progress) => void,
): Promise<Blob> {
  const reader = response.body?.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const expected = expectedLength(response.headers);
  let received = 0;
  for (;;) {
    onProgress({ received, expected });
    const piece = await reader?.read();
    if (piece === undefined || piece.done) return new Blob(pieces);
    pieces.push(piece.value);
    received += piece.value.length;
  }
}

/** Returns the announced length; a file that is sent while it is made has only an estimate. */
function expectedLength(headers: Headers): number | null {
  const said = Number(headers.get('Content-Length') ?? headers.get('X-Estimated-Length'));
  return Number.isFinite(said) && said > 0 ? said : null;
}
