/** Reads the owner's list of words at the start; a wrong file is refused with a sentence, and nothing starts. */
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import {
  everyWordIsFine,
  longestWord,
  mostWords,
  type PublicWords,
  readWordList,
  type WordListFault,
} from '../public-words/public-words.ts';
import { ConfigError } from './config-error.ts';

const mostBytes = 1024 * 1024;

export function openWordList(path: string | null): PublicWords {
  if (path === null) return everyWordIsFine;
  const list = readWordList(textOf(path));
  if ('refusedIn' in list) return list;
  throw new ConfigError(`词表 ${path} ${sentenceOf(list)}`);
}

function textOf(path: string): string {
  let bytes: Buffer;
  let file: number | null = null;
  try {
    file = openSync(path, 'r');
    const seen = fstatSync(file);
    if (!seen.isFile())
      throw new ConfigError(`词表 ${path} 不是文件，请用 LIANGFEN_WORD_LIST_FILE 指定一个文本文件`);
    if (seen.size > mostBytes) throw new ConfigError(`词表 ${path} 超过 1 MB，请减少其中的词`);
    bytes = readFileSync(file);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(
      `词表 ${path} 读不出来，请确认文件存在、本进程可以读取；不用词表时去掉 LIANGFEN_WORD_LIST_FILE`,
    );
  } finally {
    if (file !== null) closeSync(file);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ConfigError(`词表 ${path} 不是 UTF-8 文字，请另存为 UTF-8 编码再启动`);
  }
}

/** No sentence quotes a word, because sentences go to logs. */
function sentenceOf(fault: WordListFault): string {
  switch (fault.kind) {
    case 'NO_WORDS':
      return '里没有词，请每行写一个词；不用词表时去掉 LIANGFEN_WORD_LIST_FILE';
    case 'TOO_MANY_WORDS':
      return `超过 ${mostWords} 个词，请减少其中的词`;
    case 'TOO_LONG':
      return `第 ${fault.line} 行超过 ${longestWord} 个字，请每行只写一个词`;
    case 'NOTHING_LEFT':
      return `第 ${fault.line} 行没有看得见的字，请改正或删去这一行`;
    case 'ONE_LETTER':
      return `第 ${fault.line} 行只有一个字母或数字，会拦下几乎所有名称，请改正或删去这一行`;
  }
}
