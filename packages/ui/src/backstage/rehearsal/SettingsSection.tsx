'use client';
// The settings of a rehearsal, and about how long it takes.
import {
  expectedMs,
  fewestJudges,
  mostJudges,
  type PlannedShow,
  type RehearsalSettings,
} from '@liangfen/rehearsal';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { NumberField } from '../../primitives/NumberField.tsx';
import { Segmented } from '../../primitives/Segmented.tsx';
import { token } from '../../theme/index.ts';
import { Help } from '../frame/Help.tsx';
import { Hint, Problem, Section, Stack } from '../frame/Section.tsx';
import { durationText } from './duration-text.ts';

const speeds = { watch: 1, fast: 5, fastest: 25 } as const;
const withins = { together: 2, usual: 10, slow: 30 } as const;
const spreads = { close: 0.03, usual: 0.08, wide: 0.2 } as const;
const networks = { good: 0, shaky: 0.1, bad: 0.3 } as const;

const Rows = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 16px 20px;
  align-items: start;
  > span {
    padding-top: 7px;
    color: ${token.textMuted};
  }
  > div {
    min-width: 0;
    /* Room for the focus ring, which scrolling would cut off. */
    margin: -3px;
    padding: 3px;
    overflow-x: auto;
    position: relative;
  }
  @media (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    > span {
      padding-top: 8px;
    }
  }
`;

export interface SettingsSectionProps {
  readonly planned: PlannedShow;
  readonly vote: boolean;
  /** The number of real judges. */
  readonly usualJudges: number;
  readonly busy: boolean;
  readonly onStart: (settings: RehearsalSettings) => void;
}

export function SettingsSection({
  planned,
  vote,
  usualJudges,
  busy,
  onStart,
}: SettingsSectionProps) {
  const { rehearsal } = useBackstageMessages();
  const { settings: texts } = rehearsal;
  const { battle, playable } = planned;
  const [judges, setJudges] = useState<number | null>(usualJudges);
  const [speed, setSpeed] = useState<keyof typeof speeds>('fast');
  const [within, setWithin] = useState<keyof typeof withins>('usual');
  const [spread, setSpread] = useState<keyof typeof spreads>('usual');
  const [network, setNetwork] = useState<keyof typeof networks>('good');
  const settings: RehearsalSettings = {
    judges: battle ? fewestJudges : (judges ?? usualJudges),
    speed: speeds[speed],
    withinSeconds: withins[within],
    spread: spreads[spread],
    loss: battle ? 0 : networks[network],
  };
  const time = durationText(aboutMs(expectedMs(settings, planned)), rehearsal);
  const plan = fill(battle ? texts.planBattle : texts.plan, { count: playable, time });
  return (
    <Section title={texts.title} help={<Help topic="rehearsal" />}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onStart(settings);
        }}
      >
        <Stack $gap={20}>
          <Rows>
            {battle ? null : (
              <Row title={texts.judges}>
                <div style={{ maxWidth: 200 }}>
                  <NumberField
                    label={texts.judges}
                    hideLabel
                    hint={texts.judgesHint}
                    value={judges}
                    onChange={setJudges}
                    min={fewestJudges}
                    max={mostJudges}
                  />
                </div>
              </Row>
            )}
            <Row title={texts.speed}>
              <Choice label={texts.speed} names={texts.speeds} value={speed} onChange={setSpeed} />
            </Row>
            {battle ? null : (
              <Row title={texts.within}>
                <Choice
                  label={texts.within}
                  names={texts.withins}
                  value={within}
                  onChange={setWithin}
                />
              </Row>
            )}
            {battle || vote ? null : (
              <Row title={texts.spread}>
                <Choice
                  label={texts.spread}
                  names={texts.spreads}
                  value={spread}
                  onChange={setSpread}
                />
              </Row>
            )}
            {battle ? null : (
              <Row title={texts.network}>
                <Choice
                  label={texts.network}
                  names={texts.networks}
                  value={network}
                  onChange={setNetwork}
                />
                <Hint style={{ marginTop: 6 }}>{texts.networkHint}</Hint>
              </Row>
            )}
          </Rows>
          {playable === 0 ? (
            <Problem role="alert">{texts.nothing}</Problem>
          ) : (
            <Stack $gap={2}>
              <span>{plan}</span>
              <Hint>{battle ? texts.planNoteBattle : texts.planNote}</Hint>
              <Hint>{texts.effect}</Hint>
            </Stack>
          )}
          <div>
            <Button type="submit" look="primary" busy={busy} disabled={playable === 0}>
              {texts.start}
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  );
}

/** Nobody knows it to the second. */
function aboutMs(ms: number): number {
  return Math.ceil(ms / 5_000) * 5_000;
}

function Row({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <span aria-hidden>{title}</span>
      <div>{children}</div>
    </>
  );
}

function Choice<Value extends string>({
  label,
  names,
  value,
  onChange,
}: {
  readonly label: string;
  readonly names: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  // The keys of a record of type Value; TypeScript cannot say that of Object.keys.
  const values = Object.keys(names) as Value[];
  const options = values.map((each) => ({ value: each, label: names[each] }));
  return <Segmented label={label} value={value} options={options} onChange={onChange} />;
}
