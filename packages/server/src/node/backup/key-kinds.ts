/** Tells the keys of age apart, so that a whole key of another kind is not called a broken one. */

export type KeyKind =
  | { readonly kind: 'RECIPIENT' }
  | { readonly kind: 'IDENTITY' }
  /** Of a program that age starts, e.g. for a YubiKey. */
  | { readonly kind: 'PLUGIN_RECIPIENT' | 'PLUGIN_IDENTITY'; readonly plugin: string }
  | { readonly kind: 'SSH_RECIPIENT' | 'SSH_IDENTITY' | 'LOCKED_IDENTITY' | 'OTHER' };

/** Kinds of age itself besides the ordinary one; what each needs is in docs/operations.md. */
const ownKinds = ['pq', 'tag', 'tagpq'];

export function keyKindOf(line: string): KeyKind {
  const [, named] = /^age1([0-9a-z+._-]+)1[02-9ac-hj-np-z]+$/.exec(line) ?? [];
  if (named !== undefined) {
    return ownKinds.includes(named)
      ? { kind: 'RECIPIENT' }
      : { kind: 'PLUGIN_RECIPIENT', plugin: named };
  }
  if (/^age1[0-9a-z]+$/.test(line)) return { kind: 'RECIPIENT' };
  if (/^AGE-SECRET-KEY-(PQ-)?1[0-9A-Z]+$/.test(line)) return { kind: 'IDENTITY' };
  const [, plugin] = /^AGE-PLUGIN-([0-9A-Z+._-]+)-1/.exec(line) ?? [];
  if (plugin !== undefined) return { kind: 'PLUGIN_IDENTITY', plugin: plugin.toLowerCase() };
  if (/^(ssh-|ecdsa-|sk-)/.test(line)) return { kind: 'SSH_RECIPIENT' };
  if (/^-----BEGIN AGE ENCRYPTED FILE-----|^age-encryption\.org\/v1/.test(line)) {
    return { kind: 'LOCKED_IDENTITY' };
  }
  return { kind: /^-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(line) ? 'SSH_IDENTITY' : 'OTHER' };
}

const takeAge = '请换成 age-keygen 生成的公钥（age1…）';
const openFirst = '本程序打不开它加密的文件：请先用 age -d -i 解密备份，再恢复解密后的文件';

/** What to do about a key that is not of the wanted kind; null where there is nothing to say but the form. */
export function sentenceOn(found: KeyKind, wanted: 'RECIPIENT' | 'IDENTITY'): string | null {
  switch (found.kind) {
    case 'PLUGIN_RECIPIENT':
      return `是插件 age-plugin-${found.plugin} 的公钥，不能用来加密备份：${takeAge}`;
    case 'SSH_RECIPIENT':
      return `是 SSH 公钥，不能用来加密备份：${takeAge}`;
    case 'PLUGIN_IDENTITY':
      return `是插件 age-plugin-${found.plugin} 的私钥，${openFirst}`;
    case 'SSH_IDENTITY':
      return `是 SSH 私钥，${openFirst}`;
    case 'LOCKED_IDENTITY':
      return '是用口令锁着的私钥：请先用 age -d 解开这个文件，再指定解开后的文件';
    case 'IDENTITY':
      return wanted === 'IDENTITY'
        ? null
        : '是私钥，不能放进公钥文件：请用 age-keygen -y 得到公钥，私钥另外保存';
    case 'RECIPIENT':
      return wanted === 'RECIPIENT'
        ? null
        : '是公钥，打不开备份：请指定存私钥的文件（AGE-SECRET-KEY-…）';
    case 'OTHER':
      return null;
  }
}
