/** The typed client of the contract. Placeholder until the client is written. */
export {};
