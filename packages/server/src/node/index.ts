/** The Node adapter. Placeholder until it is written. */
export {};
