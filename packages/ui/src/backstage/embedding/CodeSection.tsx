'use client';
// The code for a page, for each way to embed, filled in and copied with one click; and faults of the address in it.
import { useState } from 'react';
import { styled } from 'styled-components';
import { isLoopback } from '../../hall-address/index.ts';
import { fill, useCommonMessages } from '../../messages/index.ts';
import { useEmbeddingMessages } from '../../messages/use-embedding-messages.ts';
import { Button } from '../../primitives/Button.tsx';
import { copyText } from '../../primitives/copy-text.ts';
import { focusRing } from '../../primitives/mixins.ts';
import { Tabs } from '../../primitives/Tabs.tsx';
import { token } from '../../theme/index.ts';
import { Callout } from '../frame/Callout.tsx';
import { Hint, Section, Stack } from '../frame/Section.tsx';
import {
  type EmbeddingWay,
  embeddingWays,
  type Snippet,
  type SnippetFacts,
  snippetsOf,
} from './snippets.ts';

const Block = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px 8px;
  align-items: center;
  h3 {
    margin: 0;
    font-size: 14px;
    font-weight: 500;
    line-height: 22px;
  }
  section {
    ${focusRing}
    grid-column: 1 / -1;
    padding: 12px 14px;
    border-radius: ${token.radius};
    background: ${token.surfaceSunken};
    color: ${token.text};
    font-size: 13px;
    line-height: 20px;
    overflow-x: auto;
    position: relative;
  }
  pre {
    margin: 0;
  }
`;

export function CodeSection({ facts }: { readonly facts: SnippetFacts }) {
  const texts = useEmbeddingMessages();
  const [way, setWay] = useState<EmbeddingWay>('REACT');
  const { server } = facts;
  return (
    <Section title={texts.code}>
      <Stack $gap={12}>
        <Hint>{fill(texts.codeHint, { address: server })}</Hint>
        {isLoopback(server) ? (
          <Callout tone="warning" title={texts.loopback}>
            {fill(texts.loopbackHint, { address: server })}
          </Callout>
        ) : server.startsWith('http:') ? (
          <Callout tone="warning" title={texts.insecure}>
            {texts.insecureHint}
          </Callout>
        ) : null}
        <Tabs
          label={texts.ways}
          selected={way}
          onSelect={setWay}
          items={embeddingWays.map((key) => ({
            key,
            title: texts.way[key].title,
            content: (
              <Stack $gap={12}>
                <Hint>{texts.way[key].hint}</Hint>
                {snippetsOf(key, facts, texts.frameTitle).map((snippet) => (
                  <SnippetBlock key={snippet.text} snippet={snippet} />
                ))}
              </Stack>
            ),
          }))}
        />
      </Stack>
    </Section>
  );
}

function SnippetBlock({ snippet: { kind, text } }: { readonly snippet: Snippet }) {
  const texts = useEmbeddingMessages();
  const { action } = useCommonMessages();
  const [copied, setCopied] = useState(false);
  const name = texts.block[kind];
  const copy = async () => {
    // Where copying is not allowed, the text can still be selected.
    if (await copyText(text)) setCopied(true);
  };
  return (
    <Block>
      <h3>{name}</h3>
      <Button size="small" aria-label={fill(texts.copyOf, { name })} onClick={() => void copy()}>
        {copied ? action.copied : action.copy}
      </Button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is scrolled by keys */}
      <section tabIndex={0} aria-label={name}>
        <pre>
          <code>{text}</code>
        </pre>
      </section>
    </Block>
  );
}
