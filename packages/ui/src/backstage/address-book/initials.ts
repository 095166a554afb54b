// The first letters of a Chinese name as people type them: 周慧敏 is found by z, zh for 周慧, or 周.

/** The first character of each letter, in the order of Chinese pronunciation; no word begins with i, u or v. */
const firsts = '阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥扨它穵夕丫帀';
const letters = 'abcdefghjklmnopqrstwxyz';
const order = new Intl.Collator('zh-CN');

export function initialOf(character: string): string {
  if (!/\p{Script=Han}/u.test(character)) return character.toLowerCase();
  for (let index = firsts.length - 1; index >= 0; index -= 1) {
    if (order.compare(character, firsts.charAt(index)) >= 0) return letters.charAt(index);
  }
  return '';
}

/** Whether the name begins like what was typed, in its own characters or by first letters. */
export function beginsLike(name: string, typed: string): boolean {
  const wanted = typed.toLowerCase();
  if (name.toLowerCase().startsWith(wanted)) return true;
  const characters = [...name].slice(0, wanted.length);
  return characters.map(initialOf).join('').startsWith(wanted);
}
