// The look of a window's sheet: steps, the number being typed, the button.
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button.tsx';
import { token } from '../../theme/index.ts';
import { enlarged, Foot, itemsInARow, low, lowUpright, onItsSide } from './layout.ts';

export const Steps = styled.div`
  display: grid;
  grid-gap: 8px;
  gap: 8px;
  /* A row of tiles, so that who is on stays above them. */
  ${itemsInARow} {
    grid-auto-flow: column;
    grid-auto-columns: minmax(76px, 1fr);
    grid-gap: 6px;
    gap: 6px;
    margin: 0 -16px;
    padding: 1px 16px;
    overflow-x: auto;
  }
`;

export const Step = styled.button`
  position: relative;
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  grid-gap: 12px;
  gap: 12px;
  min-height: 52px;
  padding: 4px 16px;
  border: 1px solid ${token.line};
  border-radius: 12px;
  background: ${token.surface};
  color: ${token.text};
  font: inherit;
  text-align: left;
  cursor: pointer;
  &[aria-current] {
    border-color: ${token.accent};
    box-shadow: 0 0 0 1px ${token.accent};
  }
  &:focus-visible {
    outline: 2px solid ${token.focus};
    outline-offset: 2px;
  }
  ${itemsInARow} {
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    justify-items: center;
    grid-gap: 0;
    gap: 0;
    min-height: 56px;
    padding: 2px 4px;
    &:focus-visible {
      outline-offset: -4px;
    }
  }
`;

/** Of a step: its name whole where there is room for it. */
export const StepName = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  ${itemsInARow} {
    max-width: 100%;
    overflow: hidden;
    font-size: 13px;
    line-height: 18px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Range and weight; in a row they are seen beside the number that is typed. */
export const StepDetail = styled.span`
  display: block;
  color: ${token.textMuted};
  font-size: 13px;
  line-height: 20px;
  /* Still read out with the name. */
  ${itemsInARow} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export const Small = styled.span`
  color: ${token.textMuted};
  font-size: 13px;
  line-height: 20px;
`;

export const Digits = styled.span`
  font-family: ${token.fontDigits};
  font-size: 24px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  &[data-empty] {
    color: ${token.textMuted};
  }
`;

export const Reading = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  grid-gap: 12px;
  gap: 12px;
`;

/** The running total stays in sight when the items do not all fit. */
export const Total = styled(Reading)`
  position: sticky;
  /* Over the padding around the items, so that none shows through beside or below it. */
  bottom: -16px;
  margin: 0 -16px;
  padding: 4px 32px 10px 16px;
  border-top: 1px solid ${token.line};
  background: ${token.bg};
  ${low} {
    bottom: -8px;
  }
  ${itemsInARow} {
    grid-template-columns: auto;
    align-content: center;
    justify-items: center;
    grid-gap: 0;
    gap: 0;
    right: -16px;
    bottom: auto;
    margin: 0 -16px 0 0;
    padding: 0 8px;
    border-top: 0;
    border-left: 1px solid ${token.line};
    line-height: 34px;
  }
`;

/** The number being typed, and beside it what may be typed and what became of it: as high empty as full. */
export const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  grid-gap: 12px;
  gap: 12px;
  min-height: 76px;
  margin-bottom: 8px;
  ${low} {
    min-height: 72px;
    margin-bottom: 4px;
  }
  ${lowUpright} {
    min-height: 60px;
  }
  ${onItsSide} {
    min-height: 60px;
    margin: 0;
  }
  ${enlarged} {
    grid-template-columns: minmax(0, 1fr);
    grid-gap: 0;
    gap: 0;
    > :last-child {
      justify-self: end;
    }
  }
`;

export const Value = styled.output`
  min-height: 64px;
  font-family: ${token.fontDigits};
  font-size: 56px;
  font-weight: 600;
  line-height: 64px;
  font-variant-numeric: tabular-nums;
  &[data-empty] {
    color: ${token.textMuted};
    font-weight: 400;
  }
  ${low} {
    min-height: 48px;
    font-size: 42px;
    line-height: 48px;
  }
`;

export const Problem = styled.div`
  color: ${token.danger};
  font-size: 15px;
  font-weight: 500;
`;

export const Submit = styled(Button)`
  width: 100%;
  min-height: 56px;
  margin-top: 10px;
  border-radius: 12px;
  font-size: 19px;
  ${low} {
    margin-top: 8px;
  }
  ${onItsSide} {
    grid-row: 1;
    grid-column: 2;
    min-width: 120px;
    margin: 0;
  }
`;

/** On its side the button stands beside the number, so that all keys are in sight. */
export const SheetFoot = styled(Foot)`
  ${onItsSide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: start;
    align-items: center;
    grid-gap: 8px 12px;
    gap: 8px 12px;
    > :nth-child(2) {
      grid-column: 1 / -1;
    }
  }
`;
