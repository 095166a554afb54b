/** The server's Node home, for programs that run it inside their own process. */
export { createMemoryBus } from './bus-memory.ts';
export { openNatsBus } from './bus-nats.ts';
export { openPostgresBus } from './bus-postgres.ts';
export { type Config, ConfigError, readConfig } from './config.ts';
export { DirectoryInUse, lockDirectory } from './directory-lock.ts';
export { openEmbeddedDatabase } from './embedded.ts';
export { type HttpServer, serveHttp } from './http.ts';
export { createLog } from './log.ts';
export { createNodePorts } from './ports.ts';
export { openPostgres } from './postgres.ts';
export { readWebFiles, type WebFiles } from './web-files.ts';
