'use client';
// Login and registration: the product's stage on one side, the form on the other.
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { ThemeProvider, token } from '../../theme/index.ts';
import { BrandMark } from './DeskFrame.tsx';

const Whole = styled.div`
  direction: ltr;
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(400px, 1fr);
  min-height: 100vh;
  background: ${token.surface};
  color: ${token.text};
  font-family: ${token.font};
  font-size: 14px;
  line-height: 22px;
  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

const Stage = styled.aside`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: 20px;
  padding: 64px 9%;
  background: ${token.backdrop}, ${token.bg};
  background-size: cover;
  color: ${token.text};
  @media (max-width: 860px) {
    padding: 28px 24px;
    gap: 8px;
  }
`;

const Name = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  color: ${token.accent};
  font-family: ${token.fontDisplay};
  font-size: 60px;
  font-weight: 600;
  line-height: 72px;
  letter-spacing: 0.06em;
  @media (max-width: 860px) {
    font-size: 32px;
    line-height: 40px;
  }
`;

const Slogan = styled.p`
  max-width: 22em;
  margin: 0;
  font-size: 22px;
  line-height: 34px;
  @media (max-width: 860px) {
    font-size: 15px;
    line-height: 24px;
  }
`;

const Side = styled.main`
  display: grid;
  align-content: center;
  justify-items: center;
  padding: 40px 24px;
  @media (max-width: 860px) {
    align-content: start;
  }
`;

const Form = styled.div`
  width: 100%;
  max-width: 360px;
  h1 {
    margin: 0 0 6px;
    font-size: 26px;
    font-weight: 600;
    line-height: 36px;
  }
  a {
    color: ${token.accent};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;

export function EntranceFrame({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  const { brand } = useBackstageMessages();
  const { productName } = useCommonMessages();
  return (
    <Whole>
      <ThemeProvider theme="OBSIDIAN">
        <Stage>
          <Name>
            <BrandMark size={56} />
            <span>{productName}</span>
          </Name>
          <Slogan>{brand.slogan}</Slogan>
        </Stage>
      </ThemeProvider>
      <Side>
        <Form>
          <h1>{title}</h1>
          {ownText(children)}
        </Form>
      </Side>
    </Whole>
  );
}
