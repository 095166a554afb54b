/** `npx liangfen`: the command line of the operator of the service. */
import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { readFile } from './admin/read-file.ts';
import { send } from './admin/send.ts';
import { runCommandLine } from './admin/terminal.ts';
import { ConfigError, readConfig } from './config.ts';
import { createLog } from './log.ts';

// As for the server: nobody else may read what is written in the data directory.
process.umask(0o077);

process.exitCode = await runCommandLine(process.argv.slice(2), {
  out: (text) => console.log(text),
  err: (text) => console.error(text),
  ask: process.stdin.isTTY && process.stderr.isTTY ? ask : null,
  readFile,
  operator: process.env.LIANGFEN_OPERATOR || systemUser(),
  send: async (request) => {
    try {
      return await send(readConfig(process.env), createLog('error', 2), request);
    } catch (error) {
      if (error instanceof ConfigError) {
        return { done: false, code: 'UNAVAILABLE', detail: error.message };
      }
      throw error;
    }
  },
});

async function ask(question: string): Promise<string> {
  // On standard error, because a program may read the answer from standard output.
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    // A container's user may have no name.
    return '';
  }
}
