'use client';
// Exports a theme to a file and reads one; the faults of a file are named, and then nothing of it is taken.
import { useState } from 'react';
import { styled } from 'styled-components';
import { fill } from '../../messages/index.ts';
import { useThemeEditorMessages } from '../../messages/use-theme-editor-messages.ts';
import { JsonFileInput } from '../../primitives/JsonFileInput.tsx';
import { controlHeight, focusRing } from '../../primitives/mixins.ts';
import { useToast } from '../../primitives/toast-context.ts';
import { token } from '../../theme/index.ts';
import {
  type ReadThemeFile,
  readThemeFile,
  type ThemeFile,
  type ThemeFileProblem,
  themeFileAtMost,
  themeFileText,
  themeFileVersion,
} from './theme-file.ts';

/** A link works in a form that is switched off: whoever may look at a theme may take it along. */
const Export = styled.a`
  ${controlHeight}
  ${focusRing}
  display: inline-flex;
  align-items: center;
  box-sizing: border-box;
  padding: 0 16px;
  border: 1px solid ${token.lineStrong};
  border-radius: ${token.radiusSmall};
  background: ${token.surfaceRaised};
  color: ${token.text};
  font-weight: 500;
  font-size: 14px;
  line-height: 1.4;
  text-decoration: none;
  @media (hover: hover) {
    &:hover {
      background: ${token.accentSoft};
    }
  }
`;

export interface ThemeFileActionsProps {
  readonly file: ThemeFile;
  readonly disabled: boolean;
  readonly onImport: (file: ThemeFile) => void;
}

export function ThemeFileActions({ file, disabled, onImport }: ThemeFileActionsProps) {
  const texts = useThemeEditorMessages();
  const toast = useToast();
  const [problems, setProblems] = useState<readonly ThemeFileProblem[]>([]);

  function take(text: string | null): void {
    const found: ReadThemeFile =
      text === null ? { file: null, problems: [{ kind: 'TOO_LARGE' }] } : readThemeFile(text);
    setProblems(found.problems ?? []);
    if (found.file === null) return;
    onImport(found.file);
    const { name } = found.file;
    toast({ text: name === '' ? texts.imported : fill(texts.importedFrom, { name }) });
  }

  return (
    <>
      <Export
        href={`data:application/json;charset=utf-8,${encodeURIComponent(themeFileText(file))}`}
        download={fill(texts.fileName, { name: file.name })}
      >
        {texts.exportFile}
      </Export>
      <JsonFileInput
        label={texts.importFile}
        disabled={disabled}
        atMost={themeFileAtMost}
        onText={take}
        faults={problems.map((problem) => sentenceOf(problem, texts.problem))}
        texts={{ faults: texts.problems, more: texts.moreProblems }}
      />
    </>
  );
}

type Sentences = ReturnType<typeof useThemeEditorMessages>['problem'];

function sentenceOf(problem: ThemeFileProblem, sentences: Sentences): string {
  const { kind } = problem;
  switch (kind) {
    case 'TOO_LARGE':
      return fill(sentences[kind], { most: themeFileAtMost / 1024 });
    case 'NOT_JSON':
    case 'OTHER_FORMAT':
      return sentences[kind];
    case 'OTHER_VERSION':
      return fill(sentences[kind], { value: problem.value, known: themeFileVersion });
    case 'MISSING':
    case 'UNKNOWN_FIELD':
      return fill(sentences[kind], { field: problem.field });
    case 'WRONG_COLOUR':
    case 'WRONG_KIND':
      return fill(sentences[kind], { field: problem.field, value: problem.value });
    case 'WRONG_CHOICE':
      return fill(sentences[kind], {
        field: problem.field,
        value: problem.value,
        choices: problem.choices.join(' '),
      });
  }
}
