'use client';
// Writes one unseen word in each cut of type while the first picture stands: fetching a font later would take longer than a frame.
import { part } from '../../style-sheets/part.ts';
import { token } from '../../theme/token.ts';
import { useSlices } from '../reveal/use-arriving.ts';
import { useStageContext } from '../stage-context.ts';

const Case = part('div', 'lfs-prepared-case');

const families = [token.font, token.fontDisplay, token.fontDigits];
const weights = [400, 500, 600, 700];
const cuts = families.flatMap((fontFamily) =>
  weights.map((fontWeight) => ({ fontFamily, fontWeight })),
);
export const preparedCuts = cuts.length;
export const preparedWord = '0.1永';
export function Prepared() {
  const { still } = useStageContext();
  const total = still ? 0 : cuts.length;
  const arrived = useSlices(total, 0, 1);
  return (
    <Case aria-hidden>
      {cuts.slice(0, arrived).map((cut) => (
        <span key={`${cut.fontFamily} ${cut.fontWeight}`} style={cut}>
          {preparedWord}
        </span>
      ))}
    </Case>
  );
}
