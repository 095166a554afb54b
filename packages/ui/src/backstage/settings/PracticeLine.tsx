'use client';
// Names the practice that a competition was begun with, and what was changed since; nothing where there is none.
import { practiceDifferences, practiceOf } from '@liangfen/rules';
import type { ItemInput, JudgeGroup, PracticeName } from '@liangfen/sdk/schema';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Hint } from '../frame/Section.tsx';
import { knownItems } from './meant-items.ts';
import type { ScoreDraft } from './score-draft.ts';

export interface PracticeLineProps {
  readonly draft: ScoreDraft;
  readonly judgeGroups: readonly JudgeGroup[];
}

export function PracticeLine({ draft: { setting, items }, judgeGroups }: PracticeLineProps) {
  const { score: texts, create, ledger } = useBackstageMessages();
  const practice = practiceOf(setting);
  if (practice === null) return null;
  const known = knownItems(items, setting).map((item, at) => ({
    ...item,
    ...groupsPart(items[at]?.judgeGroupIds),
    id: items[at]?.id ?? `new-${at}`,
  }));
  const differences = practiceDifferences(practice, { setting, items: known, judgeGroups });
  const title = setting.ownPractice?.title ?? titleOf(setting.practice);
  const { items: itemsWord, judgeGroups: groupsWord } = texts.practice;
  const words: Readonly<Record<string, string>> = {
    ...ledger.setting,
    items: itemsWord,
    judgeGroups: groupsWord,
  };
  const fields = differences.map((field) => words[field] ?? field);
  return (
    <Hint role="status">
      {fields.length === 0
        ? fill(texts.practice.same, { title })
        : fill(texts.practice.differs, { title, fields: fields.join(texts.practice.list) })}
    </Hint>
  );

  function titleOf(name: PracticeName | undefined): string {
    return name === undefined ? '' : create.practices[name].title;
  }
}

function groupsPart(judgeGroupIds: readonly string[] = []): Pick<ItemInput, 'judgeGroupIds'> {
  return judgeGroupIds.length === 0 ? {} : { judgeGroupIds: [...judgeGroupIds] };
}
