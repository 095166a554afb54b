'use client';
// A button that reads a practice out of a file, to stand among `Actions`, and what is wrong with the file, field by field.
import type { PracticeFile } from '@liangfen/sdk/schema';
import { type ChangeEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { FormProblem } from '../../messages/form-problem.ts';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { visuallyHidden } from '../../primitives/mixins.ts';
import { token } from '../../theme/index.ts';
import {
  type PracticeFileProblem,
  practiceFileAtMost,
  practiceFileVersion,
  readPracticeFile,
} from './practice-file.ts';

const FileInput = styled.input`
  ${visuallyHidden}
`;

const Faults = styled.div`
  flex-basis: 100%;
  color: ${token.danger};
  overflow-wrap: anywhere;
  ul {
    margin: 4px 0 0;
    padding-left: 20px;
  }
`;

/** The most faults that are read out; the rest is counted. */
const mostFaults = 8;

export interface PracticeFileInputProps {
  readonly disabled?: boolean;
  /** What the server found in the file that was sent last. */
  readonly refused: FormProblem | null;
  readonly onFile: (file: PracticeFile) => void;
}

export function PracticeFileInput({ disabled = false, refused, onFile }: PracticeFileInputProps) {
  const { practiceFile: texts } = useBackstageMessages().score;
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<PracticeFileProblem | null>(null);
  const faults = problem === null ? faultsOf(refused) : [sentenceOf(problem)];

  async function read({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [chosen] = target.files ?? [];
    if (chosen === undefined) return;
    const found =
      chosen.size > practiceFileAtMost
        ? ({ file: null, problem: { kind: 'TOO_LARGE' } } as const)
        : readPracticeFile(await chosen.text());
    // Choosing the same file again, mended meanwhile, counts as a choice.
    target.value = '';
    setProblem(found.problem);
    if (found.file !== null) onFile(found.file);
  }

  return (
    <>
      <Button disabled={disabled} onClick={() => input.current?.click()}>
        {texts.importFile}
      </Button>
      <FileInput
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={texts.importFile}
        tabIndex={-1}
        disabled={disabled}
        onChange={(event) => void read(event)}
      />
      {faults.length === 0 ? null : (
        <Faults role="alert">
          <span>{texts.faults}</span>
          <ul>
            {faults.slice(0, mostFaults).map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
            {faults.length > mostFaults ? (
              <li>{fill(texts.faultsMore, { count: faults.length - mostFaults })}</li>
            ) : null}
          </ul>
        </Faults>
      )}
    </>
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
