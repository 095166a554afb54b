'use client';
// Figures as positions on one axis, a row for each thing: dots, rings, lines and bands, told apart by shape.
import { useId } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../../../primitives/mixins.ts';
import { token } from '../../../theme/index.ts';
import { Hint, Stack } from '../../frame/Section.tsx';
import { Printable } from './Printable.tsx';
import { positionOf, type Scale, scaleOf } from './scale.ts';

type Span = readonly [from: number, to: number];

export interface DotRow {
  readonly key: string;
  readonly name: string;
  /** A full dot. */
  readonly dot: number;
  /** A ring. */
  readonly ring?: number;
  /** A thin line. */
  readonly line?: Span | undefined;
  /** A broad band. */
  readonly band?: Span | undefined;
  /** The figure at the end of the row. */
  readonly text: string;
}

type Mark = 'dot' | 'ring' | 'line' | 'band' | 'reference';

export interface DotPlotProps {
  /** The title above the picture when it stands alone. */
  readonly title: string;
  /** The page has a heading of its own above the picture. */
  readonly headed?: boolean;
  readonly hint?: string | undefined;
  /** The picture in a sentence; the figures themselves stand in a table. */
  readonly summary: string;
  readonly rows: readonly DotRow[];
  readonly legend: readonly { readonly mark: Mark; readonly text: string }[];
  /** A line through all rows, e.g. zero. */
  readonly reference?: number;
  readonly tick?: (value: number) => string;
  /** The highest that a value can be; the axis ends there. */
  readonly ceiling?: number | undefined;
}

const Figure = styled.div`
  display: grid;
  gap: 10px;
  margin-top: 8px;
  min-width: 0;
  color: ${token.text};
  font-size: 13px;
  line-height: 20px;
  font-variant-numeric: tabular-nums;
`;

const Title = styled.strong<{ readonly $headed: boolean }>`
  @media screen {
    display: ${({ $headed }) => ($headed ? 'none' : 'block')};
  }
`;

const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  color: ${token.textMuted};
  > span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
`;

const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(72px, max-content) minmax(0, 1fr) max-content;
  align-items: center;
  column-gap: 14px;
`;

const Name = styled.span`
  max-width: 200px;
  padding: 3px 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @media (max-width: 640px) {
    max-width: 104px;
  }
  /* Paper has no way to see the rest, and forty rows are to stand on one page. */
  @media print {
    max-width: 260px;
    padding: 0;
    overflow: visible;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;

const Figures = styled.span`
  text-align: right;
  white-space: nowrap;
`;

/** Round marks at the ends stay inside. */
const Plot = styled.span`
  display: block;
  height: 28px;
  padding: 0 8px;
  @media print {
    height: 20px;
  }
  svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
`;

const Ticks = styled.span`
  position: relative;
  display: block;
  height: 20px;
  margin: 0 8px;
  color: ${token.textMuted};
  font-size: 12px;
  span {
    position: absolute;
    white-space: nowrap;
    transform: translateX(-50%);
  }
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;

export function DotPlot({
  title,
  headed = false,
  hint,
  summary,
  rows: given,
  legend,
  reference,
  tick = String,
  ceiling,
}: DotPlotProps) {
  const rows = given.map((row) => withinCeiling(row, ceiling));
  const summaryId = useId();
  const scale = scaleOf(
    rows
      .flatMap(({ dot, ring, line, band }) => [dot, ring, ...(line ?? []), ...(band ?? [])])
      .concat(reference)
      .filter((value) => value !== undefined),
    ceiling,
  );
  return (
    <Printable>
      <Stack $gap={8}>
        <Title $headed={headed}>{title}</Title>
        {hint === undefined ? null : <Hint>{hint}</Hint>}
      </Stack>
      <Hidden id={summaryId}>{summary}</Hidden>
      <Figure role="img" aria-labelledby={summaryId}>
        <Legend>
          {legend.map(({ mark, text }) => (
            <span key={mark}>
              <svg width="26" height="14" aria-hidden>
                <Sample mark={mark} />
              </svg>
              <span>{text}</span>
            </span>
          ))}
        </Legend>
        <Rows>
          {rows.map((row) => [
            <Name key={`${row.key} name`} title={row.name}>
              {row.name}
            </Name>,
            <Plot key={`${row.key} plot`}>
              <svg aria-hidden>
                <Grid scale={scale} reference={reference} />
                <Marks row={row} scale={scale} />
              </svg>
            </Plot>,
            <Figures key={`${row.key} figure`}>{row.text}</Figures>,
          ])}
          <span />
          <Ticks>
            {scale.ticks.map((value) => (
              <span key={value} style={{ left: `${positionOf(value, scale)}%` }}>
                {tick(value)}
              </span>
            ))}
          </Ticks>
          <span />
        </Rows>
      </Figure>
    </Printable>
  );
}

/** A mean and a spread may add up to more than anybody can give. */
function withinCeiling(row: DotRow, ceiling: number | undefined): DotRow {
  const { band, dot } = row;
  if (ceiling === undefined || band === undefined || dot > ceiling) return row;
  return { ...row, band: [band[0], Math.min(band[1], ceiling)] };
}

function Grid({
  scale,
  reference,
}: {
  readonly scale: Scale;
  readonly reference: number | undefined;
}) {
  return (
    <>
      {scale.ticks.map((value) => (
        <Upright key={value} at={positionOf(value, scale)} style={{ stroke: token.line }} />
      ))}
      {reference === undefined ? null : (
        <Upright
          at={positionOf(reference, scale)}
          style={{ stroke: token.textMuted, strokeDasharray: '3 3' }}
        />
      )}
    </>
  );
}

function Upright({ at, style }: { readonly at: number; readonly style: React.CSSProperties }) {
  return <line x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" style={style} />;
}

function Marks({ row, scale }: { readonly row: DotRow; readonly scale: Scale }) {
  const { dot, ring, line, band } = row;
  const at = (value: number) => `${positionOf(value, scale)}%`;
  return (
    <>
      {line === undefined ? null : (
        <line x1={at(line[0])} x2={at(line[1])} y1="50%" y2="50%" style={lineStyle} />
      )}
      {band === undefined ? null : (
        <line x1={at(band[0])} x2={at(band[1])} y1="50%" y2="50%" style={bandStyle} />
      )}
      {ring === undefined ? null : <circle cx={at(ring)} cy="50%" r="5" style={ringStyle} />}
      <circle cx={at(dot)} cy="50%" r="5" style={dotStyle} />
    </>
  );
}

const lineStyle = { stroke: token.lineStrong, strokeWidth: 2 };
const bandStyle = { stroke: token.accent, strokeWidth: 8, strokeOpacity: 0.3 };
const dotStyle = { fill: token.accent };
const ringStyle = { fill: token.bg, stroke: token.accent, strokeWidth: 2 };

function Sample({ mark }: { readonly mark: Mark }) {
  switch (mark) {
    case 'dot':
      return <circle cx="13" cy="7" r="5" style={dotStyle} />;
    case 'ring':
      return <circle cx="13" cy="7" r="5" style={ringStyle} />;
    case 'line':
      return <line x1="1" x2="25" y1="7" y2="7" style={lineStyle} />;
    case 'band':
      return <line x1="1" x2="25" y1="7" y2="7" style={bandStyle} />;
    case 'reference':
      return (
        <line
          x1="13"
          x2="13"
          y1="0"
          y2="14"
          style={{ stroke: token.textMuted, strokeDasharray: '3 3' }}
        />
      );
  }
}
