'use client';
// Which page of how many, without words.
import { part } from '../../style-sheets/part.ts';

const Row = part('div', 'lfs-page-dots-row');
const Dot = part('span', 'lfs-page-dots-dot');

export function PageDots({ page, pages }: { readonly page: number; readonly pages: number }) {
  if (pages < 2) return null;
  return (
    <Row aria-hidden>
      {Array.from({ length: pages }, (_, index) => index).map((index) => (
        <Dot key={index} data-current={index === page || undefined} />
      ))}
    </Row>
  );
}
