// How the table of a reveal is laid: title, the judges' cards, and what was dropped.
import { styled } from 'styled-components';
import { token } from '../../theme/index.ts';
import { digits } from '../parts/type.ts';
import { cardGap } from './card-grid.ts';

export const Title = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 40px;
  margin: 10px 0 0;
  min-height: 110px;
`;

export const Tally = styled.div`
  flex: none;
  display: flex;
  align-items: baseline;
  gap: 22px;
  color: ${token.textMuted};
  font-size: 44px;
  b {
    ${digits}
    color: ${token.accent};
    font-size: 84px;
    line-height: 1;
  }
`;

export const Board = styled.div`
  flex: 1;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 20px;
  min-height: 0;
`;

export const ItemNames = styled.div`
  flex: none;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  box-sizing: border-box;
  width: 250px;
  color: ${token.textMuted};
  font-size: 38px;
  text-align: right;
  /* One line each, beside its scores. */
  span {
    display: grid;
    align-items: center;
    height: 56px;
    line-height: 1;
  }
`;

export const Cards = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: center;
  justify-content: center;
  gap: ${cardGap}px;
`;

export const DropSummary = styled.div`
  flex: none;
  display: flex;
  justify-content: center;
  gap: 64px;
  height: 64px;
  color: ${token.text};
  font-size: 44px;
  line-height: 64px;
  span {
    opacity: 0;
    transform: translateY(24px);
    transition:
      opacity ${token.normal} linear,
      transform ${token.slow} ${token.easeOut};
  }
  [data-on] {
    opacity: 1;
    transform: none;
  }
`;
