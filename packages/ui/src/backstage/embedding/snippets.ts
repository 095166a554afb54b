// The code that a partner pastes into a page, with the server and the competition filled in; docs/embedding.md explains
// each.

export type EmbeddingWay = 'REACT' | 'ELEMENT' | 'IFRAME';

export const embeddingWays: readonly EmbeddingWay[] = ['REACT', 'ELEMENT', 'IFRAME'];

export interface SnippetFacts {
  /** Scheme, host and port. */
  readonly server: string;
  readonly competitionId: string;
  /** The site that the page belongs to; the frame's messages go to it alone. Null while none is listed. */
  readonly site: string | null;
}

export interface Snippet {
  readonly kind: 'INSTALL' | 'PAGE';
  readonly text: string;
}

/** `title` names the frame for screen readers. */
export function snippetsOf(
  way: EmbeddingWay,
  facts: SnippetFacts,
  title: string,
): readonly Snippet[] {
  switch (way) {
    case 'REACT':
      return [
        { kind: 'INSTALL', text: 'npm install @liangfen/ui react react-dom styled-components' },
        { kind: 'PAGE', text: reactPage(facts) },
      ];
    case 'ELEMENT':
      return [{ kind: 'PAGE', text: elementPage(facts) }];
    case 'IFRAME':
      return [{ kind: 'PAGE', text: framePage(facts, title) }];
  }
}

/** The address of the page for iframes. */
export function frameAddress({ server, competitionId, site }: SnippetFacts): string {
  return `${server}/embed/${competitionId}${site === null ? '' : `?origin=${site}`}`;
}

const reactPage = ({
  server,
  competitionId,
}: SnippetFacts) => `import { LiangfenProvider } from '@liangfen/ui/provider';
import { MatchScreen } from '@liangfen/ui/match-screen';

export function Stage() {
  return (
    <LiangfenProvider server="${server}">
      <MatchScreen competitionId="${competitionId}" />
    </LiangfenProvider>
  );
}`;

const elementPage = ({ server, competitionId }: SnippetFacts) =>
  `<script type="module" src="${server}/embed/v1.js"></script>
<liangfen-screen competition="${competitionId}"></liangfen-screen>`;

const framePage = (
  facts: SnippetFacts,
  title: string,
) => `<iframe title="${title}" style="width: 100%; aspect-ratio: 16 / 9; border: 0"
  src="${frameAddress(facts)}"
  allow="fullscreen; screen-wake-lock"></iframe>`;
