'use client';
// The sound of all screens: on or off, how loud, and a sound to hear whether it works.
import { describeFailure } from '@liangfen/sdk';
import type { ScreenSound } from '@liangfen/sdk/schema';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { failureText, fill, useFailureMessages, usePanelMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Switch } from '../../primitives/Checkbox.tsx';
import { useToast } from '../../primitives/Toast.tsx';
import { token } from '../../theme/index.ts';
import type { HallCalls } from '../hall-calls.ts';

const Whole = styled.fieldset`
  display: grid;
  gap: 12px;
  min-width: 0;
  margin: 0 0 16px;
  padding: 14px 16px 16px;
  border: 1px solid ${token.line};
  border-radius: ${token.radius};
  background: ${token.surfaceSunken};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 20px;
`;

const Level = styled.label`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 12px;
  min-width: 200px;
  color: ${token.textMuted};
  input {
    flex: 1;
    min-width: 0;
    height: 28px;
    accent-color: ${token.accent};
  }
  output {
    width: 3ch;
    color: ${token.text};
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const Hint = styled.p`
  margin: 0;
  color: ${token.textMuted};
  font-size: 13px;
  line-height: 20px;
`;

const usual: ScreenSound = { on: false, level: 70 };
/** A level is sent when the hand rests. */
const restsMs = 300;

export interface SoundControlsProps {
  readonly sound: ScreenSound | undefined;
  readonly calls: Pick<HallCalls, 'setSound' | 'testSound'>;
}

export function SoundControls({ sound: kept = usual, calls }: SoundControlsProps) {
  const { screens } = usePanelMessages();
  const { sound: texts } = screens;
  const failure = useFailureMessages();
  const toast = useToast();
  /** The sound that the operator has set, until the server says the same. */
  const [set, setSet] = useState<ScreenSound | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { on, level } = set ?? kept;

  const tell = async (words: string, act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      setSet(null);
      toast({ text: failureText(failure, describeFailure(words, error)), tone: 'danger' });
    }
  };
  // The server has the same values now, so its word counts from here on.
  if (set !== null && set.on === kept.on && set.level === kept.level) setSet(null);
  const change = (next: ScreenSound) => {
    setSet(next);
    clearTimeout(resting.current);
    resting.current = setTimeout(() => void tell(texts.title, () => calls.setSound(next)), restsMs);
  };

  return (
    <Whole aria-label={texts.title}>
      <Row>
        <Switch checked={on} onChange={(next) => change({ on: next, level })}>
          {texts.on}
        </Switch>
        <Level>
          <span>{texts.level}</span>
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={level}
            disabled={!on}
            onChange={({ target }) => change({ on, level: Number(target.value) })}
          />
          <output>{level}</output>
        </Level>
        <Button
          disabled={!on}
          onClick={() =>
            void tell(texts.test, async () => {
              const count = await calls.testSound();
              toast({ text: fill(texts.tested, { count }), tone: 'success' });
            })
          }
        >
          {texts.test}
        </Button>
      </Row>
      <Hint>{texts.hint}</Hint>
    </Whole>
  );
}
