'use client';
// The websites that may show the screen inside their own pages.
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button, IconButton } from '../../primitives/Button.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { Actions, Hint, Stack } from '../frame/Sheet.tsx';
import { FieldLine } from '../list/FieldLine.tsx';

export interface OriginRowsProps {
  readonly origins: readonly string[];
  readonly fields: Readonly<Record<string, string>>;
  readonly onChange: (origins: string[]) => void;
}

const most = 20;

export function OriginRows({ origins, fields, onChange }: OriginRowsProps) {
  const { basic: texts } = useBackstageMessages();
  return (
    <Stack $gap={10}>
      <Hint>{texts.embedHint}</Hint>
      {origins.map((origin, index) => (
        <FieldLine
          // biome-ignore lint/suspicious/noArrayIndexKey: an origin has no name but its place
          key={index}
          $columns="minmax(0, 420px) 44px"
          $bare
        >
          <TextField
            label={fill(texts.embedOrigin, { number: index + 1 })}
            hideLabel
            type="url"
            placeholder="https://www.example.com"
            value={origin}
            onChange={(value) =>
              onChange(origins.map((each, at) => (at === index ? withoutPath(value) : each)))
            }
            error={fields[`embedOrigins.${index}`]}
          />
          <IconButton
            label={fill(texts.removeOrigin, { number: index + 1 })}
            onClick={() => onChange(origins.filter((_, at) => at !== index))}
          >
            ✕
          </IconButton>
        </FieldLine>
      ))}
      <Actions>
        <Button disabled={origins.length >= most} onClick={() => onChange([...origins, ''])}>
          {texts.addOrigin}
        </Button>
      </Actions>
    </Stack>
  );
}

/** People paste the address of a page; what counts is its site. */
function withoutPath(text: string): string {
  const trimmed = text.trim();
  return /^(https?:\/\/[^/\s]+)\//.exec(trimmed)?.[1] ?? trimmed;
}
