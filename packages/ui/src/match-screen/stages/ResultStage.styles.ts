// How a result looks: one number, lit, and what belongs to it in a row below.
import { keyframes, styled } from 'styled-components';
import { token } from '../../theme/index.ts';
import { digits } from '../parts/type.ts';

const shine = keyframes`
  0% { opacity: 0; transform: scale(0.6); }
  40% { opacity: 1; }
  100% { opacity: 0.75; transform: scale(1); }
`;

export const Title = styled.div`
  display: flex;
  align-items: center;
  margin-top: 10px;
  min-height: 110px;
`;

export const Centre = styled.div`
  flex: 1;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 90px;
  min-height: 0;
  &[data-split] {
    justify-content: space-between;
  }
  &[data-tall] {
    flex-direction: column;
    justify-content: center;
    gap: 50px;
  }
  &[data-tall] > * {
    flex: none;
    max-width: 100%;
  }
`;

export const Main = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  min-width: 0;
`;

export const Label = styled.div`
  display: flex;
  align-items: center;
  gap: 28px;
  color: ${token.textMuted};
  font-size: 52px;
  letter-spacing: 0.16em;
  text-indent: 0.16em;
`;

export const Corrected = styled.span`
  padding: 0 18px;
  border: 2px solid ${token.warning};
  border-radius: 8px;
  color: ${token.warning};
  font-size: 32px;
  line-height: 48px;
  letter-spacing: 0;
  text-indent: 0;
`;

export const Total = styled.div`
  ${digits}
  position: relative;
  color: ${token.accent};
  line-height: 1.08;
  opacity: 0;
  transform: scale(0.86);
  transition:
    opacity ${token.normal} linear,
    transform ${token.slow} ${token.easeOut};
  &::before {
    content: '';
    position: absolute;
    inset: -12% -18%;
    background: radial-gradient(closest-side, ${token.accentSoft}, transparent);
    opacity: 0;
  }
  & > * {
    position: relative;
  }
  &[data-on] {
    opacity: 1;
    transform: none;
  }
  &[data-on]::before {
    opacity: 0.75;
    animation: ${shine} 2.4s ${token.easeOut};
  }
  /* A line of light under the number, as from a lens. */
  &::after {
    content: '';
    position: absolute;
    bottom: -2%;
    left: 50%;
    width: 1200px;
    height: 4px;
    margin-left: -600px;
    background: linear-gradient(
      90deg,
      transparent,
      ${token.accent} 34%,
      ${token.accentStrong} 50%,
      ${token.accent} 66%,
      transparent
    );
    opacity: 0;
    transform: scaleX(0);
    transition:
      opacity ${token.slow} linear,
      transform 1.6s ${token.easeOut};
  }
  &[data-on]::after {
    opacity: 0.8;
    transform: none;
  }
  [data-split] &::after {
    width: 800px;
    margin-left: -400px;
  }
`;

export const Pending = styled.div`
  color: ${token.textMuted};
  font-size: 120px;
  line-height: 2.2;
`;

export const RankLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 44px;
  height: 132px;
  padding-top: 14px;
  white-space: nowrap;
  /* Beside items, and in portrait, there is no room for all of it in one line. */
  [data-split] &,
  [data-tall] & {
    flex-direction: column;
    gap: 8px;
    height: 190px;
  }
`;

export const Rank = styled.div`
  display: flex;
  align-items: center;
  gap: 28px;
  opacity: 0;
  transform: translateY(30px);
  transition:
    opacity ${token.normal} linear,
    transform ${token.slow} ${token.easeOut};
  &[data-on] {
    opacity: 1;
    transform: none;
  }
  b {
    display: flex;
    align-items: center;
    gap: 22px;
    padding: 4px 40px 8px;
    border: 3px solid ${token.lineStrong};
    border-radius: 12px;
    font-size: 60px;
    font-weight: 700;
    line-height: 1.3;
  }
  span {
    color: ${token.textMuted};
    font-size: 36px;
  }
  &[data-first] b {
    border-color: ${token.accent};
    background: ${token.accent};
    color: ${token.onAccent};
  }
`;

