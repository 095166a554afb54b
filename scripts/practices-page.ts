/** The table of practices for docs/practices.md, in Chinese and English, made from the practices themselves. */
import { itemWeightLabel, type Practice, practices } from '@liangfen/rules';
import {
  calculationWords,
  dropScopeWords,
  givenAsWords,
  missingScoreWords,
  modeWords,
  normalisationWords,
  type PracticeWord,
  practiceWords,
  roundingStageWords,
  settingWords,
  timePenaltyRowText,
  toleranceRowText,
} from '@liangfen/rules/words';
import type { PracticeName, Setting } from '@liangfen/sdk/schema';
import { practiceNameValues } from '@liangfen/sdk/values';
import { practiceWords as englishWords } from '../packages/ui/src/messages/en/words.ts';

const head = `# Practices / 项目的规则

How kinds of contests are scored, ready to choose when a competition is created (\`practice\` of \`createCompetition\`, 「项目的规则」 at the
desk). Each is one value of the settings in \`packages/rules/src/practices\`; its example is a test, \`packages/rules/test/practices.test.ts\`.
Whoever has rules of their own takes them out of a competition as a file and hands them on (「更多规则」→「导出项目文件」, \`practiceFile\`;
[0593](decisions/0593-a-practice-is-a-file-too.md)). This page is written by \`npm run draw\`.
`;

/** What a rule book would say; how keys, pages and pauses are set is left to the table in the code. */
const told: readonly (keyof Setting)[] = [
  'mode',
  'fullScore',
  'minScore',
  'decimals',
  'scoreStep',
  'calculation',
  'dropHighest',
  'dropLowest',
  'dropScope',
  'roundingStage',
  'bestItems',
  'cardRounds',
  'missingScore',
  'normalisation',
  'countdownSeconds',
  'leastSeconds',
  'voteLimit',
];

const named: Readonly<Record<string, string>> = {
  ...modeWords,
  ...calculationWords,
  ...dropScopeWords,
  ...roundingStageWords,
  ...missingScoreWords,
  ...normalisationWords,
};

function rulesOf({ setting, items, judgeGroups }: Practice): string {
  const fields = told.flatMap((key) => {
    const value = setting[key];
    return value === undefined ? [] : [`${settingWords[key]} ${named[String(value)] ?? value}`];
  });
  const listed = items.map((item) =>
    [
      `${item.itemName} ${item.maxScore} ${itemWeightLabel(item)}`,
      ...(item.givenAs === undefined ? [] : [givenAsWords[item.givenAs]]),
      ...(item.judgeGroupIds ?? []).map((place) => judgeGroups[Number(place) - 1]?.groupName ?? ''),
    ].join(' '),
  );
  const { roundShares } = setting;
  const rounds =
    roundShares == null ? [] : [`前一轮 ${roundShares.earlier}%，本轮 ${roundShares.own}%`];
  const { tolerance } = setting;
  const apart = tolerance == null ? [] : [toleranceRowText(tolerance)];
  const times = setting.timePenalties?.map((row) => timePenaltyRowText(row)) ?? [];
  const groups = judgeGroups.map(({ groupName, weight }) => `${groupName} ${weight}%`);
  return [
    ...fields,
    ...rounds,
    ...times,
    ...apart,
    ...(listed.length === 0 ? [] : [listed.join('、')]),
    ...(groups.length < 2 ? [] : [groups.join('、')]),
  ].join('；');
}

function table(
  titles: readonly string[],
  words: Readonly<Record<PracticeName, PracticeWord>>,
): string {
  const rows = practiceNameValues.map((name) => {
    const { title, forWhom } = words[name];
    const practice = practices[name];
    return `| ${title} \`${name}\` | ${forWhom} | ${rulesOf(practice)} | <${practice.source}> |`;
  });
  return [`| ${titles.join(' | ')} |`, '|---|---|---|---|', ...rows].join('\n');
}

export function practicesPage(): string {
  return [
    head,
    '## 中文\n',
    table(['项目', '给谁', '规则', '出处'], practiceWords),
    '\n## English\n',
    table(['practice', 'for whom', 'rules, in the words of the desk', 'source'], englishWords),
    '',
  ].join('\n');
}
