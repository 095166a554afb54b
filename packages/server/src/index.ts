/** createApp, the server as a function of Request. Placeholder until it is written. */
export {};
