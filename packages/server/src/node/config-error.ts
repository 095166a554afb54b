/** A setting that cannot be used; the message is for the person who set it. */
export class ConfigError extends Error {}
