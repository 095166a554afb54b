// Whether this server is a demonstration; without an answer it is none.

export async function isDemonstration(signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch('/api/health', { signal });
    const health: { readonly demo?: unknown } = await response.json();
    return health.demo === true;
  } catch {
    return false;
  }
}
