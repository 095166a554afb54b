// The dot between the parts of a name stands at the end of a line, never at the beginning of one.
import type { BattleSide, Stage, StageProgramRow } from '@liangfen/sdk/schema';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { loadScreenFonts } from './fonts/screen-fonts.ts';
import { MatchStage } from './MatchStage.tsx';
import { sampleMatch, sampleStages } from './samples.ts';

/** The dots that stand lower than the character before them, each with what follows it. */
function dotsThatBegin(container: Element): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    for (let at = 0; at < text.length; at += 1) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { top, height } = range.getBoundingClientRect();
      if (text[at] === '·' && top > before + height / 2) found.push(text.slice(at, at + 5));
      before = top;
    }
  }
  return found;
}

/** Names of fifty letters: of one word after the other, of parts between dots, and with an organisation. */
const fiftyLetters = [
  'Alexandrina Konstantinopolskaya Montgomery-Wrights',
  '阿卜杜热合曼江·买买提依明·热合木图拉·阿布都克里木·吐尔逊江·艾合买提江·买买提明·依力哈木江·肉孜',
  'Wolfeschlegelsteinhausen / Bergerdorff Konstantino',
  '克里斯托弗·蒙哥马利·亚历山德罗维奇·康斯坦丁诺波利斯基　江城大学外国语学院国际交流合唱团女声二部',
] as const;
const contestant = fiftyLetters[1];
const { SPEECH, TITLE_OPENING, BATTLE, PROGRAM_LIST } = sampleStages;
function rowAt(at: number): StageProgramRow {
  const row = PROGRAM_LIST.rows[at % PROGRAM_LIST.rows.length];
  if (row === undefined) throw new RangeError('no sample row');
  return row;
}

const rows = Array.from({ length: 24 }, (_, at) => ({
  ...rowAt(at),
  id: `row-${at}`,
  sort: at + 1,
  contestant: fiftyLetters[at % fiftyLetters.length] ?? '',
}));
const sideOf = (side: BattleSide): BattleSide => ({
  ...side,
  program: { ...side.program, contestant },
});
const pictures: Readonly<Record<string, Stage>> = {
  list: { ...PROGRAM_LIST, rows, total: rows.length },
  speech: { ...SPEECH, program: { ...SPEECH.program, contestant } },
  title: { ...TITLE_OPENING, program: { ...TITLE_OPENING.program, contestant } },
  bout: { ...BATTLE, red: sideOf(BATTLE.red), blue: sideOf(BATTLE.blue) },
};

it.each([
  ['16 : 9', 960, 540],
  ['4 : 3', 512, 384],
  ['a strip', 1920, 540],
  ['an upright wall', 540, 960],
] as const)('on %s', async (_name, width, height) => {
  await loadScreenFonts();
  for (const [name, stage] of Object.entries(pictures)) {
    const view = await render(
      <div style={{ width, height }}>
        <MatchStage match={sampleMatch(stage)} still />
      </div>,
    );
    expect(view.container.textContent, name).toContain('·');
    expect(dotsThatBegin(view.container), name).toEqual([]);
    await view.unmount();
  }
});
