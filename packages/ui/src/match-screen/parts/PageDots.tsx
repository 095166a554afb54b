'use client';
// Which page of how many, without words.
import { styled } from 'styled-components';
import { token } from '../../theme/index.ts';

const Row = styled.div`
  display: flex;
  justify-content: center;
  gap: 18px;
  height: 14px;
`;

const Dot = styled.span`
  position: relative;
  width: 48px;
  height: 8px;
  border-radius: 4px;
  background: ${token.line};
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 4px;
    background: ${token.accent};
    opacity: 0;
    transition: opacity ${token.normal} linear;
  }
  &[data-current]::after {
    opacity: 1;
  }
`;

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
