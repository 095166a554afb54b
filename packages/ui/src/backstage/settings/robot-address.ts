// Finds the access token in a group robot's Webhook address, because people paste the whole address.

/** Null when nothing in the text looks like one. */
export function accessTokenIn(text: string): string | null {
  const trimmed = text.trim();
  const token = /[?&]access_token=([A-Za-z0-9]+)/.exec(trimmed)?.[1] ?? trimmed;
  return /^[A-Za-z0-9]{16,128}$/.test(token) ? token : null;
}
