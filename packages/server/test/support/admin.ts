/** The service's operator for tests: runs typed commands on a database in this process. */
import { randomInt } from 'node:crypto';
import type { Json } from '../../src/admin/answer.ts';
import { readAdminRequest } from '../../src/admin/commands.ts';
import type { AdminHome } from '../../src/admin/home.ts';
import { runAdminCommand } from '../../src/admin/run-command.ts';
import { readFile } from '../../src/node/admin/read-file.ts';
import { type ExitCode, runCommandLine, type Terminal } from '../../src/node/admin/terminal.ts';
import { encryptionTo } from '../../src/node/backup/encryption.ts';
import { type BackupKeyFiles, noKeyFiles } from '../../src/node/backup/key-files.ts';
import { writeBackup } from '../../src/node/backup/write-backup.ts';
import { endedSessions } from '../../src/operations/ended-sessions.ts';
import type { Services } from '../../src/operations/services.ts';
import { snapshotOfEmbedded } from '../../src/store/backup/snapshot.ts';

export interface Typed {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}

export interface Operator {
  /** Runs a command line; `answers` are typed at its questions, and without them nobody can answer. */
  readonly type: (words: readonly string[], answers?: readonly string[]) => Promise<Typed>;
  /** Returns the data of a command that must succeed. */
  readonly data: (...words: string[]) => Promise<{ readonly [name: string]: Json }>;
  /** Returns the code and sentence of a command that must be refused. */
  readonly refusal: (...words: string[]) => Promise<{ code: string; detail: string }>;
}

/** What a running server of a test gives the operator's commands. */
export function homeOf(
  services: Services,
  keys: BackupKeyFiles = noKeyFiles,
  ask: AdminHome['ask'] = () => Promise.reject(new TypeError('nobody answers')),
): AdminHome {
  const { ports, live, orders } = services;
  const snapshot = snapshotOfEmbedded(ports.database.query);
  const backUp: AdminHome['backUp'] = async (file, encrypt) =>
    writeBackup(snapshot, file, {
      now: ports.now,
      encryption: encrypt ? encryptionTo(keys) : null,
    });
  const endSessions: AdminHome['endSessions'] = (ids) => endedSessions(services, ids);
  return { ports, live, orders, random: randomInt, backUp, endSessions, ask };
}

export function operatorOf(
  services: Services,
  more: Partial<Terminal> = {},
  keys: BackupKeyFiles = noKeyFiles,
  ask?: AdminHome['ask'],
): Operator {
  const home = homeOf(services, keys, ask);

  const type: Operator['type'] = async (words, answers) => {
    const out: string[] = [];
    const err: string[] = [];
    const left = [...(answers ?? [])];
    const code = await runCommandLine(words, {
      out: (text) => out.push(text),
      err: (text) => err.push(text),
      ask: answers === undefined ? null : async () => left.shift() ?? '',
      operator: 'lin',
      readFile,
      // Passed through JSON, as a server reads a request from its socket.
      send: (request) =>
        runAdminCommand(home, readAdminRequest(JSON.parse(JSON.stringify(request)))),
      ...more,
    });
    return { code, out: out.join('\n'), err: err.join('\n') };
  };

  const json = async (words: readonly string[], wanted: ExitCode) => {
    const { code, out, err } = await type([...words, '--json']);
    if (code !== wanted) throw new Error(`${words.join(' ')} ended with ${code}: ${out}${err}`);
    return JSON.parse(out);
  };

  return {
    type,
    data: async (...words) => (await json(words, 0)).data,
    refusal: async (...words) => json(words, 1),
  };
}
