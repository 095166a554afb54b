// A practice that comes as a file: what is none is said before anything is sent.
import { practiceFileOf, practices } from '@liangfen/rules';
import { expect, test } from 'vitest';
import { sampleScore } from '../Backstage.story-parts.tsx';
import { practiceFileAtMost, practiceFileText, readPracticeFile } from './practice-file.ts';

const setting = { ...sampleScore.setting, ...practices.BRASS_BAND.setting };
const file = practiceFileOf(
  { title: '管乐团' },
  { setting, items: [], judgeGroups: [{ id: 'g', groupName: '评委组', weight: 100 }] },
);

test('a file that was handed out is read as it was', () => {
  expect(readPracticeFile(practiceFileText(file))).toEqual({ file, problem: null });
});

test.each([
  ['{', { kind: 'NOT_JSON' }],
  ['null', { kind: 'OTHER_FORMAT' }],
  ['{"format":"liangfen-theme"}', { kind: 'OTHER_FORMAT' }],
  ['{"format":"liangfen-practice","version":2}', { kind: 'OTHER_VERSION', value: '2' }],
  ['{"format":"liangfen-practice","version":1}', { kind: 'MISSING', field: 'title' }],
  [JSON.stringify({ ...file, items: undefined }), { kind: 'MISSING', field: 'items' }],
  [JSON.stringify({ ...file, title: 3 }), { kind: 'OTHER_FORMAT' }],
  [' '.repeat(practiceFileAtMost + 1), { kind: 'TOO_LARGE' }],
])('%.40s is told to be none', (text, problem) => {
  expect(readPracticeFile(text)).toEqual({ file: null, problem });
});
