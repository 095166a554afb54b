'use client';
// 节目单: the running order, who is next, and what the finished ones have reached.
import type { StageProgramList, StageProgramRow } from '@liangfen/sdk/schema';
import { styled } from 'styled-components';
import { fill, useScreenMessages } from '../../messages/index.ts';
import { token } from '../../theme/index.ts';
import { decimalsOfAll, figureWidth, formatFigure, formatNumber } from '../format.ts';
import { Frame } from '../parts/Frame.tsx';
import { digits, oneLine } from '../parts/type.ts';
import { boutsOf } from './bouts.ts';

const Title = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  margin: 26px 0 30px;
  h1 {
    margin: 0;
    font-family: ${token.fontDisplay};
    font-size: 72px;
    font-weight: 700;
    line-height: 1.2;
  }
  em {
    margin-left: 40px;
    color: ${token.accent};
    font-family: ${token.font};
    font-size: 44px;
    font-style: normal;
    font-weight: 500;
  }
  span {
    ${digits}
    color: ${token.textMuted};
    font-size: 36px;
    font-weight: 500;
  }
`;

const Grid = styled.div`
  flex: 1;
  display: grid;
  grid-auto-flow: column;
  gap: 14px 28px;
  min-height: 0;
  &[data-few] {
    /* Two or three programs stand in the middle of the stage. */
    flex: 0 1 auto;
    margin: auto 0;
    transform: translateY(-40px);
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 20px;
  min-width: 0;
  min-height: 0;
  padding: 0 28px 0 24px;
  border-radius: 14px;
  border: 2px solid transparent;
  background: linear-gradient(90deg, ${token.surfaceRaised}, ${token.surface} 46%, transparent);
  /* Else it begins anew under the right border, as a thin bright line. */
  background-origin: border-box;
  &[data-next] {
    border-color: ${token.accent};
    background: linear-gradient(90deg, ${token.accentSoft}, ${token.accentSoft} 40%, ${token.surface});
  }
`;

const Sort = styled.span`
  ${digits}
  flex: none;
  color: ${token.textMuted};
  font-size: 42px;
  [data-next] & {
    color: ${token.accent};
  }
`;

const Words = styled.div<{ $stacked: boolean }>`
  flex: 1;
  min-width: 0;
  display: ${({ $stacked }) => ($stacked ? 'block' : 'flex')};
  align-items: baseline;
  gap: 30px;
  strong {
    ${oneLine}
    display: block;
    font-size: ${({ $stacked }) => ($stacked ? '38px' : '1.1em')};
    font-weight: 600;
    line-height: 1.25;
  }
  span {
    ${oneLine}
    display: block;
    min-width: 0;
    color: ${token.textMuted};
    font-size: ${({ $stacked }) => ($stacked ? '28px' : '0.84em')};
    line-height: 1.25;
  }
`;

const Mark = styled.span`
  flex: none;
  font-size: 32px;
  color: ${token.accent};
  font-weight: 600;
`;

const Points = styled.span`
  ${digits}
  flex: none;
  color: ${token.text};
  font-size: 44px;
`;

const Bout = styled(Row)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 120px minmax(0, 1fr);
  gap: 0;
  text-align: center;
`;

const Side = styled.div`
  display: flex;
  align-items: center;
  gap: 22px;
  min-width: 0;
  font-size: 1.1em;
  font-weight: 600;
  &[data-side='left'] {
    flex-direction: row-reverse;
  }
  strong {
    ${oneLine}
    font-weight: 600;
  }
  &[data-lost] strong {
    color: ${token.textMuted};
    font-weight: 400;
  }
`;

const Versus = styled.span`
  ${digits}
  color: ${token.accent};
  font-size: 40px;
  font-style: italic;
`;

const Outcome = styled.span`
  flex: none;
  padding: 0 16px;
  border-radius: 8px;
  background: ${token.accent};
  color: ${token.onAccent};
  font-size: 32px;
  line-height: 46px;
`;

const Empty = styled.div`
  flex: 1;
  display: grid;
  place-content: center;
  color: ${token.textMuted};
  font-size: 56px;
`;

export function ProgramListStageView({ stage }: { readonly stage: StageProgramList }) {
  const { programList } = useScreenMessages();
  const { rows, offset, total } = stage;
  const battle = rows.some((row) => row.opponentId !== null);
  return (
    <Frame groupName={stage.groupName}>
      <Title>
        <h1>
          {programList.title}
          {rows.length > 0 && stage.nextProgramId === null ? <em>{programList.finished}</em> : null}
        </h1>
        {rows.length > 0 && rows.length < total ? (
          <span>
            {fill(programList.range, { from: offset + 1, to: offset + rows.length, total })}
          </span>
        ) : null}
      </Title>
      {rows.length === 0 ? <Empty>{programList.empty}</Empty> : null}
      {battle ? <Bouts stage={stage} /> : <Programs stage={stage} />}
    </Frame>
  );
}

/** Few programs fill the height of a column; many stand in up to three. */
function columnsFor(rows: number): { columns: number; perColumn: number } {
  const columns = rows <= 8 ? 1 : rows <= 16 ? 2 : 3;
  return { columns, perColumn: Math.max(5, Math.ceil(rows / columns)) };
}

function gridOf(columns: number, perColumn: number, rows: number) {
  const few = rows < 5;
  return {
    'data-few': few || undefined,
    style: {
      gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
      gridTemplateRows: few ? `repeat(${rows}, 138px)` : `repeat(${perColumn}, minmax(0, 1fr))`,
      fontSize: few ? 52 : undefined,
    },
  };
}

function Programs({ stage }: { readonly stage: StageProgramList }) {
  const { programList } = useScreenMessages();
  const { columns, perColumn } = columnsFor(stage.rows.length);
  const decimals = decimalsOfAll(
    stage.rows.map((row) => row.finalScore),
    stage.decimals,
  );
  // Names begin in one line, also where 99 and 100 stand on one page.
  const sortEms = Math.max(1.44, ...stage.rows.map((row) => figureWidth(formatNumber(row.sort))));
  const end = (row: StageProgramRow) => {
    if (row.id === stage.nextProgramId) return <Mark>{programList.next}</Mark>;
    return row.finalScore === null ? null : (
      <Points>{formatFigure(row.finalScore, decimals)}</Points>
    );
  };
  return (
    <Grid {...gridOf(columns, perColumn, stage.rows.length)}>
      {stage.rows.map((row) => (
        <Row key={row.id} data-next={row.id === stage.nextProgramId || undefined}>
          <Sort style={{ minWidth: `${sortEms}em` }}>{formatNumber(row.sort)}</Sort>
          <Words $stacked={columns > 1}>
            <strong>{row.programName}</strong>
            <span>{row.contestant}</span>
          </Words>
          {end(row)}
        </Row>
      ))}
    </Grid>
  );
}

function Bouts({ stage }: { readonly stage: StageProgramList }) {
  const { programList } = useScreenMessages();
  const bouts = boutsOf(stage.rows);
  const { columns, perColumn } = columnsFor(bouts.length);
  const side = (row: StageProgramRow | undefined, place: 'left' | 'right') =>
    row === undefined ? (
      <span />
    ) : (
      <Side data-side={place} data-lost={row.outcome === 'LOSS' || undefined}>
        <strong>{row.programName}</strong>
        {row.outcome === 'WIN' ? <Outcome>{programList.win}</Outcome> : null}
      </Side>
    );
  return (
    <Grid {...gridOf(columns, perColumn, bouts.length)}>
      {bouts.map(([red, blue]) => (
        <Bout
          key={red.id}
          data-next={
            red.id === stage.nextProgramId || blue?.id === stage.nextProgramId || undefined
          }
        >
          {side(red, 'left')}
          <Versus>{blue === undefined ? '' : programList.versus}</Versus>
          {side(blue, 'right')}
        </Bout>
      ))}
    </Grid>
  );
}
