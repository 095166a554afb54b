/** Puts a test's server and competition in place of the made-up ones that examples and documents name. */
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Facts {
  readonly server: string;
  readonly competitionId: string;
  /** The partner's own site. */
  readonly origin: string;
}

export function filledIn(text: string, { server, competitionId, origin }: Facts): string {
  return text
    .replaceAll('https://score.example.com', server)
    .replaceAll('http://localhost:5173', origin)
    .replaceAll('--port 5173', `--port ${new URL(origin).port}`)
    .replace(/\bc1\b/g, competitionId);
}

const texts = /[.](html|jsx?|tsx|vue)$/;

/** Copies a folder without its build results, and fills in the copy. */
export async function copyFilledIn(from: string, to: string, facts: Facts): Promise<void> {
  await cp(from, to, {
    recursive: true,
    filter: (path) => !/node_modules|dist|[.]next/.test(path.slice(from.length)),
  });
  for (const entry of await readdir(to, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !texts.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    await writeFile(file, filledIn(await readFile(file, 'utf8'), facts));
  }
}
