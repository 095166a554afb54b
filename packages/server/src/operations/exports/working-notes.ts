/** How the final score came about, below the score sheet: the steps of the rules, each to be worked out by hand. */
import { type ShowState, type WorkingLine, workingLines } from '@liangfen/rules';

export function workingNotes(state: ShowState, programId: string): string[] {
  const result = state.results.get(programId);
  if (result === undefined) return ['这个节目还没有出分'];
  const lines = workingLines(result, { vote: state.setting.mode === 'VOTE', depth: 'FULL' });
  return lines.map(noteOf);
}

function noteOf(line: WorkingLine): string {
  switch (line.kind) {
    case 'JUDGE_TOTALS':
      return `每位评委的总分：${line.items
        .map(({ item, proportion }) => `${item} × ${proportion}%`)
        .join(' + ')}`;
    case 'DROPPED':
      return placed(line, [
        ...(line.highest.length > 0 ? [`去掉最高 ${line.highest.join('、')}`] : []),
        ...(line.lowest.length > 0 ? [`去掉最低 ${line.lowest.join('、')}`] : []),
      ]);
    case 'DROP_SKIPPED':
      return placed(line, ['分数太少，没有去分']);
    case 'MEAN':
      return placed(line, [`${line.count} 位评委平均 ${line.formula}`]);
    case 'SUM':
      return placed(line, [`${line.count} 位评委合计 ${line.formula}`]);
    case 'VOTES':
      return placed(line, [`${line.count} 位评委投出 ${line.formula} 票`]);
    case 'RENORMALISED':
      return placed({ item: line.item, group: null }, ['有评委组没有分数，权重按其余组折算']);
    case 'GROUPS':
      return placed({ item: line.item, group: null }, [`按评委组权重 ${line.formula}`]);
    case 'ITEM':
      return `${line.item} ${line.formula}`;
    case 'ADJUSTMENT':
      return `加减分 ${line.amount}：${line.reason}`;
    case 'TOTAL':
      return `合计 ${line.formula}`;
    case 'CORRECTED':
      return line.from === null
        ? `人工更正为 ${line.to}：${line.reason}`
        : `人工更正 ${line.from} → ${line.to}：${line.reason}`;
  }
}

/** Whose line it is, where there are several of its kind. */
function placed(
  { item, group }: { readonly item: string | null; readonly group: string | null },
  texts: readonly string[],
): string {
  const names = [item, group].filter((name) => name !== null).join(' · ');
  const text = texts.join('，');
  return names === '' ? text : `${names}：${text}`;
}
