// Whether this Node can run the product; read before anything else is loaded, so in words that any Node understands.

/** Our packages' `engines`: 20.19 and later, or 22.12 and later. */
export function isTooOld(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major === 20) return minor < 19;
  if (major === 22) return minor < 12;
  return major < 22;
}
