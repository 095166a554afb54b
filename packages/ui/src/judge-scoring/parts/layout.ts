// The phone's one-hand page: a head that says where one is, a middle that scrolls, keys at the thumb.
import { styled } from 'styled-components';
import { token } from '../../theme/index.ts';

/** No `inset`, no flex gaps, no `dvh` alone: phones of iOS 14 and Chrome 100 (experience § The phone). */
export const Page = styled.main`
  display: grid;
  grid-template-rows: auto 1fr auto;
  box-sizing: border-box;
  width: 100%;
  max-width: 520px;
  height: 100vh;
  height: 100dvh;
  margin: 0 auto;
  background: ${token.bg};
  color: ${token.text};
  font-family: ${token.font};
  font-size: 16px;
  line-height: 24px;
  overflow: hidden;
  -webkit-text-size-adjust: 100%;
  -webkit-tap-highlight-color: transparent;
`;

export const Middle = styled.div`
  display: grid;
  grid-auto-rows: max-content;
  grid-gap: 12px;
  gap: 12px;
  min-height: 0;
  padding: 16px;
  overflow-y: auto;
  -webkit-overflow-scrolling: touch;
`;

export const Centred = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  grid-gap: 10px;
  gap: 10px;
  min-height: 100%;
  padding: 24px;
  box-sizing: border-box;
  text-align: center;
`;

export const Big = styled.h2`
  margin: 0;
  font-size: 26px;
  font-weight: 600;
  line-height: 36px;
`;

export const Quiet = styled.p`
  margin: 0;
  color: ${token.textMuted};
`;

export const Foot = styled.div`
  padding: 12px 16px;
  padding-bottom: calc(12px + env(safe-area-inset-bottom, 0px));
  border-top: 1px solid ${token.line};
  background: ${token.surface};
`;
