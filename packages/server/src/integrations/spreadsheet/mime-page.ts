/** Takes the page out of a web archive (.mht), which Excel and some systems also call .xls. */

/** The bytes of the first page in it, or null when it holds none. */
export function pageOf(archive: string): Uint8Array | null {
  const [, boundary] = /boundary\s*=\s*"?([^";\r\n]+)"?/i.exec(archive) ?? [];
  if (boundary === undefined) return null;
  for (const part of archive.split(`--${boundary}`)) {
    const [, head = '', body = ''] = /^\s*([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(part) ?? [];
    if (!/^content-type:\s*text\/html/im.test(head) || !/<table/i.test(unfolded(body, head)))
      continue;
    return bytesOf(body, head);
  }
  return null;
}

/** Sheets of a workbook stand in pages of their own; the frame around them holds no table. */
function unfolded(body: string, head: string): string {
  return new TextDecoder().decode(bytesOf(body, head));
}

function bytesOf(body: string, head: string): Uint8Array {
  const [, encoding = ''] = /^content-transfer-encoding:\s*(\S+)/im.exec(head) ?? [];
  switch (encoding.toLowerCase()) {
    case 'base64':
      return Uint8Array.from(atob(body.replace(/[^A-Za-z0-9+/=]/g, '')), (letter) =>
        letter.charCodeAt(0),
      );
    case 'quoted-printable': {
      const text = body.replace(/=[ \t]*\r?\n/g, '');
      const bytes: number[] = [];
      for (let at = 0; at < text.length; at += 1) {
        const code = /^=([0-9A-F]{2})/i.exec(text.slice(at, at + 3))?.[1];
        if (code === undefined) bytes.push(text.charCodeAt(at) & 0xff);
        else {
          bytes.push(Number.parseInt(code, 16));
          at += 2;
        }
      }
      return new Uint8Array(bytes);
    }
    default:
      return Uint8Array.from(body, (letter) => letter.charCodeAt(0) & 0xff);
  }
}
