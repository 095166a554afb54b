// How a judge's card looks: a dark back with the seat's number, a bright face with the score.
import { styled } from 'styled-components';
import { token } from '../../theme/index.ts';
import { digits, oneLine } from '../parts/type.ts';
import { cardGap } from './card-grid.ts';

export const Title = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin: 30px 0 0;
  height: 90px;
`;

export const Tally = styled.div`
  flex: none;
  display: flex;
  align-items: baseline;
  gap: 22px;
  color: ${token.textMuted};
  font-size: 44px;
  b {
    ${digits}
    color: ${token.accent};
    font-size: 84px;
    line-height: 1;
  }
`;

export const Cards = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-content: center;
  justify-content: center;
  align-self: center;
  gap: ${cardGap}px;
  perspective: 1600px;
`;

export const CardBox = styled.div`
  position: relative;
  transition: transform ${token.slow} ${token.easeOut};
  &[data-struck] {
    transform: translateY(16px) scale(0.88);
  }
`;

export const Flip = styled.div`
  position: absolute;
  inset: 0;
  transform-style: preserve-3d;
  transform: rotateY(180deg);
  transition: transform 820ms ${token.easeOut};
  [data-turned] > & {
    transform: none;
  }
`;

const sheet = `
  position: absolute;
  inset: 0;
  box-sizing: border-box;
  overflow: hidden;
  backface-visibility: hidden;
  -webkit-backface-visibility: hidden;
  border-radius: 18px;
`;

export const Back = styled.div`
  ${sheet}
  display: grid;
  place-items: center;
  border: 2px solid ${token.line};
  background:
    linear-gradient(135deg, transparent 48.5%, ${token.line} 49.5% 50.5%, transparent 51.5%),
    ${token.surfaceSunken};
  transform: rotateY(180deg);
  span {
    ${digits}
    color: ${token.lineStrong};
    line-height: 1;
  }
`;

export const Face = styled.div`
  ${sheet}
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: 16px 10px 12px;
  border: 2px solid ${token.lineStrong};
  background: linear-gradient(180deg, ${token.surfaceRaised}, ${token.surface});
  text-align: center;
  [data-struck] & {
    border-color: ${token.line};
  }
`;

export const Label = styled.div`
  ${oneLine}
  flex: none;
  width: 100%;
  color: ${token.textMuted};
  line-height: 1.25;
  b {
    font-weight: 500;
  }
  span {
    margin-left: 0.4em;
    color: ${token.text};
    font-weight: 600;
  }
  [data-struck] & span {
    color: ${token.textMuted};
  }
`;

export const Group = styled.div`
  ${oneLine}
  max-width: 100%;
  color: ${token.textMuted};
  font-size: 28px;
  line-height: 1.3;
`;

export const Figure = styled.div`
  ${digits}
  position: relative;
  flex: 1;
  display: flex;
  align-items: center;
  min-height: 0;
  color: ${token.accent};
  line-height: 1;
  [data-struck] & {
    color: ${token.textMuted};
  }
`;

export const Strike = styled.span`
  position: absolute;
  top: calc(50% - 3px);
  right: -6%;
  left: -6%;
  height: 6px;
  border-radius: 3px;
  background: ${token.danger};
  transform: rotate(-8deg) scaleX(0);
  transform-origin: 0 50%;
  transition: transform 420ms ${token.easeOut};
  &[data-on] {
    transform: rotate(-8deg);
  }
`;

export const Drop = styled.div`
  flex: none;
  align-self: stretch;
  color: ${token.danger};
  font-size: 28px;
  line-height: 40px;
  opacity: 0;
  transition: opacity ${token.normal} linear;
  &[data-on] {
    opacity: 1;
  }
`;

export const ItemLine = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px;
  width: 100%;
  font-size: 28px;
  line-height: 42px;
  border-top: 1px solid ${token.line};
  span:first-child {
    ${oneLine}
    color: ${token.textMuted};
  }
  b {
    ${digits}
    position: relative;
    font-size: 29px;
  }
  &[data-struck] b {
    color: ${token.textMuted};
  }
`;

export const DropSummary = styled.div`
  flex: none;
  display: flex;
  justify-content: center;
  gap: 64px;
  height: 64px;
  color: ${token.text};
  font-size: 44px;
  line-height: 64px;
  span {
    opacity: 0;
    transform: translateY(24px);
    transition:
      opacity ${token.normal} linear,
      transform ${token.slow} ${token.easeOut};
  }
  [data-on] {
    opacity: 1;
    transform: none;
  }
`;