export const Leader = styled.div`
  display: flex;
  align-items: center;
  gap: 20px;
  color: ${token.text};
  font-size: 40px;
  opacity: 0;
  transform: translateX(-30px);
  transition:
    opacity ${token.normal} linear,
    transform ${token.slow} ${token.easeOut};
  &[data-on] {
    opacity: 1;
    transform: none;
  }
  &:empty {
    display: none;
  }
  strong {
    padding-left: 28px;
    border-left: 6px solid ${token.accent};
    color: ${token.accentStrong};
    font-size: 52px;
    font-weight: 700;
    line-height: 1.2;
  }
`;

export const Crown = styled.svg`
  width: 60px;
  height: 45px;
  fill: currentColor;
`;

export const Items = styled.div`
  flex: none;
  display: grid;
  gap: 20px;
  width: 620px;
`;

export const Item = styled.div`
  position: relative;
  display: grid;
  grid-template: 'name score' auto 'share score' auto / minmax(0, 1fr) auto;
  align-items: center;
  padding: 18px 34px;
  border-left: 6px solid ${token.line};
  border-radius: 0 14px 14px 0;
  background: ${token.surface};
  span {
    grid-area: name;
    font-size: 42px;
    line-height: 1.15;
    overflow-wrap: anywhere;
  }
  /* Nothing stands under the name. */
  &[data-alone] span {
    grid-row: 1 / -1;
  }
  small {
    grid-area: share;
    color: ${token.textMuted};
    font-size: 30px;
  }
  b {
    ${digits}
    grid-area: score;
    font-size: 66px;
    opacity: 0;
    transform: translateY(-40px);
    transition:
      opacity ${token.normal} linear,
      transform ${token.slow} ${token.easeOut};
  }
  i {
    grid-area: score;
    color: ${token.textMuted};
    font-size: 36px;
    font-style: normal;
  }
  &[data-on] b {
    opacity: 1;
    transform: none;
  }
  &[data-current] {
    border-left-color: ${token.accent};
  }
`;

export const Judged = styled.div`
  flex: none;
  display: flex;
  justify-content: center;
  flex-wrap: wrap;
  gap: 14px;
  min-height: 104px;
  margin-bottom: 20px;
  span {
    display: grid;
    min-width: 118px;
    padding: 6px 12px;
    border-radius: 10px;
    background: ${token.surface};
    text-align: center;
    opacity: 0;
    transform: translateY(24px);
    transition:
      opacity ${token.normal} linear,
      transform ${token.slow} ${token.easeOut};
  }
  &[data-on] span {
    opacity: 1;
    transform: none;
  }
  small {
    color: ${token.textMuted};
    font-size: 28px;
    line-height: 36px;
  }
  b {
    ${digits}
    font-size: 42px;
    line-height: 52px;
  }
  [data-dropped] b {
    color: ${token.textMuted};
    text-decoration: line-through;
    text-decoration-color: ${token.danger};
    text-decoration-thickness: 4px;
  }
`;

export const WorkingLine = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-content: flex-end;
  align-items: baseline;
  justify-content: center;
  gap: 4px 46px;
  min-height: 60px;
  max-height: 150px;
  overflow: hidden;
  padding-top: 18px;
  border-top: 2px solid ${token.line};
  color: ${token.text};
  font-size: 34px;
  line-height: 48px;
  font-variant-numeric: tabular-nums;
  opacity: 0;
  transform: translateY(30px);
  transition:
    opacity ${token.normal} linear,
    transform ${token.slow} ${token.easeOut};
  &[data-on] {
    opacity: 1;
    transform: none;
  }
  b {
    color: ${token.accent};
    font-weight: 600;
  }
`;
