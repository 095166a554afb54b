/** Types of server-flags.mjs, for the programs in TypeScript. */
export declare const serverFlags: readonly string[];
