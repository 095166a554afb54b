// How a bout looks: two slanted halves of light that meet under the clock.
import { css, keyframes, styled } from 'styled-components';
import { token } from '../../theme/index.ts';
import { digits, oneLine } from '../parts/type.ts';

const fromLeft = keyframes`from { transform: translateX(-60%); }`;
const fromRight = keyframes`from { transform: translateX(60%); }`;
const strike = keyframes`from { opacity: 0; transform: scaleY(0); }`;
const flash = keyframes`0% { opacity: 0.5; } 100% { opacity: 0; }`;
const pop = keyframes`0% { transform: scale(1.16); } 100% { transform: none; }`;
const fly = keyframes`
  0% { opacity: 0; transform: translateY(40px); }
  15% { opacity: 1; }
  70% { opacity: 1; }
  100% { opacity: 0; transform: translateY(-60px); }
`;
const stamp = keyframes`
  0% { opacity: 0; transform: rotate(-24deg) scale(2.4); }
  60% { opacity: 1; transform: rotate(-10deg) scale(0.94); }
  100% { transform: rotate(-10deg); }
`;
const lift = keyframes`from { opacity: 0; transform: translate(-50%, 80px); }`;

/** The slant of the seam once more, darker and lighter, so that the halves have a grain. */
const hatching = `repeating-linear-gradient(100.5deg, transparent 0 118px, rgba(0, 0, 0, 0.1) 118px 236px)`;

export const Board = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  background: ${token.bgDeep};
`;

/** Where the sides meet: a blade of light, drawn when they have met. */
export const Seam = styled.div`
  position: absolute;
  inset: 0;
  clip-path: polygon(1058px 0, 1070px 0, 870px 100%, 858px 100%);
  background: linear-gradient(
    180deg,
    transparent,
    ${token.card} 20%,
    ${token.onRed} 50%,
    ${token.card} 80%,
    transparent
  );
  animation: ${strike} 700ms 620ms ${token.easeOut} backwards;
`;

export const Half = styled.section`
  position: absolute;
  top: 0;
  bottom: 0;
  width: 1060px;
  &[data-side='red'] {
    left: 0;
    color: ${token.onRed};
    background:
      ${hatching},
      radial-gradient(900px 700px at 30% 42%, ${token.redGround}, transparent 100%),
      ${token.redGroundDeep};
    clip-path: polygon(0 0, 100% 0, calc(100% - 200px) 100%, 0 100%);
    animation: ${fromLeft} 900ms ${token.easeOut};
  }
  &[data-side='blue'] {
    right: 0;
    color: ${token.onBlue};
    background:
      ${hatching},
      radial-gradient(900px 700px at 70% 42%, ${token.blueGround}, transparent 100%),
      ${token.blueGroundDeep};
    clip-path: polygon(208px 0, 100% 0, 100% 100%, 8px 100%);
    animation: ${fromRight} 900ms ${token.easeOut};
  }
`;

export const Flash = styled.div`
  position: absolute;
  inset: 0;
  background: currentColor;
  opacity: 0;
  animation: ${flash} 900ms ${token.easeOut};
`;

export const SideContent = styled.div`
  position: absolute;
  top: 150px;
  bottom: 60px;
  display: flex;
  flex-direction: column;
  align-items: center;
  width: 800px;
  text-align: center;
  transition: transform ${token.slow} ${token.easeOut};
  &[data-side='red'] {
    left: 40px;
  }
  &[data-side='blue'] {
    right: 40px;
  }
  &[data-won] {
    transform: scale(1.03);
  }
`;

const markShape = css`
  i {
    width: 30px;
    height: 30px;
    background: currentColor;
  }
  &[data-side='blue'] i {
    border-radius: 50%;
  }
  &[data-side='red'] i {
    transform: rotate(45deg) scale(0.86);
  }
`;

export const SideMark = styled.div`
  ${markShape}
  display: flex;
  align-items: center;
  gap: 22px;
  font-size: 46px;
  font-weight: 600;
  letter-spacing: 0.2em;
`;

export const Name = styled.h2`
  display: -webkit-box;
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;
  overflow: hidden;
  max-width: 760px;
  margin: 30px 0 0;
  font-family: ${token.fontDisplay};
  font-weight: 700;
  line-height: 1.24;
`;

export const Contestant = styled.div`
  ${oneLine}
  max-width: 720px;
  font-size: 42px;
`;

export const Points = styled.div`
  ${digits}
  position: relative;
  flex: 1;
  display: grid;
  place-content: center;
  line-height: 1;
  &[data-hit] {
    animation: ${pop} 700ms ${token.easeOut};
  }
`;

export const HitNumber = styled.span`
  position: absolute;
  top: 50%;
  /* Outwards: the clock stands between the sides. */
  [data-side='red'] & {
    right: calc(100% + 24px);
  }
  [data-side='blue'] & {
    left: calc(100% + 24px);
  }
  margin-top: -90px;
  font-size: 96px;
  opacity: 0;
  animation: ${fly} 1.8s ${token.easeOut};
