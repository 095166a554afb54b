'use client';
// While a page's first picture stands: a word in each cut of type and all parts of a reveal, once and unseen, because to fetch a font or add a style rule takes longer than a frame.
import { styled } from 'styled-components';
import { token } from '../../theme/index.ts';
import { Ahead } from '../parts/Ahead.tsx';
import { useSlices } from '../reveal/use-arriving.ts';
import { useStageContext } from '../stage-context.ts';
import { preparedParts } from '../stages/prepared-parts.ts';

/** Laid out, unlike what is hidden: only then are fonts fetched. */
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
export const preparedCuts = cuts.length;
export const preparedWord = '0.1永';
/** The parts take as many frames as the cuts do, less the last, in which they go. */
const partsTogether = Math.ceil(preparedParts.length / (cuts.length - 1));

export function Prepared() {
  const { still } = useStageContext();
  const total = still ? 0 : cuts.length;
  const arrived = useSlices(total, 0, 1);
  return (
    <>
      <Case aria-hidden>
        {cuts.slice(0, arrived).map((cut) => (
          <span key={`${cut.fontFamily} ${cut.fontWeight}`} style={cut}>
            {preparedWord}
          </span>
        ))}
      </Case>
      {/* Their rules stay when they go. */}
      {arrived === cuts.length ? null : (
        <Ahead parts={preparedParts.slice(0, arrived * partsTogether)} />
      )}
    </>
  );
}
