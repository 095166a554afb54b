/**
 * Finds whom to ask: PostgreSQL itself, the server that holds the embedded database, or that database while no server
 * runs.
 */
import { existsSync } from 'node:fs';
import type { AdminAnswer } from '../../admin/answer.ts';
import type { AdminRequest } from '../../admin/commands.ts';
import type { Log } from '../../ports.ts';
import { restore } from '../backup/restore-home.ts';
import type { Config } from '../config.ts';
import { askServer } from './ask-server.ts';
import { examine } from './doctor.ts';
import { runOnDirectory, runOnPostgres } from './open-home.ts';
import { socketPath } from './socket-path.ts';

export async function send(config: Config, log: Log, request: AdminRequest): Promise<AdminAnswer> {
  if (request.command.name === 'restore') return restore(config, log, request.command.file);
  if (request.command.name === 'doctor') return examine(config, log);
  if (config.databaseUrl !== null) return runOnPostgres(config.databaseUrl, config, log, request);
  if (existsSync(config.dataDirectory)) {
    const socketAt = socketPath(config.dataDirectory);
    const answer = socketAt.usable ? await askServer(socketAt.path, request) : null;
    if (answer !== null) return answer;
  }
  return runOnDirectory(config, log, request);
}
