'use client';
// Judges' badges, ten on a sheet of A4, with marks to cut along: 90 × 54 mm, the size of a name card.
import { styled } from 'styled-components';
import { fittedText, type TextRoom } from '../../match-screen/parts/fitted-text.ts';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { QrCode } from '../../primitives/QrCode.tsx';
import { A4 } from './PrintPage.tsx';

export interface Badge {
  readonly judgeId: string;
  readonly number: number | null;
  readonly name: string;
  /** Empty where the competition has one group only. */
  readonly groupName: string;
  /** The whole address of the personal seat. */
  readonly address: string;
}

const columns = 2;
const rows = 5;
export const badgesPerSheet = columns * rows;
/** All in mm, on 210 × 297. */
const card = { width: 90, height: 54 };
const margin = { x: (210 - columns * card.width) / 2, y: (297 - rows * card.height) / 2 };
const mark = 6;

/** Room beside the code, in pt: 41 mm wide, high enough that all three together fill the card. */
const lineHeight = 1.24;
const beside = { width: 116, good: 9, lines: 6, lineHeight };
const roomOf = {
  competition: { ...beside, height: 26, most: 9 },
  name: { ...beside, height: 46, most: 19, good: 13 },
  group: { ...beside, height: 21, most: 10 },
};

/** Whole, in whatever size that takes: a card with half a name is nobody's. */
function sized(text: string, room: TextRoom) {
  return { fontSize: `${fittedText(text, room).fontSize}pt` };
}

const Grid = styled.div`
  position: absolute;
  top: ${margin.y}mm;
  left: ${margin.x}mm;
  display: grid;
  grid-template-columns: repeat(${columns}, ${card.width}mm);
  grid-auto-rows: ${card.height}mm;
`;

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 36mm;
  grid-template-rows: auto minmax(0, 1fr) auto;
  column-gap: 3mm;
  box-sizing: border-box;
  padding: 5mm;
  overflow: hidden;
  > svg {
    grid-row: 1 / span 2;
    grid-column: 2;
    align-self: center;
    width: 36mm;
    height: 36mm;
  }
`;

const Competition = styled.div`
  line-height: ${lineHeight};
  overflow-wrap: anywhere;
`;

const Who = styled.div`
  align-self: center;
  min-width: 0;
  strong,
  span {
    display: block;
    line-height: ${lineHeight};
    overflow-wrap: anywhere;
  }
`;

const Seat = styled.div`
  font-size: 13pt;
  font-weight: 600;
  line-height: 6.4mm;
  font-variant-numeric: tabular-nums;
`;

const Owner = styled.footer`
  grid-column: 1 / -1;
  display: flex;
  justify-content: space-between;
  font-size: 8pt;
  line-height: 4mm;
`;

const Marks = styled.svg`
  position: absolute;
  top: 0;
  left: 0;
  width: 210mm;
  height: 297mm;
`;

export interface BadgeSheetsProps {
  readonly competition: string;
  readonly badges: readonly Badge[];
}

export function BadgeSheets({ competition, badges }: BadgeSheetsProps) {
  const { badges: texts } = useBackstageMessages();
  const sheets = Array.from({ length: Math.ceil(badges.length / badgesPerSheet) }, (_, index) =>
    badges.slice(index * badgesPerSheet, (index + 1) * badgesPerSheet),
  );
  return sheets.map((sheet, index) => (
    <A4
      key={sheet[0]?.judgeId}
      aria-label={fill(texts.sheet, { page: index + 1, pages: sheets.length })}
    >
      <CutMarks />
      <Grid>
        {sheet.map((badge) => (
          <Card key={badge.judgeId} aria-label={badge.name}>
            <Competition style={sized(competition, roomOf.competition)}>{competition}</Competition>
            <QrCode value={badge.address} label={fill(texts.seatOf, { name: badge.name })} />
            <Who>
              <Seat>
                {badge.number === null ? texts.judge : fill(texts.number, { number: badge.number })}
              </Seat>
              <strong style={sized(badge.name, roomOf.name)}>{badge.name}</strong>
              {badge.groupName === '' ? null : (
                <span style={sized(badge.groupName, roomOf.group)}>{badge.groupName}</span>
              )}
            </Who>
            <Owner>
              <span>{texts.own}</span>
              <span>{texts.scan}</span>
            </Owner>
          </Card>
        ))}
      </Grid>
    </A4>
  ));
}

/** Short lines in the margin where the cards meet, and small crosses between them. */
function CutMarks() {
  const xs = Array.from({ length: columns + 1 }, (_, index) => margin.x + index * card.width);
  const ys = Array.from({ length: rows + 1 }, (_, index) => margin.y + index * card.height);
  const gap = 1.5;
  const lines = [
    ...xs.flatMap((x) => [
      `M${x} ${margin.y - gap - mark}v${mark}`,
      `M${x} ${297 - margin.y + gap}v${mark}`,
    ]),
    ...ys.flatMap((y) => [
      `M${margin.x - gap - mark} ${y}h${mark}`,
      `M${210 - margin.x + gap} ${y}h${mark}`,
    ]),
    ...xs.flatMap((x) => ys.map((y) => `M${x - 1} ${y}h2M${x} ${y - 1}v2`)),
  ].join('');
  return (
    <Marks viewBox="0 0 210 297" aria-hidden>
      <path d={lines} fill="none" stroke="currentColor" strokeWidth={0.15} />
    </Marks>
  );
}
