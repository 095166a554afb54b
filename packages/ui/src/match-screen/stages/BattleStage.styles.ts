// How a bout looks: two slanted halves of light that meet under the clock.
import { css, keyframes, styled } from 'styled-components';
import { token } from '../../theme/index.ts';
import { digits, oneLine } from '../parts/type.ts';

const fromLeft = keyframes`from { transform: translateX(-640px); }`;
const fromRight = keyframes`from { transform: translateX(640px); }`;
const toRight = keyframes`from { transform: translateX(-380px); }`;
const toLeft = keyframes`from { transform: translateX(380px); }`;
const strike = keyframes`from { opacity: 0; transform: scaleY(0); }`;
const flash = keyframes`0% { opacity: 0.5; } 100% { opacity: 0; }`;
const pop = keyframes`0% { transform: scale(1.16); } 100% { transform: none; }`;
const fly = keyframes`
  0% { opacity: 0; transform: translateY(40px); }
  15% { opacity: 1; }
  70% { opacity: 1; }
  100% { opacity: 0; transform: translateY(-60px); }
`;

/** Beyond the base picture on every side, so that the sides fill a wall of any shape. */
const reach = { x: 1920, y: 1200 };
const slant = 200 / 1080;
const top = reach.y * slant;
const bottom = (1080 + reach.y) * slant;

/** What lies left, or right, of a seam that stands at `x` where the base picture begins. */
function leftOf(x: number): string {
  return `polygon(0 0, ${reach.x + x + top}px 0, ${reach.x + x - bottom}px 100%, 0 100%)`;
}
function rightOf(x: number): string {
  return `polygon(${reach.x + x + top}px 0, 100% 0, 100% 100%, ${reach.x + x - bottom}px 100%)`;
}
function bladeAt(x: number): string {
  const [from, to] = [reach.x + x + top, reach.x + x - bottom];
  return `polygon(${from - 2}px 0, ${from + 10}px 0, ${to + 10}px 100%, ${to - 2}px 100%)`;
}

/** Where the sides meet: in the middle, or far on the loser's side. */
const seam = { even: 1060, redWon: 1440, blueWon: 680 };

/** The slant of the seam once more, darker and lighter, so that the halves have a grain. */
const hatching = `repeating-linear-gradient(100.5deg, transparent 0 118px, rgba(0, 0, 0, 0.1) 118px 236px)`;

export const Board = styled.div`
  position: absolute;
  inset: 0;
`;

const wholeWall = css`
  position: absolute;
  inset: ${-reach.y}px ${-reach.x}px;
`;

/** Where the sides meet: a blade of light, drawn when they have met. */
export const Seam = styled.div`
  ${wholeWall}
  clip-path: ${bladeAt(seam.even)};
  background: linear-gradient(
    180deg,
    transparent ${reach.y}px,
    ${token.card} ${reach.y + 216}px,
    ${token.onRed} 50%,
    ${token.card} ${reach.y + 864}px,
    transparent ${reach.y + 1080}px
  );
  animation: ${strike} 700ms 620ms ${token.easeOut} backwards;
  [data-won='red'] > & {
    clip-path: ${bladeAt(seam.redWon)};
    animation: ${toRight} 900ms ${token.easeOut};
  }
  [data-won='blue'] > & {
    clip-path: ${bladeAt(seam.blueWon)};
    animation: ${toLeft} 900ms ${token.easeOut};
  }
`;

export const Ground = styled.div`
  ${wholeWall}
  &[data-side='red'] {
    color: ${token.onRed};
    background:
      ${hatching},
      radial-gradient(
        900px 700px at ${reach.x + 320}px ${reach.y + 454}px,
        ${token.redGround},
        transparent 100%
      ),
      ${token.redGroundDeep};
    clip-path: ${leftOf(seam.even)};
    animation: ${fromLeft} 900ms ${token.easeOut};
  }
  &[data-side='blue'] {
    color: ${token.onBlue};
    background:
      ${hatching},
      radial-gradient(
        900px 700px at ${reach.x + 1600}px ${reach.y + 454}px,
        ${token.blueGround},
        transparent 100%
      ),
      ${token.blueGroundDeep};
    clip-path: ${rightOf(seam.even)};
    animation: ${fromRight} 900ms ${token.easeOut};
  }
  [data-won='red'] > && {
    animation: ${toRight} 900ms ${token.easeOut};
    &[data-side='red'] {
      clip-path: ${leftOf(seam.redWon)};
      background:
        radial-gradient(
          1300px 900px at ${reach.x + 650}px ${reach.y + 460}px,
          ${token.redGround},
          transparent 100%
        ),
        ${token.redGroundDeep};
    }
    &[data-side='blue'] {
      clip-path: ${rightOf(seam.redWon)};
    }
  }
  [data-won='blue'] > && {
    animation: ${toLeft} 900ms ${token.easeOut};
    &[data-side='blue'] {
      clip-path: ${rightOf(seam.blueWon)};
      background:
        radial-gradient(
          1300px 900px at ${reach.x + 1270}px ${reach.y + 460}px,
          ${token.blueGround},
          transparent 100%
        ),
        ${token.blueGroundDeep};
    }
    &[data-side='red'] {
      clip-path: ${leftOf(seam.blueWon)};
    }
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
  &[data-side='red'] {
    left: 40px;
    color: ${token.onRed};
  }
  &[data-side='blue'] {
    right: 40px;
    color: ${token.onBlue};
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
  max-width: 1120px;
  margin: 30px 0 0;
  font-family: ${token.fontDisplay};
  font-weight: 700;
  line-height: 1.24;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

/** Never cut: whose bout it is must be readable to the last character. */
export const Contestant = styled.div`
  max-width: 1080px;
  margin-top: 10px;
  line-height: 1.3;
  overflow-wrap: anywhere;
  text-wrap: balance;
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
    right: calc(50% + var(--beside));
  }
  [data-side='blue'] & {
    left: calc(50% + var(--beside));
  }
  margin-top: -0.9em;
  white-space: nowrap;
  opacity: 0;
  animation: ${fly} 1.8s ${token.easeOut};
`;

export const Fouls = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 18px 56px;
  min-height: 130px;
  align-content: flex-start;
`;

export const FoulRow = styled.div`
  display: flex;
  align-items: center;
  gap: 20px;
  b {
    ${digits}
    font-size: 42px;
    white-space: nowrap;
  }
  span[role='img'] {
    flex: none;
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
  div {
    display: flex;
    gap: 16px;
  }
`;

export const Event = styled.span`
  display: flex;
  align-items: center;
  gap: 24px;
  max-width: 640px;
  color: ${token.onRed};
  & > :first-child {
    ${oneLine}
  }
  &[data-end] {
    justify-self: end;
    color: ${token.onBlue};
  }
`;

export const BoutPill = styled.span`
  display: grid;
  place-items: center;
  min-width: 220px;
  padding: 8px 40px;
  border-radius: 40px;
  background: ${token.bgDeep};
  color: ${token.text};
  font-size: 40px;
  font-weight: 600;
  text-align: center;
  &[data-stopped] {
    min-width: 0;
    color: ${token.textMuted};
  }
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
