/** Writes a view as text for a terminal; texts of strangers cannot move its cursor or hide in it. */
import type { ViewPart } from '../../admin/answer.ts';
import { padded } from './text-width.ts';

export function printed(view: readonly ViewPart[]): string {
  return view.map(partText).join('\n');
}

function partText(part: ViewPart): string {
  switch (part.kind) {
    case 'line':
      return plain(part.text);
    case 'table':
      return tableText(part.columns, part.rows);
  }
}

function tableText(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [columns, ...rows];
  const stood = columns.map((_, index) => padded(lines.map((cells) => plain(cells[index] ?? ''))));
  return lines
    .map((_, line) =>
      stood
        .map((column) => column[line] ?? '')
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Control and direction characters would act in the terminal. */
function plain(text: string): string {
  return text.replace(/\p{C}/gu, '�');
}
