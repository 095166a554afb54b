'use client';
// The keypad under the thumb: keys of 56 px and more, the setting's quick scores above them among them.
import { useJudgeMessages } from '../../messages/index.ts';
import { asWritten, part } from '../../style-sheets/part.ts';
import type { EntryKey, ScoreRange } from '../score-entry.ts';
import { useOneTabStop } from '../use-one-tab-stop.ts';

/** On its side the quick scores stand beside the keys. */
const Pad = part('div', 'lf-keypad-pad');

const Grid = part('div', 'lf-keypad-grid');

const Key = part('button', 'lf-keypad-key');

const Quick = part('div', 'lf-keypad-quick');

const QuickKey = part(Key, 'lf-keypad-quick-key', asWritten);

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export interface KeypadProps {
  readonly range: ScoreRange;
  readonly quick: readonly number[];
  /** Quick scores that other programs have got, and that may be given once. */
  readonly spent?: readonly number[];
  readonly value: number | null;
  readonly onKey: (key: EntryKey) => void;
  readonly onQuick: (score: number) => void;
}

export function Keypad({ range, quick, spent = [], value, onKey, onQuick }: KeypadProps) {
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
              disabled={spent.includes(score)}
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
          <Key
            key={digit}
            type="button"
            translate="no"
            onClick={() => onKey(digit)}
            {...keyStop.key(index)}
          >
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
        <Key type="button" translate="no" onClick={() => onKey('0')} {...keyStop.key(10)}>
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
