'use client';
// A word in each cut of type, laid out unseen while the first picture stands: to fetch a font takes longer than a frame.
import { styled } from 'styled-components';
import { token } from '../../theme/index.ts';
import { useArriving } from '../reveal/use-arriving.ts';
import { useStageContext } from '../stage-context.ts';

const Case = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  width: 1px;
  height: 1px;
  overflow: hidden;
  visibility: hidden;
  contain: strict;
  white-space: nowrap;
`;

const families = [token.font, token.fontDisplay, token.fontDigits];
const weights = [400, 500, 600, 700];
const cuts = families.flatMap((fontFamily) =>
  weights.map((fontWeight) => ({ fontFamily, fontWeight })),
);

/** A change of picture waits for them; on the machine that needs them they take a fifth of a second. */
export function Specimens() {
  const { still } = useStageContext();
  const total = still ? 0 : cuts.length;
  const arrived = useArriving(total, 0, 1);
  return (
    <Case aria-hidden>
      {cuts.slice(0, arrived).map((cut) => (
        <span key={`${cut.fontFamily} ${cut.fontWeight}`} style={cut}>
          0.1永
        </span>
      ))}
    </Case>
  );
}
