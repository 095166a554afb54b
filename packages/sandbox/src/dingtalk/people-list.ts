/** The list on which a visitor chooses whose phone has scanned: searchable, corporation by corporation. */
import { escaped } from '../escaped.ts';
import type { Directory } from './directory.ts';

const mostShown = 30;

export interface ChoiceOfPeople {
  /** The text in the search box; empty shows the first people. */
  readonly query: string;
  /** Kept through the search: what the address said. */
  readonly kept: Readonly<Record<string, string>>;
  /** Only people of this corporation; all when null. */
  readonly corpId: string | null;
}

export function peopleList(directory: Directory, { query, kept, corpId }: ChoiceOfPeople): string {
  const hidden = hiddenFields(kept);
  const lists = directory.corpIds().flatMap((each) => {
    const staff = directory.of(each);
    if (staff === null || (corpId !== null && each !== corpId)) return [];
    const matching = staff.all().filter(({ name }) => name.includes(query));
    const rows = matching.slice(0, mostShown).map(({ userId, name, deptIds }) => {
      const dept = staff.department(deptIds[0] ?? 1)?.name ?? '';
      return `<li><button name="who" value="${escaped(`${each} ${userId}`)}">${escaped(name)} <small>${escaped(dept)} ${escaped(userId)}</small></button></li>`;
    });
    const rest = matching.length - rows.length;
    return [
      `<h2>${escaped(staff.name())}</h2>
<form method="post">${hidden}<ul>${rows.join('')}</ul></form>
${rest > 0 ? `<p><small>还有 ${rest} 人，请搜索姓名</small></p>` : ''}`,
    ];
  });
  return `<form class="search" method="get">${hidden}
<input name="q" value="${escaped(query)}" aria-label="姓名" placeholder="姓名" autocomplete="off"><button>搜索</button></form>
${lists.join('')}`;
}

export function hiddenFields(kept: Readonly<Record<string, string>>): string {
  return Object.entries(kept)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
    .join('');
}

/** Returns the person of a press; null when nobody has that name. */
export function somebodyOf(directory: Directory, who: string) {
  const [corpId = '', userId = ''] = who.split(' ');
  const person = directory.of(corpId)?.byUserId(userId) ?? null;
  return person === null ? null : { corpId, userId, person };
}
