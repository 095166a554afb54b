/**
 * A setting that cannot be used; the message is for the person who set it.
 *
 * @example
 * ```tsx
 * try {
 *   readConfig(process.env);
 * } catch (error) {
 *   if (error instanceof ConfigError) console.error(error.message);
 * }
 * ```
 */
export class ConfigError extends Error {}
