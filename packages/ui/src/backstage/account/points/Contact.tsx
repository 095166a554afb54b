'use client';
// Tells an organiser who cannot go on alone whom to ask: the server's own contact, where its owner has set one.
import { fill, useBackstageMessages } from '../../../messages/index.ts';
import { useRead } from '../../data/use-read.ts';
import { Hint } from '../../frame/Section.tsx';

export function Contact() {
  const { contact: text } = useBackstageMessages().money;
  const health = useRead(['health'], (client, signal) => client.request('getHealth', { signal }));
  const contact = health.data?.contact;
  return contact === undefined ? null : <Hint>{fill(text, { contact })}</Hint>;
}
