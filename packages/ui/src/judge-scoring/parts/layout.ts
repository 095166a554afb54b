// The phone's one-hand page: a head that says where one is, a middle that scrolls, keys at the thumb.
import { styled } from 'styled-components';
import { token } from '../../theme/index.ts';

/** A phone on its side: what is read stands left, what is pressed stands right, under the thumb. */
export const onItsSide =
  '@media (orientation: landscape) and (max-height: 560px) and (min-width: 560px)';

/** Little height, e.g. a small phone. */
export const low = '@media (max-height: 700px)';

/** A small phone held upright: who is on, the items and all keys must be in sight at once. */
export const lowUpright =
  '@media (min-height: 560px) and (max-height: 700px) and (orientation: portrait)';

/** A phone held upright, of any height that is not enlarged text. */
export const upright = '@media (min-height: 560px) and (orientation: portrait)';

/** Upright or on its side: items stand in one row, so that who is on stays above them. */
export const itemsInARow =
  '@media (min-height: 560px) and (orientation: portrait), (min-width: 560px) and (max-height: 700px)';

/** So little height, e.g. enlarged to 200 %, that the page scrolls as a whole. */
export const enlargedQuery = '(max-height: 559px) and (max-width: 559px)';
export const enlarged = `@media ${enlargedQuery}`;

/** So little width, enlarged to 200 %, that a name needs all of it. */
export const narrow = '@media (max-width: 300px)';

/** No `inset`, no flex gaps, no `dvh` alone: phones of iOS 14 and Chrome 100 (experience § The phone). */
export const Page = styled.main`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  /* A row that is moved sideways must not widen the page. */
  grid-template-columns: minmax(0, 1fr);
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
  /* When banners and a tall keypad leave no room, the page scrolls: nothing is ever cut off. */
  overflow-x: hidden;
  overflow-y: auto;
  -webkit-overflow-scrolling: touch;
  -webkit-text-size-adjust: 100%;
  -webkit-tap-highlight-color: transparent;
  ${low} {
    /* Who is on stays readable under banners. */
    grid-template-rows: auto minmax(60px, 1fr) auto;
  }
  ${enlarged} {
    height: auto;
    min-height: 100vh;
    overflow: visible;
  }
  ${onItsSide} {
    grid-template-rows: auto minmax(0, 1fr);
    grid-template-columns: minmax(0, 1fr) minmax(320px, 54%);
    max-width: 1000px;
    padding-right: env(safe-area-inset-right, 0px);
    padding-left: env(safe-area-inset-left, 0px);
    > :first-child,
    > :nth-child(2):last-child,
    /* What stands in a theme of its own: the theme's element makes no box. */
    > :nth-child(2):last-child > * {
      grid-column: 1 / -1;
    }
  }
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
  ${low} {
    grid-gap: 8px;
    gap: 8px;
    padding: 8px 16px;
  }
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
  text-wrap: balance;
`;

export const Quiet = styled.p`
  margin: 0;
  color: ${token.textMuted};
  text-wrap: balance;
`;

export const Foot = styled.div`
  padding: 12px 16px;
  padding-bottom: calc(12px + env(safe-area-inset-bottom, 0px));
  border-top: 1px solid ${token.line};
  background: ${token.surface};
  ${low} {
    padding-top: 8px;
  }
  ${onItsSide} {
    overflow-y: auto;
    border-top: 0;
    border-left: 1px solid ${token.line};
  }
`;
