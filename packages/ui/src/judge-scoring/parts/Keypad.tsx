'use client';
// The keypad under the thumb: keys of 56 px and more, the setting's quick scores above them among them.
import { styled } from 'styled-components';
import { useJudgeMessages } from '../../messages/index.ts';
import { token } from '../../theme/index.ts';
import type { EntryKey, ScoreRange } from '../score-entry.ts';
import { useOneTabStop } from '../use-one-tab-stop.ts';
import { low, lowUpright, onItsSide, upright } from './layout.ts';

/** On its side the quick scores stand beside the keys. */
const Pad = styled.div`
  ${onItsSide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    grid-gap: 8px;
    gap: 8px;
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  grid-gap: 8px;
  gap: 8px;
  ${low} {
    grid-gap: 6px;
    gap: 6px;
  }
  /* Three rows: delete, point and nought stand in a column of their own. */
  ${onItsSide} {
    grid-row: 1;
    grid-column: 1;
    grid-template-columns: repeat(4, 1fr);
    > :nth-child(12) {
      grid-row: 1;
      grid-column: 4;
    }
    > :nth-child(10) {
      grid-row: 2;
      grid-column: 4;
    }
    > :nth-child(11) {
      grid-row: 3;
      grid-column: 4;
    }
  }
`;

const Key = styled.button`
  min-height: 56px;
  padding: 0;
  border: 1px solid ${token.line};
  border-radius: 12px;
  background: ${token.surface};
  color: ${token.text};
  font-family: ${token.fontDigits};
  font-size: 26px;
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  touch-action: manipulation;
  user-select: none;
  -webkit-user-select: none;
  &:active {
    background: ${token.accentSoft};
    border-color: ${token.accent};
  }
  &:focus-visible {
    outline: 2px solid ${token.focus};
    outline-offset: 2px;
  }
  &:disabled {
    color: ${token.textMuted};
    background: ${token.surfaceSunken};
  }
  &[data-quiet] {
    background: ${token.surfaceSunken};
    font-family: ${token.font};
    font-size: 18px;
  }
`;

const Quick = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(64px, 1fr));
  grid-gap: 8px;
  gap: 8px;
  margin-bottom: 10px;
  /* One row, that all keys and who is on have room: more of them are moved to with a finger. */
  ${upright} {
    grid-auto-flow: column;
    grid-template-columns: none;
    grid-auto-columns: minmax(64px, 1fr);
    overflow-x: auto;
  }
  ${lowUpright} {
    margin-bottom: 6px;
  }
  ${onItsSide} {
    grid-row: 1;
    grid-column: 2;
    grid-template-columns: repeat(2, 56px);
    align-content: start;
    grid-gap: 4px 6px;
    gap: 4px 6px;
    /* As far down as there is room beside and below the keys. */
    max-height: max(${3 * 56 + 2 * 6}px, calc(100vh - 172px));
    margin: 0;
    overflow-y: auto;
  }
`;

const QuickKey = styled(Key)`
  border-color: ${token.accent};
  color: ${token.accent};
  font-size: 20px;
  /* Within what scrolls, an outline around the key would be cut. */
  &:focus-visible {
    outline-offset: -4px;
  }
  &[aria-pressed='true'] {
    background: ${token.accent};
    color: ${token.onAccent};
  }
`;

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export interface KeypadProps {
  readonly range: ScoreRange;
  readonly quick: readonly number[];
  readonly value: number | null;
  readonly onKey: (key: EntryKey) => void;
  readonly onQuick: (score: number) => void;
}

export function Keypad({ range, quick, value, onKey, onQuick }: KeypadProps) {
  const { scoring } = useJudgeMessages();
  const negative = range.min < 0;
  const first = negative ? 1 : 0;
  const quickStop = useOneTabStop(quick.length + first, 1);
  const keyStop = useOneTabStop(12, 3);
  return (
    <Pad>
      {quick.length === 0 && !negative ? null : (
        <Quick role="group" aria-label={scoring.quick} {...quickStop.group}>
          {negative ? (
            <QuickKey
              type="button"
              aria-label={scoring.keys.minus}
              onClick={() => onKey('minus')}
              {...quickStop.key(0)}
            >
              ±
            </QuickKey>
          ) : null}
          {quick.map((score, index) => (
            <QuickKey
              key={score}
              type="button"
              aria-pressed={score === value}
              onClick={() => onQuick(score)}
              {...quickStop.key(first + index)}
            >
              {score}
            </QuickKey>
          ))}
        </Quick>
      )}
      <Grid role="group" aria-label={scoring.keypad} {...keyStop.group}>
        {digits.map((digit, index) => (
          <Key key={digit} type="button" onClick={() => onKey(digit)} {...keyStop.key(index)}>
            {digit}
          </Key>
        ))}
        {range.decimals > 0 ? (
          <Key
            type="button"
            aria-label={scoring.keys.point}
            onClick={() => onKey('point')}
            {...keyStop.key(9)}
          >
            .
          </Key>
        ) : (
          <Key type="button" data-quiet onClick={() => onKey('clear')} {...keyStop.key(9)}>
            {scoring.keys.clear}
          </Key>
        )}
        <Key type="button" onClick={() => onKey('0')} {...keyStop.key(10)}>
          0
        </Key>
        <Key
          type="button"
          data-quiet
          aria-label={scoring.keys.back}
          onClick={() => onKey('back')}
          {...keyStop.key(11)}
        >
          ⌫
        </Key>
      </Grid>
    </Pad>
  );
}
