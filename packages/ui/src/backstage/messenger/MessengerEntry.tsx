'use client';
// Beside the password: the way in by scanning, where a messenger is connected; otherwise nothing.
import { styled } from 'styled-components';
import { fill, useMessengerMessages } from '../../messages/index.ts';
import { Tag } from '../../primitives/Card.tsx';
import { controlHeight, focusRing } from '../../primitives/mixins.ts';
import { token } from '../../theme/index.ts';
import { PlaceLink } from '../frame/pages.tsx';
import { useMessenger } from './use-messenger.ts';

const Or = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: 12px;
  margin: 24px 0 16px;
  color: ${token.textMuted};
  font-size: 13px;
  &::before,
  &::after {
    content: '';
    height: 1px;
    background: ${token.line};
  }
`;

const Way = styled(PlaceLink)`
  ${focusRing}
  ${controlHeight}
  && {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-height: 44px;
    border: 1px solid ${token.lineStrong};
    border-radius: ${token.radiusSmall};
    color: ${token.text};
    font-size: 15px;
    font-weight: 500;
    text-decoration: none;
  }
  &&:hover {
    border-color: ${token.accent};
    background: ${token.accentSoft};
  }
`;

export function MessengerEntry({ from }: { readonly from: string | null }) {
  const texts = useMessengerMessages();
  const { data } = useMessenger();
  if (data === undefined || !data.connected) return null;
  return (
    <>
      <Or>{texts.scan.or}</Or>
      <Way to={{ page: 'messengerLogin', from }}>
        {fill(texts.scan.entry, { name: data.name ?? texts.anyName })}
        {data.demo ? <Tag $tone="warning">{texts.demo}</Tag> : null}
      </Way>
    </>
  );
}
