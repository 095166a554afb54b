'use client';
// Fields that somebody else changed while they were changed here: both values, and one of them is kept.
import { styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { token } from '../../theme/index.ts';
import { fieldName, fieldText, isPicture, type Named } from './field-text.ts';
import type { Meanwhile } from './use-draft.ts';

const Box = styled.div`
  flex: 1 1 100%;
  display: grid;
  max-height: 45vh;
  overflow: auto;
  position: relative;
  gap: 12px;
  padding: 12px 20px;
  border-radius: ${token.radius};
  background: ${token.warningSoft};
  color: ${token.text};
  strong {
    color: ${token.warning};
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
    gap: 8px 16px;
    margin: 0;
  }
  dt {
    color: ${token.textMuted};
  }
  dd {
    margin: 0 0 6px;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  img {
    display: block;
    max-width: 160px;
    max-height: 64px;
  }
`;

export interface ChangedMeanwhileProps {
  readonly of: readonly Meanwhile[];
  /** Names of what ids in the values stand for. */
  readonly named?: Named | undefined;
  /** The refusal that led here is settled with the choice. */
  readonly onChosen?: () => void;
}

export function ChangedMeanwhile({ of, named, onChosen }: ChangedMeanwhileProps) {
  const { meanwhile: texts, ledger } = useBackstageMessages();
  if (of.length === 0) return null;
  return (
    <Box role="group" aria-label={texts.title} data-meanwhile="">
      <strong role="alert">{texts.title}</strong>
      {of.map(({ field, own, theirs, keepOwn, takeTheirs }) => {
        const name = fieldName(field, texts, ledger);
        const show = (value: unknown) =>
          isPicture(value) ? (
            <img src={value} alt={name} />
          ) : (
            fieldText(field, value, ledger, named)
          );
        return (
          <dl key={field} aria-label={name}>
            <div>
              <dt>{fill(texts.own, { name })}</dt>
              <dd>{show(own)}</dd>
              <dd>
                <Button
                  size="small"
                  onClick={() => {
                    keepOwn();
                    onChosen?.();
                  }}
                >
                  {texts.keepOwn}
                </Button>
              </dd>
            </div>
            <div>
              <dt>{fill(texts.theirs, { name })}</dt>
              <dd>{show(theirs)}</dd>
              <dd>
                <Button
                  size="small"
                  onClick={() => {
                    takeTheirs();
                    onChosen?.();
                  }}
                >
                  {texts.takeTheirs}
                </Button>
              </dd>
            </div>
          </dl>
        );
      })}
    </Box>
  );
}

/** Leads to the choice that has to be made before the form can be saved; answers whether there is one. */
export function leadsToChoice(form: HTMLElement | null): boolean {
  const choice =
    form?.closest('form')?.querySelector<HTMLElement>('[data-meanwhile] button') ?? null;
  choice?.focus();
  return choice !== null;
}
