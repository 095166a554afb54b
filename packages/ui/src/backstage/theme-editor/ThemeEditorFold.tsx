'use client';
// The editor of the competition's own theme, folded away below the look; it is loaded when it is opened.
import { useState } from 'react';
import { styled } from 'styled-components';
import { fill, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { focusRing } from '../../primitives/mixins.ts';
import { ErrorState } from '../../primitives/Placeholder.tsx';
import { latePart, useLatePart } from '../../primitives/use-late-part.ts';
import { token } from '../../theme/index.ts';
import { WaitingRead } from '../frame/Loaded.tsx';
import type { ThemeEditorProps } from './ThemeEditor.tsx';

const themeEditor = latePart(async () => (await import('./ThemeEditor.tsx')).ThemeEditor);

const Fold = styled.details`
  margin-top: 20px;
  padding-top: 14px;
  border-top: 1px solid ${token.line};
  > summary {
    ${focusRing}
    width: fit-content;
    padding: 6px 2px;
    border-radius: ${token.radiusSmall};
    font-weight: 500;
    cursor: pointer;
    small {
      margin-left: 8px;
      color: ${token.textMuted};
      font-size: 13px;
      font-weight: 400;
    }
  }
`;

/** Uses the platform's own `<details>`, which opens even in a form that is switched off. */
export function ThemeEditorFold(props: ThemeEditorProps) {
  const { basic: texts } = useBackstageMessages();
  const { theme: names } = useCommonMessages();
  const [opened, setOpened] = useState(false);
  const { theme, ownTheme } = props.look;
  const { colours = {}, ...rest } = ownTheme ?? {};
  const count = Object.keys(colours).length + Object.keys(rest).length;
  return (
    <Fold onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        <span>{texts.themeEditor}</span>
        <small>
          {count === 0 ? texts.noOwnTheme : fill(texts.ownTheme, { theme: names[theme], count })}
        </small>
      </summary>
      {opened ? <Opened {...props} /> : null}
    </Fold>
  );
}

function Opened(props: ThemeEditorProps) {
  const { basic: texts } = useBackstageMessages();
  const { part: ThemeEditor, failed, retry } = useLatePart(themeEditor);
  if (failed) return <ErrorState title={texts.themeEditor} onRetry={retry} />;
  return ThemeEditor === null ? <WaitingRead /> : <ThemeEditor {...props} />;
}
