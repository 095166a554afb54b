// How a result looks: one number, lit, and what belongs to it in a row below.
import { keyframes, styled } from 'styled-components';
import { token } from '../../theme/index.ts';
import { digits, oneLine } from '../parts/type.ts';

const shine = keyframes`
  0% { opacity: 0; transform: scale(0.6); }
  40% { opacity: 1; }
  100% { opacity: 0.75; transform: scale(1); }
`;

export const Title = styled.div`
  margin-top: 30px;
  height: 90px;
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
  height: 110px;
  white-space: nowrap;
`;

export const Rank = styled.div`
  display: flex;
  align-items: baseline;
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
    font-size: 72px;
    font-weight: 700;
  }
  span {
    color: ${token.textMuted};
    font-size: 36px;
  }
  &[data-first] b {
    color: ${token.accentStrong};
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
`;

export const Crown = styled.svg`
  width: 64px;
  height: 48px;
  fill: ${token.accent};
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
    ${oneLine}
    grid-area: name;
    font-size: 42px;
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
