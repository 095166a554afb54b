// Node's own flags for the server's process, wherever we start it: `npm start`, the benches, and deploy/ (held to them by
// scripts/deploy.test.ts). Who starts `liangfen` by hand may leave them out; many callers at once then cost more.

/**
 * Most of what an answer needs is garbage when the answer has left. With Node's 16 MB for new objects, those of 256 callers
 * who wait for the same commit did not fit, and were copied into the old heap first: a seventh to a quarter more processor
 * time for each answer. It costs at most 96 MB of memory, and nothing before there is so much to do.
 */
export const serverFlags = ['--max-semi-space-size=32'];
