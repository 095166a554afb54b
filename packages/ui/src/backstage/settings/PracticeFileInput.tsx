'use client';
// A button that reads a practice out of a file, to stand among `Actions`, and what is wrong with the file, field by field.
import type { PracticeFile } from '@liangfen/sdk/schema';
import { useState } from 'react';
import type { FormProblem } from '../../messages/form-problem.ts';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { JsonFileInput } from '../../primitives/JsonFileInput.tsx';
import {
  type PracticeFileProblem,
  practiceFileAtMost,
  practiceFileVersion,
  readPracticeFile,
} from './practice-file.ts';

export interface PracticeFileInputProps {
  readonly disabled?: boolean;
  /** What the server found in the file that was sent last. */
  readonly refused: FormProblem | null;
  readonly onFile: (file: PracticeFile) => void;
}

export function PracticeFileInput({ disabled = false, refused, onFile }: PracticeFileInputProps) {
  const { practiceFile: texts } = useBackstageMessages().score;
  const [problem, setProblem] = useState<PracticeFileProblem | null>(null);

  return (
    <JsonFileInput
      label={texts.importFile}
      disabled={disabled}
      atMost={practiceFileAtMost}
      onText={(text) => {
        const found =
          text === null
            ? ({ file: null, problem: { kind: 'TOO_LARGE' } } as const)
            : readPracticeFile(text);
        setProblem(found.problem);
        if (found.file !== null) onFile(found.file);
      }}
      faults={problem === null ? faultsOf(refused) : [sentenceOf(problem)]}
      texts={{ faults: texts.faults, more: texts.faultsMore }}
    />
  );

  function sentenceOf(of: PracticeFileProblem): string {
    switch (of.kind) {
      case 'TOO_LARGE':
        return fill(texts.problem[of.kind], { most: practiceFileAtMost / 1024 });
      case 'NOT_JSON':
      case 'OTHER_FORMAT':
        return texts.problem[of.kind];
      case 'OTHER_VERSION':
        return fill(texts.problem[of.kind], { value: of.value, known: practiceFileVersion });
      case 'MISSING':
        return fill(texts.problem[of.kind], { field: of.field });
    }
  }

  /** Where in the file each fault is, by the names that stand in it. */
  function faultsOf(refusal: FormProblem | null): string[] {
    return Object.entries(refusal?.fields ?? {})
      .filter(([field]) => field.startsWith('practiceFile.'))
      .map(([field, message]) =>
        fill(texts.fault, { field: field.slice('practiceFile.'.length), message }),
      );
  }
}
