// How a judge's card looks and moves: it turns into the light, steps forward, and back when it is struck.
import { keyframes, styled } from 'styled-components';
import { token } from '../../theme/index.ts';
import { digits, litDigits } from '../parts/type.ts';

const burst = keyframes`
  0% { opacity: 0; }
  30% { opacity: 0.6; }
  100% { opacity: 0; }
`;
const stamp = keyframes`
  0% { opacity: 0; transform: rotate(-14deg) scale(2); }
  55% { opacity: 1; transform: rotate(-4deg) scale(0.94); }
  100% { transform: rotate(-4deg); }
`;

// A layer of its own while its picture rests, so that what turns is not cut out of the whole
// picture and pasted back, painting both anew. Not while it comes or goes: so many layers that fade
// together cost every frame. By `opacity`, which leaves the scale of the letters free.
const resting = `[data-scene='shown']:not([data-transition]) &`;

export const CardBox = styled.div`
  position: relative;
  transition: transform ${token.slow} ${token.easeOut};
  &::before {
    content: '';
    position: absolute;
    inset: -70px;
    background: radial-gradient(closest-side, ${token.accentSoft} 50%, transparent);
    opacity: 0;
    transition: opacity ${token.slow} ${token.easeOut};
  }
  ${resting}::before {
    will-change: opacity;
  }
  &[data-latest] {
    z-index: 1;
    /* Without growing, which would paint all of it anew, larger, as it turns. */
    transform: translateY(-24px);
  }
  &[data-latest]::before {
    opacity: 1;
  }
  &[data-struck] {
    transform: translateY(22px) scale(0.88);
  }
  /* Where several turn at once, none is the one to look at; to move fewer things keeps every frame. */
  &[data-several] {
    transform: none;
    &::before {
      content: none;
    }
  }
`;

// A card that turns about its middle is seen as narrow as its cosine: one side closes, the other
// opens. In true depth every card would be a picture of its own to the compositor, also at rest.
const close = 'transform 130ms cubic-bezier(0.5, 0, 0.9, 0.5)';
const open = `transform 590ms 130ms ${token.easeOut}`;

const sheet = `
  position: absolute;
  inset: 0;
  box-sizing: border-box;
  overflow: hidden;
  border-radius: 18px;
`;

export const Back = styled.div`
  ${sheet}
  display: grid;
  place-items: center;
  border: 2px solid ${token.line};
  background:
    linear-gradient(135deg, transparent 49.2%, ${token.line} 49.4% 50.6%, transparent 50.8%),
    linear-gradient(45deg, transparent 49.2%, ${token.line} 49.4% 50.6%, transparent 50.8%),
    radial-gradient(closest-side, ${token.accentSoft}, transparent),
    ${token.surfaceSunken};
  ${resting}:not([data-several] > *) {
    will-change: opacity;
  }
  transition: ${open};
  [data-turned]:not([data-several]) > & {
    transform: scaleX(0);
    transition: ${close};
  }
  &::after {
    content: '';
    position: absolute;
    inset: 10px;
    border: 2px solid ${token.line};
    border-radius: 11px;
  }
  span {
    ${digits}
    display: grid;
    place-items: center;
    width: 1.7em;
    height: 1.7em;
    border-radius: 50%;
    background: ${token.bgDeep};
    color: ${token.lineStrong};
    line-height: 1;
  }
`;

export const Face = styled.div`
  ${sheet}
  display: flex;
  flex-direction: column;
  align-items: stretch;
  border: 2px solid ${token.lineStrong};
  background:
    linear-gradient(180deg, ${token.accentSoft}, transparent 46%),
    linear-gradient(180deg, ${token.surfaceRaised}, ${token.surface});
  text-align: center;
  transform: scaleX(0);
  transition: ${close};
  ${resting} {
    will-change: opacity;
  }
  [data-turned] > & {
    transform: none;
    transition: ${open};
  }
  &::before {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    left: 0;
    height: 6px;
    background: ${token.accent};
  }
  /* Opens over its back, which must not shine through; and over all backs, which then stay one layer. */
  [data-several] > & {
    z-index: 1;
    background-color: ${token.bg};
  }
  [data-struck] & {
    border-color: ${token.line};
    background: ${token.surfaceSunken};
  }
  [data-several][data-struck] > & {
    background: linear-gradient(${token.surfaceSunken} 0 0) ${token.bg};
  }
  [data-struck] &::before {
    background: ${token.line};
  }
`;

export const Plate = styled.div`
  flex: none;
  padding: 10px 8px 0;
  color: ${token.textMuted};
  line-height: 1.25;
  white-space: nowrap;
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

export const Figure = styled.div`
  ${digits}
  position: relative;
  flex: 1;
  align-self: center;
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 0;
  color: ${token.accent};
  line-height: 1;
  transition: transform ${token.slow} ${token.easeOut};
  /* Makes room for the stamp below it. */
  [data-struck][data-stamped] & {
    transform: translateY(-15%) scale(0.74);
  }
  & > span:first-child {
    ${litDigits}
  }
  [data-struck] & > span:first-child {
    background: none;
    color: ${token.textMuted};
    -webkit-text-fill-color: currentColor;
  }
`;

/** Through the middle of the digits, whatever their size; drawn from the left. */
export const Strike = styled.i`
  position: absolute;
  top: calc(50% - 0.035em);
  right: -6%;
  left: -6%;
  height: max(5px, 0.07em);
  transform: rotate(-8deg);
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 0.04em;
    background: ${token.danger};
    transform: scaleX(0);
    transform-origin: 0 50%;
    transition: transform 420ms ${token.easeOut};
  }
  &[data-on]::after {
    transform: none;
  }
`;

export const Drop = styled.div`
  position: absolute;
  bottom: 20px;
  left: 50%;
  /* Its own box, so that the stamp may turn about its middle. */
  width: 190px;
  margin-left: -98px;
  padding: 2px 0 4px;
  border: 3px solid ${token.danger};
  border-radius: 8px;
  color: ${token.danger};
  font-family: ${token.font};
  font-size: 30px;
  font-weight: 600;
  line-height: 40px;
  letter-spacing: 0;
  text-align: center;
  transform: rotate(-4deg);
  animation: ${stamp} 620ms 260ms ${token.easeOut} backwards;
`;

export const ItemLine = styled.div`
  flex: none;
  height: 56px;
  margin: 0 18px;
  border-top: 2px solid ${token.line};
  font-size: 40px;
  line-height: 54px;
  b {
    ${digits}
    position: relative;
    display: inline-block;
  }
  &[data-struck] b {
    color: ${token.textMuted};
  }
`;

export const NamePlate = styled.div`
  flex: none;
  display: flex;
  flex-direction: column;
  justify-content: center;
  box-sizing: border-box;
  padding: 0 12px 12px;
  font-weight: 600;
  line-height: 1.22;
  overflow-wrap: anywhere;
  text-wrap: balance;
  small {
    color: ${token.textMuted};
    font-size: 28px;
    font-weight: 400;
    line-height: 34px;
  }
  [data-struck] & {
    color: ${token.textMuted};
  }
`;

/** The light that falls on a face as it turns. */
export const Burst = styled.div`
  position: absolute;
  inset: 0;
  background: linear-gradient(115deg, transparent 20%, ${token.accentStrong} 50%, transparent 80%);
  opacity: 0;
  ${resting} {
    will-change: opacity;
  }
  [data-turned] & {
    animation: ${burst} 560ms 160ms linear;
  }
`;

/** What a card shows only once it is struck; the rest is there, without its score, when it is set up. */
export const laterParts = [Drop];
