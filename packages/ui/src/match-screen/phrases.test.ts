// Where the lines of names and titles may break.
import { describe, expect, it } from 'vitest';
import { heldPhrases } from './names.ts';
import { phrasesOf } from './phrases.ts';
import { titleLines } from './stages/title-lines.ts';

describe('a text in phrases', () => {
  it.each([
    ['原创音乐剧选段', ['原创', '音乐剧', '选段']],
    ['《我和我的祖国》（合唱）', ['《我和', '我的', '祖国》', '（合唱）']],
    ['李雨桐', ['李雨桐']],
    ['欧阳文清 / 郑启航', ['欧阳文清 / ', '郑启航']],
    ['Christopher Montgomery', ['Christopher ', 'Montgomery']],
    ["Rock'n'Roll K-pop 98.5", ["Rock'n'Roll ", 'K-pop ', '98.5']],
    ['阿卜杜热合曼江·买买提依明', ['阿卜杜热合曼江·', '买买提依明']],
    ['', []],
  ])('%s', (text, phrases) => {
    expect(phrasesOf(text)).toEqual(phrases);
  });

  it.each([
    '第十二届「星光杯」校园歌手大赛暨颁奖典礼',
    '马克思主义学院　阿卜杜热合曼江·买买提依明热合木图拉大',
    'Bohemian Rhapsody (Live at Wembley) 🎸',
    '改编版·混声合唱《光年之外》，原唱：邓紫棋！',
  ])('loses nothing, and begins no phrase with what closes: %s', (text) => {
    const phrases = phrasesOf(text);
    expect(phrases.join('')).toBe(text);
    for (const phrase of phrases) {
      expect(phrase).toMatch(/^[^》」）·，。！：\s]/u);
      expect(phrase).not.toMatch(/[《「（]$/u);
    }
  });
});

describe('a name in lines', () => {
  it('keeps a title together where it fits', () => {
    const units = heldPhrases('情景剧朗诵《我和我的祖国》', { size: 40, lines: 2, width: 400 });
    expect(units).toContain('《我和我的祖国》');
    expect(units?.join('')).toBe('情景剧朗诵《我和我的祖国》');
  });

  it('is broken anywhere rather than pushed beyond its lines', () => {
    expect(heldPhrases('超长'.repeat(30), { size: 40, lines: 2, width: 200 })).toBeNull();
  });
});

it('the name of an evening breaks between words', () => {
  expect(titleLines('江城大学二〇二六年校园原创音乐节').lines.join('|')).not.toContain('音|乐');
});
