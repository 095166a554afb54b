/** Files that hold one secret of somebody else's service, and nothing else. */
import { readFileSync, statSync } from 'node:fs';
import { ConfigError } from './config-error.ts';

export interface SecretForm {
  readonly pattern: RegExp;
  /** The key's name on the pages of the service, and its place there. */
  readonly name: string;
  readonly place: string;
}

/** A secret is nobody else's to read. Throws `ConfigError` for one that cannot be read, or that others can. */
export function readSecret(path: string, { pattern, name, place }: SecretForm): string {
  const secret = contentOf(path);
  if (!pattern.test(secret)) {
    throw new ConfigError(`${path} 里没有可用的 ${name}：文件里应只有这一行，从${place}复制`);
  }
  return secret;
}

function contentOf(path: string): string {
  try {
    // Windows has no such bits.
    const mode = process.platform === 'win32' ? 0 : statSync(path).mode;
    if ((mode & 0o077) !== 0) {
      throw new ConfigError(
        `文件 ${path} 可以被这台电脑上的其他用户打开。请先运行：chmod 600 '${path}'`,
      );
    }
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`无法读取文件 ${path}：请检查路径，以及运行亮分的用户能不能读它`);
  }
}
