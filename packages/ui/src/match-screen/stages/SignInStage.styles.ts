// How the sign-in looks: light stands for presence.
import { css, styled } from 'styled-components';
import { token } from '../../theme/index.ts';
import { digits, litDigits } from '../parts/type.ts';

export const Title = styled.h1`
  display: flex;
  align-items: baseline;
  gap: 40px;
  margin: 30px 0 40px;
  font-family: ${token.fontDisplay};
  font-size: 76px;
  font-weight: 700;
  line-height: 1.2;
  em {
    color: ${token.accent};
    font-family: ${token.font};
    font-size: 44px;
    font-style: normal;
    font-weight: 500;
  }
`;

export const Empty = styled.div`
  flex: 1;
  display: grid;
  place-content: center;
  color: ${token.textMuted};
  font-size: 56px;
`;

export const TotalLayout = styled.div`
  flex: 1;
  display: flex;
  align-items: center;
  justify-content: center;
  margin-top: -40px;
`;

export const RingPicture = styled.div`
  position: relative;
  border-radius: 50%;
  &::before {
    content: '';
    position: absolute;
    inset: -60px;
    border-radius: 50%;
    background: radial-gradient(closest-side, ${token.accentSoft} 40%, transparent);
  }
  svg {
    position: relative;
    width: 100%;
    height: 100%;
  }
`;

export const Arc = styled.path`
  fill: none;
  stroke: ${token.accent};
  stroke-width: 44;
  stroke-linecap: butt;
  transition: opacity 900ms ${token.easeOut};
  &[data-ground] {
    stroke: ${token.textFaint};
  }
`;

/** The only place that says the count. */
export const RingCentre = styled.div`
  ${digits}
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  line-height: 1;
  text-align: center;
  div {
    display: flex;
    align-items: baseline;
    justify-content: center;
  }
  strong {
    ${litDigits}
    font-weight: 700;
  }
  span {
    color: ${token.textMuted};
    margin-left: 0.12em;
    font-size: 0.46em;
  }
  small {
    margin-top: 22px;
    color: ${token.textMuted};
    font-family: ${token.font};
    font-size: 46px;
    font-weight: 400;
  }
`;

const lightsUp = css`
  position: relative;
  &::before {
    content: '';
    position: absolute;
    inset: -2px;
    border: 3px solid ${token.accent};
    border-radius: inherit;
    background: ${token.accentSoft};
    opacity: 0;
    transform: scale(0.94);
    transition:
      opacity ${token.slow} ${token.easeOut},
      transform ${token.slow} ${token.easeOut};
  }
  &[data-lit]::before {
    opacity: 1;
    transform: none;
  }
  & > * {
    position: relative;
  }
`;

export const TileGrid = styled.div`
  flex: 1;
  display: grid;
  align-content: center;
  justify-content: center;
  gap: 28px;
  margin-bottom: 34px;
`;

export const Cell = styled.div`
  ${lightsUp}
  display: grid;
  grid-template: 'number state' auto 'name name' 1fr / auto 1fr;
  align-items: center;
  padding: 22px 32px 20px;
  border: 2px solid ${token.line};
  border-radius: ${token.radiusLarge};
  background: ${token.surface};
  b {
    ${digits}
    grid-area: number;
    color: ${token.textMuted};
    font-size: 54px;
    line-height: 1;
  }
  strong {
    grid-area: name;
    font-weight: 600;
    line-height: 1.15;
  }
  span {
    grid-area: state;
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 12px;
    color: ${token.textMuted};
    font-size: 32px;
  }
  &[data-lit] b,
  &[data-lit] span {
    color: ${token.accent};
  }
`;

export const Check = styled.svg`
  flex: none;
  width: 38px;
  height: 38px;
  fill: none;
  stroke: currentColor;
  stroke-width: 2.6;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

export const ListGrid = styled.div`
  flex: 1;
  display: grid;
  grid-auto-flow: column;
  gap: 16px 32px;
  margin-bottom: 34px;
  &[data-few] {
    /* Two or three judges stand in the middle of the stage. */
    flex: 0 1 auto;
    margin: auto 0;
    transform: translateY(-40px);
  }
`;

export const ListRow = styled.div`
  ${lightsUp}
  display: flex;
  align-items: center;
  gap: 28px;
  min-height: 0;
  padding: 0 32px;
  border: 2px solid ${token.line};
  border-radius: 14px;
  background: ${token.surface};
  b {
    ${digits}
    flex: none;
    min-width: 62px;
    color: ${token.textMuted};
    font-size: 42px;
  }
  strong {
    flex: 1;
    font-weight: 500;
    line-height: 1.1;
  }
  span {
    display: flex;
    align-items: center;
    gap: 12px;
    color: ${token.textMuted};
    font-size: 32px;
    white-space: nowrap;
  }
  &[data-lit] b,
  &[data-lit] span {
    color: ${token.accent};
  }
`;
