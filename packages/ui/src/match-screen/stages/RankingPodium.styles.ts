// How the podium looks: three stands in the light of the first, gold under the champion alone.
import { keyframes, styled } from 'styled-components';
import { token } from '../../theme/index.ts';
import { Unbroken } from '../parts/fitted.ts';
import { digits } from '../parts/type.ts';
import {
  belowBody,
  contestantLine,
  crownHeight,
  nameLine,
  namesGap,
  personGap,
  standGap,
} from './podium-stands.ts';

const rises = keyframes`from { opacity: 0; transform: translateY(150px); }`;

export const Scene = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: flex-end;
  justify-content: center;
  gap: ${standGap}px;
`;

/** Behind the champion; it comes with the stand it belongs to, as one layer. */
export const Rays = styled.div`
  position: absolute;
  top: 70px;
  left: 50%;
  width: 2000px;
  height: 2000px;
  margin: -1000px 0 0 -1000px;
  background: repeating-conic-gradient(
    from 4deg,
    ${token.accent} 0deg 5deg,
    transparent 5deg 15deg
  );
  mask-image: radial-gradient(closest-side, black 6%, transparent 76%);
  opacity: 0.1;
  pointer-events: none;
`;

/** One place: those who share it, and what they stand on. In the middle the first, whatever comes before it in the list. */
export const Group = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  order: 2;
  animation: ${rises} 900ms 1.3s ${token.easeOut} backwards;
  &[data-place='2'] {
    order: 1;
    animation-delay: 750ms;
  }
  &[data-place='3'] {
    order: 3;
    animation-delay: 200ms;
  }
`;

export const People = styled.div`
  position: relative;
  display: flex;
  align-items: flex-end;
  justify-content: center;
  gap: ${personGap}px;
  padding-bottom: 30px;
`;

export const Person = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  text-align: center;
`;

export const Crown = styled.svg`
  flex: none;
  width: 160px;
  height: 120px;
  margin-bottom: ${crownHeight - 120}px;
  fill: ${token.accent};
`;

export const Name = styled(Unbroken)`
  font-family: ${token.fontDisplay};
  font-weight: 700;
  line-height: ${nameLine};
`;

export const Contestant = styled(Unbroken)`
  margin-top: ${namesGap}px;
  color: ${token.textMuted};
  line-height: ${contestantLine};
`;

/** It goes on below the edge of the wall. */
export const Block = styled.div`
  position: relative;
  box-sizing: border-box;
  margin-bottom: -${belowBody}px;
  padding-bottom: ${belowBody - 20}px;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  border: 2px solid ${token.lineStrong};
  border-bottom: 0;
  border-radius: 14px 14px 0 0;
  background: linear-gradient(180deg, ${token.surfaceRaised}, ${token.surface});
  background-origin: border-box;
  color: ${token.text};
  [data-place='1'] > & {
    border-color: ${token.accentStrong};
    background: linear-gradient(180deg, ${token.accentStrong}, ${token.accent} 56%);
    background-origin: border-box;
    color: ${token.onAccent};
    box-shadow: ${token.glow};
  }
`;

export const Place = styled.div`
  font-weight: 700;
  font-size: 46px;
  line-height: 1.2;
  letter-spacing: 0.14em;
  text-indent: 0.14em;
  color: ${token.accent};
  [data-place='1'] & {
    color: inherit;
    font-family: ${token.fontDisplay};
    font-size: 84px;
  }
`;

export const Points = styled.div`
  ${digits}
  line-height: 1.1;
`;
