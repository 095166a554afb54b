'use client';
// Beside the password: the way in by scanning, where a messenger is connected; otherwise nothing.
import { styled } from 'styled-components';
import { fill, useMessengerMessages } from '../../messages/index.ts';
import { Tag } from '../../primitives/Card.tsx';
import { Or, otherWay } from '../frame/OtherWay.tsx';
import { PageLink } from '../frame/pages.tsx';
import { useMessenger } from './use-messenger.ts';

const Way = styled(PageLink)`
  ${otherWay}
`;

export function MessengerEntry({ from }: { readonly from: string | null }) {
  const texts = useMessengerMessages();
  const { data } = useMessenger();
  if (data === undefined || !data.connected) return null;
  return (
    <>
      <Or>{texts.scan.or}</Or>
      <Way to={{ page: 'messengerLogin', from }}>
        <span>{fill(texts.scan.entry, { name: data.name ?? texts.anyName })}</span>
        {data.demo ? <Tag $tone="warning">{texts.demo}</Tag> : null}
      </Way>
    </>
  );
}
