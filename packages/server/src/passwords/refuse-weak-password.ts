/**
 * Refuses passwords that everybody tries, and ones that say who their owner is. There is no rule about kinds of
 * letters.
 */
import { invalidField } from '../refusals.ts';
import { packedCommonPasswords } from './common-passwords.ts';

export interface Owner {
  readonly loginName: string | null;
  readonly name: string;
}

/** Throws a refusal at the field. */
export async function refuseWeakPassword(
  field: string,
  password: string,
  owner: Owner,
): Promise<void> {
  const weakness = await weaknessOf(password, owner);
  switch (weakness) {
    case null:
      return;
    case 'COMMON':
      throw invalidField(field, '这个密码太常见，很容易被猜到，请换一个');
    case 'REPEATED':
      throw invalidField(field, '这个密码只是几个字符的重复，请换一个');
    case 'OWN_NAME':
      throw invalidField(field, '密码不要和登录名、名称差不多，请换一个');
  }
}

export type Weakness = 'COMMON' | 'REPEATED' | 'OWN_NAME';

export async function weaknessOf(password: string, owner: Owner): Promise<Weakness | null> {
  const word = password.toLowerCase();
  if (/^(.{1,4})\1+.?$/su.test(word)) return 'REPEATED';
  if (isOwnName(word, owner)) return 'OWN_NAME';
  return (await commonPasswords()).has(word) ? 'COMMON' : null;
}

/** Names shorter than this stand in many a good password by chance. */
const shortestName = 4;
/** Characters that people put before or behind a name: a year, a mark. */
const mostBesideName = 4;

function isOwnName(word: string, { loginName, name }: Owner): boolean {
  return [loginName ?? '', name]
    .map((own) => own.trim().toLowerCase())
    .filter((own) => own.length >= shortestName)
    .flatMap((own) => [own, [...own].reverse().join('')])
    .some((own) => word.includes(own) && word.length - own.length <= mostBesideName);
}

let common: Promise<ReadonlySet<string>> | null = null;

/** Unpacked when the first password is chosen. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= unpacked();
  return common;
}

async function unpacked(): Promise<ReadonlySet<string>> {
  const bytes = Uint8Array.from(atob(packedCommonPasswords), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Set((await new Response(stream).text()).split('\n'));
}
