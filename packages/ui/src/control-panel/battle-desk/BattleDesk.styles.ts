// The look of a bout's desk: two halves in the colours of the wall, the clock between them.
import { styled } from 'styled-components';
import { token } from '../../theme/index.ts';
import { low } from '../small-windows.ts';

export const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 132px minmax(0, 1fr);
  gap: 10px;
  padding: 0 0 12px;
  background: ${token.surface};
  &[data-hand='desk'] {
    /* The rows below move under it, so that a point is never searched for. */
    position: sticky;
    top: -16px;
    z-index: 2;
    padding-top: 16px;
    margin-top: -16px;
  }
  &[data-hand='mobile'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px;
    padding: 0 0 10px;
    background: none;
    /* A phone that is held sideways is low: the pair's rows must fit under the desk. */
    @media (max-height: 520px) {
      gap: 6px;
      padding-bottom: 6px;
    }
    ${low} {
      gap: 6px 8px;
    }
  }
`;

export const Half = styled.section`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
  [data-hand='mobile'] & {
    ${low} {
      gap: 6px;
    }
  }
`;

export const HalfHead = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 68px;
  padding: 6px 12px;
  border-radius: ${token.radiusSmall};
  @media (max-height: 520px) {
    min-height: 56px;
    padding: 2px 10px;
  }
  [data-hand='mobile'] & {
    ${low} {
      min-height: 56px;
      padding-block: 2px;
    }
  }
  &[data-side='RED'] {
    background: ${token.redGround};
    color: ${token.onRed};
  }
  /* As on the wall: both scores stand towards the middle. */
  &[data-side='BLUE'] {
    flex-direction: row-reverse;
    background: ${token.blueGround};
    color: ${token.onBlue};
    text-align: end;
  }
`;

export const Names = styled.div`
  display: grid;
  min-width: 0;
  b,
  small {
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  b {
    font-size: 15px;
    font-weight: 600;
    line-height: 20px;
  }
  small {
    font-size: 12px;
    line-height: 16px;
  }
  /* The person stands in the row below, too; a name of two lines leaves room for nothing else. */
  [data-hand='mobile'] & {
    ${low} {
      > b ~ small {
        display: none;
      }
    }
  }
`;

export const Score = styled.strong`
  flex: none;
  font-family: ${token.fontDigits};
  font-size: 38px;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.1;
  white-space: nowrap;
  [data-hand='mobile'] & {
    font-size: 30px;
  }
`;

export const Points = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  button {
    flex: 1 1 74px;
    gap: 6px;
    padding: 0 6px;
    font-size: 20px;
    font-variant-numeric: tabular-nums;
  }
  [data-hand='mobile'] & button {
    flex-basis: 54px;
  }
`;

export const Fouls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  button {
    flex: 1 1 auto;
    padding: 0 8px;
  }
  [data-hand='mobile'] & button {
    ${low} {
      flex-basis: 66px;
      padding: 0 4px;
      font-size: 13px;
      line-height: 18px;
      white-space: normal;
    }
  }
  button[data-exceeded] {
    border-color: ${token.danger};
    color: ${token.danger};
  }
`;

export const Centre = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: space-between;
  gap: 6px;
  [data-hand='mobile'] & {
    grid-row: 1;
    grid-column: 1 / -1;
    flex-direction: row;
  }
  button {
    width: 100%;
    padding: 0 6px;
  }
  [data-hand='mobile'] & button {
    flex: 1 1 64px;
    width: auto;
    max-width: 96px;
  }
`;

export const BoutName = styled.span`
  color: ${token.textMuted};
  font-size: 13px;
  line-height: 18px;
  white-space: nowrap;
  /* A narrow phone has no room for it beside two buttons or three; the picture above names the bout. */
  [data-hand='mobile'] &:has(~ button ~ button) {
    @media (max-width: 400px) {
      display: none;
    }
  }
`;

export const DeskTime = styled.b`
  font-family: ${token.fontDigits};
  font-size: 30px;
  font-variant-numeric: tabular-nums;
  line-height: 1.1;
  &[data-countdown='LAST_TEN'],
  &[data-countdown='UP'] {
    color: ${token.danger};
  }
  &[data-countdown='STOPPED'] {
    color: ${token.textMuted};
  }
`;

export const Key = styled.kbd`
  min-width: 10px;
  padding: 0 4px;
  border: 1px solid currentColor;
  border-radius: 4px;
  font-family: inherit;
  font-size: 11px;
  font-weight: 400;
  line-height: 15px;
`;
