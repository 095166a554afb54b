'use client';
// The desk's frame: brand and main pages on top, the page below.
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { Button } from '../../primitives/Button.tsx';
import { ConfirmDialog } from '../../primitives/Dialog.tsx';
import { focusRing } from '../../primitives/mixins.ts';
import { useClient } from '../../provider/index.ts';
import { token } from '../../theme/index.ts';
import { forgetReports } from '../data/kept-report.ts';
import { useOwnAccount } from '../data/use-own-account.ts';
import { PageLink, useNavigation } from './pages.tsx';
import { useAnyUnsaved } from './unsaved.tsx';

const Whole = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  background: ${token.bg};
  color: ${token.text};
  font-family: ${token.font};
  font-size: 14px;
  line-height: 22px;
`;

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 0 24px;
  min-height: 56px;
  border-bottom: 1px solid ${token.line};
  background: ${token.surface};
  @media (max-width: 640px) {
    padding: 0 12px;
    gap: 2px;
  }
`;

const MainPages = styled.nav`
  /* Longer words, as in English, are moved to rather than pushed off a phone. */
  min-width: 0;
  overflow-x: auto;
  position: relative;
  display: flex;
  flex: 1;
  gap: 4px;
  margin-left: 20px;
  @media (max-width: 640px) {
    margin-left: 4px;
  }
`;

const MainPageLink = styled(PageLink)`
  ${focusRing}
  padding: 6px 14px;
  border-radius: 6px;
  color: ${token.textMuted};
  text-decoration: none;
  white-space: nowrap;
  &:hover {
    color: ${token.text};
    background: ${token.surfaceSunken};
  }
  &[aria-current] {
    color: ${token.accent};
    background: ${token.accentSoft};
    font-weight: 500;
  }
  @media (max-width: 640px) {
    padding: 8px;
  }
`;

const Who = styled.span`
  color: ${token.textMuted};
  white-space: nowrap;
  @media (max-width: 640px) {
    display: none;
  }
`;

export const PageBody = styled.main`
  box-sizing: border-box;
  width: 100%;
  max-width: 1240px;
  margin: 0 auto;
  padding: 24px 24px 64px;
  /* A wall of a monitor: wider tables, not longer lines of text. */
  @media (min-width: 1680px) {
    max-width: 1440px;
  }
  @media (max-width: 640px) {
    padding: 16px 12px 48px;
  }
`;

export const PageHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: 20px;
  h1 {
    margin: 0;
    font-size: 22px;
    font-weight: 600;
    line-height: 32px;
  }
`;

export function DeskFrame({
  current,
  children,
}: {
  readonly current: 'overview' | 'competitions' | 'account';
  readonly children: ReactNode;
}) {
  const { nav, saveBar } = useBackstageMessages();
  const { action } = useCommonMessages();
  const client = useClient();
  const { go } = useNavigation();
  const user = useOwnAccount();
  const anyUnsaved = useAnyUnsaved();
  const [asking, setAsking] = useState(false);
  const leave = async () => {
    setAsking(false);
    await client.logOut().catch(() => {
      // Logged out here in any case.
    });
    forgetReports();
    go({ page: 'login' });
  };
  return (
    <Whole>
      <Bar>
        <Brand to={{ page: 'overview' }} />
        <MainPages aria-label={nav.label}>
          <MainPageLink to={{ page: 'overview' }} current={current === 'overview'}>
            {nav.home}
          </MainPageLink>
          <MainPageLink to={{ page: 'competitions' }} current={current === 'competitions'}>
            {nav.competitions}
          </MainPageLink>
          <MainPageLink to={{ page: 'account' }} current={current === 'account'}>
            {nav.account}
          </MainPageLink>
        </MainPages>
        <Who>{user.data?.name ?? ''}</Who>
        <Button
          look="quiet"
          onClick={() => {
            if (anyUnsaved()) setAsking(true);
            else void leave();
          }}
        >
          {action.logOut}
        </Button>
      </Bar>
      {ownText(children)}
      <ConfirmDialog
        open={asking}
        danger
        title={saveBar.logOutAsk}
        effect={saveBar.logOutEffect}
        confirmLabel={saveBar.logOut}
        onCancel={() => setAsking(false)}
        onConfirm={() => void leave()}
      />
    </Whole>
  );
}

const BrandLink = styled(PageLink)`
  ${focusRing}
  display: inline-flex;
  align-items: center;
  gap: 9px;
  color: ${token.text};
  font-size: 18px;
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;
`;

export function Brand({ to }: { readonly to: Parameters<typeof PageLink>[0]['to'] }) {
  const { productName } = useCommonMessages();
  return (
    <BrandLink to={to}>
      <BrandMark />
      <span>{productName}</span>
    </BrandLink>
  );
}

/** A card that turns: the product's moment. */
export function BrandMark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden>
      <rect x="2" y="3" width="24" height="22" rx="5" fill={token.accent} />
      <path
        d="M8 17.5l4.2-7 3.4 4.6 2.1-2.6 2.8 5"
        fill="none"
        stroke={token.onAccent}
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
