/** Opens the bus between processes of one database: NATS where it is set, else PostgreSQL itself. */
import type { Bus, Log } from '../ports.ts';
import { createMemoryBus } from './bus-memory.ts';
import { openNatsBus } from './bus-nats.ts';
import { openPostgresBus } from './bus-postgres.ts';
import type { Config } from './config.ts';

export async function openBus(
  { databaseUrl, natsUrl, natsSubject }: Config,
  log: Log,
): Promise<Bus> {
  if (databaseUrl === null) return createMemoryBus();
  return natsUrl === null
    ? openPostgresBus(databaseUrl, log)
    : openNatsBus(natsUrl, natsSubject, log);
}
