// The whole address of a path of this site, for links that leave the browser: QR codes, messages.

export function siteAddress(path: string): string {
  return new URL(path, window.location.origin).href;
}
