// How a decided bout looks: light from behind the winner, the loser in the shade.
import { keyframes, styled } from 'styled-components';
import { token } from '../../theme/index.ts';
import { digits } from '../parts/type.ts';

const rise = keyframes`from { opacity: 0; transform: translateY(60px) scale(0.9); }`;
const open = keyframes`from { opacity: 0; transform: scale(0.5); }`;
const stamp = keyframes`
  0% { opacity: 0; transform: rotate(-24deg) scale(2.4); }
  60% { opacity: 1; transform: rotate(-8deg) scale(0.94); }
  100% { transform: rotate(-8deg); }
`;
const fade = keyframes`from { opacity: 0; }`;

/** Behind the name, in the winner's own light. */
export const Rays = styled.div`
  position: absolute;
  top: 560px;
  width: 2200px;
  height: 2200px;
  background: repeating-conic-gradient(
    from 4deg,
    currentColor 0deg 5deg,
    transparent 5deg 15deg
  );
  mask-image: radial-gradient(closest-side, black 8%, transparent 78%);
  opacity: 0.09;
  animation: ${open} 1.4s ${token.easeOut} backwards;
  &[data-side='red'] {
    left: 1480px;
  }
  &[data-side='blue'] {
    left: 2120px;
  }
`;

export const Shade = styled.div`
  position: absolute;
  inset: 0;
  background: ${token.overlay};
  animation: ${fade} 900ms linear backwards;
`;

export const WinnersSide = styled.section`
  position: absolute;
  top: 160px;
  bottom: 56px;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: space-between;
  width: 1120px;
  text-align: center;
  animation: ${rise} 900ms 250ms ${token.easeOut} backwards;
  &[data-side='red'] {
    left: 90px;
    color: ${token.onRed};
  }
  &[data-side='blue'] {
    right: 90px;
    color: ${token.onBlue};
  }
  [data-part='fouls'] {
    min-height: 0;
  }
`;

export const Kicker = styled.div`
  display: flex;
  align-items: center;
  gap: 36px;
  color: ${token.card};
  font-family: ${token.fontDisplay};
  font-size: 96px;
  font-weight: 700;
  line-height: 1.2;
  letter-spacing: 0.06em;
`;

export const Seal = styled.span`
  display: grid;
  place-items: center;
  box-sizing: border-box;
  width: 118px;
  height: 118px;
  padding-bottom: 6px;
  border-radius: 20px;
  background: ${token.card};
  color: ${token.onCard};
  font-size: 84px;
  line-height: 1;
  letter-spacing: 0;
  box-shadow: ${token.shadowRaised};
  transform: rotate(-8deg);
  animation: ${stamp} 800ms 700ms ${token.easeOut} backwards;
`;

export const Outcome = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 48px;
`;

export const WinnersPoints = styled.div`
  ${digits}
  line-height: 1.04;
`;

export const Reason = styled.div`
  max-width: 580px;
  padding: 12px 36px 16px;
  border-radius: 24px;
  background: ${token.bgDeep};
  color: ${token.text};
  font-weight: 600;
  line-height: 1.2;
  text-wrap: balance;
  animation: ${fade} 600ms 900ms linear backwards;
`;

export const LosersSide = styled.section`
  position: absolute;
  top: 200px;
  bottom: 56px;
  display: flex;
  flex-direction: column;
  align-items: center;
  width: 420px;
  text-align: center;
  animation: ${fade} 900ms 200ms linear backwards;
  &[data-side='red'] {
    left: 34px;
    color: ${token.onRed};
  }
  &[data-side='blue'] {
    right: 34px;
    color: ${token.onBlue};
  }
  [data-part='fouls'] {
    min-height: 0;
  }
`;

export const LosersPoints = styled.div`
  ${digits}
  flex: 1;
  display: grid;
  place-content: center;
  line-height: 1;
`;
