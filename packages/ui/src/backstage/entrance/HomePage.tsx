'use client';
// The front door: what this is, and where each kind of person goes.
import { styled } from 'styled-components';
import { useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { focusRing } from '../../primitives/mixins.ts';
import { ThemeProvider, token } from '../../theme/index.ts';
import { BrandMark } from '../frame/DeskFrame.tsx';
import { PageLink } from '../frame/pages.tsx';

const Stage = styled.main`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 18px;
  box-sizing: border-box;
  min-height: 100vh;
  padding: 40px 24px;
  background: ${token.backdrop}, ${token.bg};
  background-size: cover;
  color: ${token.text};
  font-family: ${token.font};
  text-align: center;
`;

const Name = styled.h1`
  margin: 0;
  color: ${token.accent};
  font-family: ${token.fontDisplay};
  font-size: clamp(64px, 14vw, 132px);
  font-weight: 600;
  line-height: 1.15;
  letter-spacing: 0.1em;
  text-indent: 0.1em;
`;

const Slogan = styled.p`
  margin: 0;
  font-size: clamp(17px, 2.6vw, 26px);
  line-height: 1.6;
`;

const Quiet = styled.p`
  margin: 0;
  color: ${token.textMuted};
  font-size: 15px;
`;

const Doors = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 14px;
  margin-top: 22px;
`;

const Door = styled(PageLink)<{ $main?: boolean }>`
  ${focusRing}
  min-width: 132px;
  padding: 13px 24px;
  border: 1px solid ${token.lineStrong};
  border-radius: 999px;
  background: ${({ $main }) => ($main === true ? token.accent : 'transparent')};
  color: ${({ $main }) => ($main === true ? token.onAccent : token.text)};
  font-size: 16px;
  font-weight: 500;
  text-decoration: none;
  &:hover {
    border-color: ${token.accentStrong};
  }
`;

export function HomePage({ loggedIn }: { readonly loggedIn: boolean }) {
  const { brand, nav, login, register, list } = useBackstageMessages();
  const { productName } = useCommonMessages();
  return (
    <ThemeProvider theme="OBSIDIAN" dir="ltr">
      <Stage>
        <BrandMark size={64} />
        <Name>{productName}</Name>
        <Slogan>{brand.slogan}</Slogan>
        <Quiet>{brand.hint}</Quiet>
        <Doors>
          {loggedIn ? (
            <Door to={{ page: 'competitions' }} $main>
              {list.title}
            </Door>
          ) : (
            <>
              <Door to={{ page: 'login' }} $main>
                {login.title}
              </Door>
              <Door to={{ page: 'register' }}>{register.title}</Door>
            </>
          )}
          <Door to={{ page: 'judging' }}>{nav.judging}</Door>
        </Doors>
      </Stage>
    </ThemeProvider>
  );
}
