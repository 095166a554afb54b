'use client';
// Hands out the rules of a competition as a file, and takes those of another.
import {
  type PracticeTitle,
  practiceDifferences,
  practiceFileOf,
  practiceOf,
  practices,
} from '@liangfen/rules';
import type { JudgeGroup, PracticeFile, ScoreSetting, Setting } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { Button } from '../../primitives/Button.tsx';
import { useAct } from '../data/use-act.ts';
import { competitionKey, competitionsKey } from '../data/use-read.ts';
import { useToldFirst } from '../forecast/use-told-first.tsx';
import { Callout } from '../frame/Callout.tsx';
import { Actions, Hint, Stack } from '../frame/Section.tsx';
import { saveFile } from '../frame/save-file.ts';
import { PracticeFileInput } from './PracticeFileInput.tsx';
import { practiceFileText } from './practice-file.ts';

export interface PracticeFilePartProps {
  readonly id: string;
  readonly name: string;
  readonly saved: ScoreSetting;
  readonly judgeGroups: readonly JudgeGroup[];
  /** Whether the form has changes that a file would be taken over. */
  readonly unsaved: boolean;
  readonly mayChange: boolean;
}

const longestTitle = 40;

export function PracticeFilePart(props: PracticeFilePartProps) {
  const { id, saved, judgeGroups, unsaved, mayChange } = props;
  const { score, create, action } = useBackstageMessages();
  const { practiceFile: texts } = score;
  const [chosen, setChosen] = useState<PracticeFile | null>(null);
  const title = chosen?.title ?? '';
  const take = useAct(
    action.save,
    (client, practiceFile: PracticeFile) =>
      client.request('updateScoreSetting', {
        path: { id },
        body: { practiceFile },
        seenVersion: saved.version,
      }),
    {
      inForm: true,
      done: fill(texts.taken, { title }),
      refresh: [competitionKey(id), competitionsKey],
      onDone: () => setChosen(null),
    },
  );
  const told = useToldFirst(id);

  return (
    <Stack>
      <Hint>{texts.hint}</Hint>
      <Actions>
        <Button onClick={() => saveFile(blobOf(exported(props)), fileName())}>
          {texts.exportFile}
        </Button>
        {mayChange ? (
          <PracticeFileInput
            disabled={unsaved || saved.locked}
            refused={take.problem}
            onFile={(file) => {
              take.clear();
              setChosen(file);
            }}
          />
        ) : null}
      </Actions>
      {mayChange ? (
        <>
          {unsaved ? <Hint>{texts.unsaved}</Hint> : null}
          {chosen === null ? null : (
            <Callout
              tone="warning"
              title={fill(texts.ask, { title })}
              actions={
                <>
                  <Button onClick={() => setChosen(null)}>{texts.other}</Button>
                  <Button look="primary" busy={take.busy} onClick={() => void run(chosen)}>
                    {texts.take}
                  </Button>
                </>
              }
            >
              {chosen.forWhom ?? ''}
            </Callout>
          )}
          {ownText(told.question)}
        </>
      ) : null}
    </Stack>
  );

  async function run(practiceFile: PracticeFile): Promise<void> {
    const asked = await told.ask({ action: 'updateScoreSetting', change: { practiceFile } });
    if (asked) await take.run(practiceFile);
  }

  function fileName(): string {
    return fill(texts.fileName, { name: props.name.replace(/[\\/:*?"<>|]/g, ' ') });
  }

  /** What a practice says of itself is said on only where nothing of it was changed. */
  function exported({ name }: PracticeFilePartProps): PracticeFile {
    const { setting, items, fouls } = saved;
    const practice = practiceOf(setting);
    const rules = { setting, items, fouls, judgeGroups };
    const changed = practice === null || practiceDifferences(practice, rules).length > 0;
    return practiceFileOf(
      (changed ? null : titleOf(setting)) ?? { title: name.slice(0, longestTitle) },
      rules,
    );
  }

  function titleOf({ practice, ownPractice }: Setting): PracticeTitle | null {
    if (ownPractice !== undefined) {
      const { title, forWhom = '', source = '' } = ownPractice;
      return { title, forWhom, source };
    }
    if (practice === undefined) return null;
    return { ...create.practices[practice], source: practices[practice].source };
  }
}

function blobOf(file: PracticeFile): Blob {
  return new Blob([practiceFileText(file)], { type: 'application/json' });
}