`;

export const Fouls = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 18px 56px;
  max-width: 620px;
  min-height: 130px;
  align-content: flex-start;
`;

export const FoulRow = styled.div`
  display: flex;
  align-items: center;
  gap: 20px;
  font-size: 36px;
  b {
    ${digits}
    font-size: 42px;
  }
`;

export const FoulCard = styled.i`
  display: inline-block;
  box-sizing: border-box;
  width: 36px;
  height: 50px;
  margin: 0 5px;
  border: 3px dashed currentColor;
  border-radius: 6px;
  vertical-align: middle;
  transition: transform ${token.slow} ${token.easeOut};
  transform: rotate(0deg);
  &[data-shown] {
    border: 0;
    background: ${token.card};
    transform: rotate(7deg);
  }
  &[data-over] {
    position: relative;
    background: ${token.card};
    transform: rotate(7deg) scale(1.16);
  }
  &[data-over]::after {
    content: '';
    position: absolute;
    top: 50%;
    left: -20%;
    width: 140%;
    height: 6px;
    background: ${token.onCard};
    transform: rotate(-45deg);
  }
`;

export const Shade = styled.div`
  position: absolute;
  inset: 0;
  background: ${token.overlay};
  opacity: 0;
  transition: opacity ${token.slow} linear;
  &[data-on] {
    opacity: 0.6;
  }
`;

export const Seal = styled.div`
  position: absolute;
  top: 590px;
  display: grid;
  place-items: center;
  box-sizing: border-box;
  width: 176px;
  height: 176px;
  padding-bottom: 10px;
  border: 10px solid ${token.card};
  border-radius: 26px;
  background: ${token.card};
  color: ${token.onCard};
  font-family: ${token.fontDisplay};
  font-size: 120px;
  font-weight: 700;
  line-height: 1;
  box-shadow: ${token.shadowRaised};
  transform: rotate(-10deg);
  animation: ${stamp} 800ms 300ms ${token.easeOut} backwards;
  &[data-side='red'] {
    left: 44px;
  }
  &[data-side='blue'] {
    right: 44px;
  }
`;

export const Head = styled.header`
  position: absolute;
  top: 48px;
  /* Below the mark of a test. */
  &[data-test] {
    top: 74px;
  }
  right: 64px;
  left: 64px;
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  font-size: 32px;
`;

export const Event = styled.span`
  ${oneLine}
  max-width: 640px;
  color: ${token.onRed};
  &[data-end] {
    justify-self: end;
    color: ${token.onBlue};
  }
`;

export const BoutPill = styled.span`
  min-width: 220px;
  padding: 8px 40px;
  border-radius: 40px;
  background: ${token.bgDeep};
  color: ${token.text};
  font-size: 40px;
  font-weight: 600;
  text-align: center;
`;

export const Centre = styled.div`
  position: absolute;
  top: 440px;
  left: 50%;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 24px;
  transform: translateX(-50%);
`;

export const ClockPlate = styled.div`
  display: grid;
  place-items: center;
  box-sizing: border-box;
  min-width: 400px;
  height: 190px;
  padding: 0 36px 12px;
  border: 3px solid ${token.lineStrong};
  border-radius: 28px;
  background: ${token.bgDeep};
  color: ${token.text};
  box-shadow: ${token.shadowRaised};
  &[data-paused] {
    color: ${token.textMuted};
  }
`;

export const Versus = styled.div`
  ${digits}
  display: grid;
  place-items: center;
  width: 230px;
  height: 230px;
  border: 4px solid ${token.lineStrong};
  border-radius: 50%;
  background: ${token.bgDeep};
  color: ${token.accent};
  font-size: 104px;
  font-style: italic;
`;

export const Paused = styled.div`
  display: flex;
  align-items: center;
  gap: 20px;
  padding: 8px 36px;
  border-radius: 40px;
  background: ${token.warning};
  color: ${token.bg};
  font-size: 44px;
  font-weight: 600;
  i {
    width: 24px;
    height: 32px;
    border: solid currentColor;
    border-width: 0 8px;
    box-sizing: border-box;
  }
`;

export const Banner = styled.div`
  position: absolute;
  bottom: 36px;
  left: 50%;
  display: grid;
  justify-items: center;
  box-sizing: border-box;
  min-width: 480px;
  max-width: 900px;
  padding: 14px 52px 20px;
  white-space: nowrap;
  border-radius: 28px;
  background: ${token.bgDeep};
  color: ${token.text};
  box-shadow: ${token.shadowRaised};
  transform: translateX(-50%);
  animation: ${lift} 800ms 500ms ${token.easeOut} backwards;
  em {
    ${oneLine}
    max-width: 800px;
    font-size: 46px;
    font-style: normal;
    font-weight: 600;
  }
  b {
    font-size: 84px;
    line-height: 1.25;
  }
  span {
    color: ${token.textMuted};
    font-size: 38px;
  }
  &[data-side='red'] b {
    color: ${token.red};
  }
  &[data-side='blue'] b {
    color: ${token.blue};
  }
`;
