/** Reads a file that a command names, within its limit. */
import { readFileSync, statSync } from 'node:fs';
import { FileRefused } from './read-arguments.ts';

export function readFile(path: string, mostBytes: number): string {
  try {
    const found = statSync(path);
    if (!found.isFile()) throw new FileRefused(`${path} 不是文件，请核对路径`);
    if (found.size > mostBytes) {
      throw new FileRefused(`${path} 超过 ${mostBytes / (1024 * 1024)} MB，请压缩后再试`);
    }
    return readFileSync(path).toString('base64');
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    throw new FileRefused(`读不到文件 ${path}，请核对路径和权限`);
  }
}
