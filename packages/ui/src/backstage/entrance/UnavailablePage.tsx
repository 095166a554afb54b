'use client';
// An honest page for parts that do not exist yet, and for unknown addresses.
import { styled } from 'styled-components';
import { useBackstageMessages } from '../../messages/index.ts';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { token } from '../../theme/index.ts';
import { PageLink } from '../frame/pages.tsx';

const Whole = styled.main`
  display: grid;
  align-content: center;
  min-height: 100vh;
  background: ${token.bg};
  font-family: ${token.font};
  a {
    color: ${token.accent};
  }
`;

export function UnavailablePage({
  kind = 'unavailable',
}: {
  readonly kind?: 'unavailable' | 'notFound';
}) {
  const texts = useBackstageMessages();
  return (
    <Whole>
      <EmptyState wholePage title={texts[kind].title} hint={texts[kind].hint}>
        <PageLink to={{ page: 'home' }}>{texts.unavailable.back}</PageLink>
      </EmptyState>
    </Whole>
  );
}
