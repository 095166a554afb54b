/** Says what kind of round a group of a battle is, and of which division: as chosen at the desk, else by the group's name. */
import type { ProgramGroup, RoundKind } from '@liangfen/sdk/schema';

/** What is asked of a group: its name, and what was chosen at the desk. */
export type RoundNamed = Pick<ProgramGroup, 'groupName' | 'roundKind' | 'division'>;

const number = '[\\d一二两三四五六七八九十]+';
const contest = '(?:决赛|排位赛|争夺赛|争夺战|赛|战)?';

/**
 * The words by which organisers name rounds, in the order in which they are looked for: 半决赛 and 三四名决赛 hold the word
 * 决赛 and are none.
 */
const kindWords: readonly (readonly [RegExp, RoundKind])[] = [
  [/表演赛|表演战|友谊赛|热身赛|邀请赛|嘉宾赛|exhibition|friendly/i, 'EXHIBITION'],
  [
    /复活赛|败者复活战?|复活战|败者组(?:半?决赛)?|败部(?:半?决赛)?|repechage|re-?entry/i,
    'RE_ENTRY',
  ],
  [
    new RegExp(
      `季殿军${contest}|季军${contest}|铜牌${contest}|第?[三3][、，,~～\\-–—至和与/]*第?[四4]名${contest}|第[三3]名${contest}|third[ -]place(?: match)?|bronze(?: medal)?(?: match)?`,
      'i',
    ),
    'THIRD_PLACE',
  ],
  [
    new RegExp(
      `第?${number}(?:[、，,~～\\-–—至和与/]*第?${number})?名${contest}|排位赛|排名赛|名次赛|安慰赛`,
    ),
    'PLACEMENT',
  ],
  [
    new RegExp(
      `半决赛|准决赛|${number}分之一决赛|1\\s*/\\s*\\d+\\s*决赛|${number}进${number}|${number}强赛?|初赛|预赛|复赛|小组赛|循环赛|淘汰赛|资格赛|选拔赛|海选|(?:quarter|semi)[ -]?finals?|round of \\d+`,
      'i',
    ),
    'ROUND',
  ],
  [
    /总决赛|冠亚军决?赛|冠亚军争夺[赛战]|冠军[赛战]|冠军争夺[赛战]|决赛|grand finals?|finals?/i,
    'FINAL',
  ],
];

/** Counts a round or a bout and names no division. */
const counted = new RegExp(`第?${number}[轮场局盘]|[上下]半区|阶段`, 'g');
const edges = /^[\s（）()【】[\]·・:：、，,\-–—_/]+|[\s（）()【】[\]·・:：、，,\-–—_/]+$/g;

/**
 * The kind that a group's name tells, or null. Where a name tells of a final and of something else (决赛与季军赛), it is the
 * final's group.
 *
 * @example
 * ```ts
 * console.log(roundKindOfName('男子半决赛')); // ROUND
 * ```
 */
export function roundKindOfName(groupName: string): RoundKind | null {
  const told = toldBy(groupName);
  return told.kinds.includes('FINAL') ? 'FINAL' : (told.kinds[0] ?? null);
}

/**
 * The division that a group's name tells besides its round: 男子 of 男子半决赛. Empty where it tells none.
 *
 * @example
 * ```ts
 * console.log(divisionOfName('女子决赛')); // 女子
 * ```
 */
export function divisionOfName(groupName: string): string {
  const { kinds, rest } = toldBy(groupName);
  if (kinds.length === 0) return '';
  return rest.replace(counted, ' ').replace(edges, '').trim();
}

/** The kind as chosen, else as named; null where neither tells. */
export function roundKindOf({ roundKind, groupName }: RoundNamed): RoundKind | null {
  return roundKind ?? roundKindOfName(groupName);
}

function toldBy(groupName: string): { kinds: RoundKind[]; rest: string } {
  const kinds: RoundKind[] = [];
  let rest = groupName.normalize('NFKC');
  for (const [words, kind] of kindWords) {
    const without = rest.replace(words, ' ');
    if (without === rest) continue;
    kinds.push(kind);
    rest = without;
  }
  return { kinds, rest };
}
