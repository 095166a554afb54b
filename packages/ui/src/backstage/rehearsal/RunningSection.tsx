'use client';
// A rehearsal while it is played: where it is, who is on, who has submitted; held or stopped at any time.
import type { RehearsalState } from '@liangfen/rehearsal/player';
import { useState } from 'react';
import { styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Tag } from '../../primitives/Card.tsx';
import { ConfirmDialog } from '../../primitives/Dialog.tsx';
import { token } from '../../theme/index.ts';
import { Hint, Section, Stack } from '../frame/Section.tsx';

const Now = styled.div`
  display: grid;
  gap: 4px;
  p {
    margin: 0;
    color: ${token.textMuted};
  }
  strong {
    font-size: 20px;
    font-weight: 600;
    line-height: 30px;
    overflow-wrap: anywhere;
  }
`;

const Track = styled.div`
  display: grid;
  gap: 6px;
  > div:first-child {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    font-variant-numeric: tabular-nums;
  }
`;

const Bar = styled.div<{ $done: number }>`
  height: 8px;
  border-radius: 4px;
  background: ${token.surfaceSunken};
  overflow: hidden;
  &::after {
    content: '';
    display: block;
    height: 100%;
    border-radius: 4px;
    background: ${token.accent};
    transform: scaleX(${({ $done }) => $done});
    transform-origin: left;
    transition: transform ${token.normal} ${token.easeOut};
  }
  @media (prefers-reduced-motion: reduce) {
    &::after {
      transition: none;
    }
  }
`;

/** The program on stage is not through yet. */
function through({ part, position }: RehearsalState): number {
  switch (part) {
    case 'PROGRAM':
      return position - 1;
    case 'FIRST_CHECK':
    case 'PREPARING':
    case 'SIGN_IN':
    case 'RANKING':
    case 'LAST_CHECK':
    case 'TIDYING':
      return position;
  }
}

export interface RunningSectionProps {
  readonly state: RehearsalState;
  readonly battle: boolean;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onStop: () => void;
}

export function RunningSection({ state, battle, onPause, onResume, onStop }: RunningSectionProps) {
  const { rehearsal } = useBackstageMessages();
  const { running: texts, part } = rehearsal;
  const [asking, setAsking] = useState(false);
  const { paused, stopping, position, playable, names, submitted, judges, submissions, lost } =
    state;
  const title = stopping ? texts.stopping : paused ? texts.paused : texts.title;
  const tidying = stopping || state.part === 'TIDYING';
  const who = fill(battle ? texts.namesBattle : texts.names, {
    position,
    names: names.join(' VS '),
  });
  return (
    <Section
      title={title}
      actions={
        <>
          {paused ? (
            <Button look="primary" disabled={tidying} onClick={onResume}>
              {texts.resume}
            </Button>
          ) : (
            <Button disabled={tidying} onClick={onPause}>
              {texts.pause}
            </Button>
          )}
          <Button look="danger" busy={stopping} disabled={tidying} onClick={() => setAsking(true)}>
            {texts.stop}
          </Button>
        </>
      }
    >
      <Stack>
        <Now role="status">
          <p>{part[state.part]}</p>
          <strong>{names.length > 0 ? who : part[state.part]}</strong>
        </Now>
        <Progress label={texts.progress} value={position} done={through(state)} of={playable} />
        {battle ? null : (
          <Progress label={texts.submitted} value={submitted} done={submitted} of={judges} />
        )}
        <div>
          {battle ? null : <Tag>{`${texts.submissions} ${submissions}`}</Tag>}{' '}
          {lost === 0 ? null : <Tag $tone="warning">{`${texts.lost} ${lost}`}</Tag>}
        </div>
        <Hint>{texts.foreground}</Hint>
      </Stack>
      <ConfirmDialog
        open={asking}
        danger
        title={texts.stopAsk}
        effect={texts.stopEffect}
        confirmLabel={texts.stop}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onStop();
        }}
      />
    </Section>
  );
}

interface ProgressProps {
  readonly label: string;
  readonly value: number;
  readonly done: number;
  readonly of: number;
}

function Progress({ label, value, done, of }: ProgressProps) {
  const { running } = useBackstageMessages().rehearsal;
  const text = fill(running.position, { position: value, count: of });
  return (
    <Track>
      <div>
        <span>{label}</span>
        <span>{text}</span>
      </div>
      <Bar
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(1, of)}
        aria-valuenow={done}
        aria-valuetext={text}
        $done={of === 0 ? 0 : done / of}
      />
    </Track>
  );
}
