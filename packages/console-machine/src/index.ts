/** The operator's state machine. Placeholder until the machine is written. */
export {};
