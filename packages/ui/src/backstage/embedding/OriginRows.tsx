'use client';
// The websites that may show the screen inside their own pages: the organiser's to change, the server owner's to know of.
import { styled } from 'styled-components';
import { fill } from '../../messages/index.ts';
import { useEmbeddingMessages } from '../../messages/use-embedding-messages.ts';
import { Button, IconButton } from '../../primitives/Button.tsx';
import { Tag } from '../../primitives/Card.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { Actions, Hint, Stack } from '../frame/Section.tsx';
import { FieldLine } from '../list/FieldLine.tsx';
import { refusedRows, siteOf } from './site.ts';

export interface OriginRowsProps {
  readonly origins: readonly string[];
  readonly ownerOrigins: readonly string[];
  readonly fields: Readonly<Record<string, string>>;
  readonly onChange: (origins: string[]) => void;
}

const most = 20;

const OwnerLine = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  min-height: 36px;
  overflow-wrap: anywhere;
`;

const Owners = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export function OriginRows({ origins, ownerOrigins, fields, onChange }: OriginRowsProps) {
  const texts = useEmbeddingMessages();
  const refused = refusedRows(origins, fields);
  const write = (row: number, text: string) =>
    onChange(origins.map((each, at) => (at === row ? text : each)));
  return (
    <Stack $gap={10}>
      <Hint>{origins.length + ownerOrigins.length === 0 ? texts.noSites : texts.sitesHint}</Hint>
      {ownerOrigins.length === 0 ? null : (
        <Owners aria-label={texts.byOwner}>
          {ownerOrigins.map((origin) => (
            <OwnerLine key={origin}>
              <span>{origin}</span>
              <Tag>{texts.ownerTag}</Tag>
            </OwnerLine>
          ))}
        </Owners>
      )}
      {ownerOrigins.length === 0 ? null : <Hint>{texts.byOwner}</Hint>}
      {origins.map((origin, index) => (
        <FieldLine
          // biome-ignore lint/suspicious/noArrayIndexKey: an origin has no name but its place
          key={index}
          $columns="minmax(0, 420px) 44px"
          $bare
        >
          <TextField
            label={fill(texts.site, { number: index + 1 })}
            hideLabel
            type="url"
            placeholder={texts.sitePlaceholder}
            value={origin}
            onChange={(text) => write(index, text)}
            onBlur={() => write(index, siteOf(origin) ?? origin.trim())}
            error={refused.get(index)}
          />
          <IconButton
            label={fill(texts.removeSite, { number: index + 1 })}
            onClick={() => onChange(origins.filter((_, at) => at !== index))}
          >
            ✕
          </IconButton>
        </FieldLine>
      ))}
      <Actions>
        <Button disabled={origins.length >= most} onClick={() => onChange([...origins, ''])}>
          {texts.addSite}
        </Button>
      </Actions>
    </Stack>
  );
}
