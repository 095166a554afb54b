'use client';
// The show again, at any version: the hall's real stage, what happened there, and a time line to move on.
import type { LedgerMoment, LedgerTimeline } from '@liangfen/sdk/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { MatchStage } from '../../match-screen/MatchStage.tsx';
import { timeToTheSecond } from '../../messages/date-and-time.ts';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Segmented } from '../../primitives/Segmented.tsx';
import { useClient } from '../../provider/index.ts';
import { token } from '../../theme/index.ts';
import { competitionKey, useRead } from '../data/use-read.ts';
import { FailedRead } from '../frame/Loaded.tsx';
import { Actions, Hint, Section, Stack } from '../frame/Section.tsx';
import { sentenceOf } from './sentences.ts';
import { TimeLine } from './TimeLine.tsx';
import { usePlayback } from './use-playback.ts';

const speeds = ['1', '4', '16'] as const;
type Speed = (typeof speeds)[number];

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: 20px;
  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${token.radius};
  background: ${token.surfaceSunken};
  /* 16 : 9 */
  &::before {
    content: '';
    display: block;
    padding-top: 56.25%;
  }
  > * {
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
  }
`;

/** Read by screen readers when it changes; not a heading, because the stage beside it has one. */
const Told = styled.div.attrs({ 'aria-live': 'polite' })`
  display: grid;
  align-content: start;
  gap: 6px;
  min-height: 148px;
  strong {
    font-size: 18px;
    font-weight: 600;
    line-height: 28px;
  }
  p {
    margin: 0;
    color: ${token.textMuted};
  }
  ul {
    margin: 4px 0 0;
    padding-left: 18px;
    font-variant-numeric: tabular-nums;
  }
`;

export interface ReplayProps {
  readonly id: string;
  readonly timeline: LedgerTimeline;
  readonly version: number;
  readonly onVersion: (version: number) => void;
}

function momentKey(id: string, version: number) {
  return competitionKey(id, 'ledger', 'moment', version);
}

export function Replay({ id, timeline, version, onVersion }: ReplayProps) {
  const { ledger: texts } = useBackstageMessages();
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('4');
  const moment = useRead(
    momentKey(id, version),
    (client, signal) => client.request('getMatchAt', { path: { id, version }, signal }),
    { keep: true },
  );
  const { data } = moment;
  const arrived = data !== undefined && data.match.version === version;
  const atEnd = version >= timeline.version;
  useNextMoment(id, version, timeline.version);
  usePlayback({
    playing: playing && arrived && !atEnd,
    speed: Number(speed),
    version,
    at: data?.line?.at ?? null,
    nextAt: data?.nextAt ?? null,
    onNext: () => onVersion(version + 1),
  });
  useEffect(() => {
    if (atEnd) setPlaying(false);
  }, [atEnd]);
  const go = (to: number) => {
    setPlaying(false);
    onVersion(Math.min(Math.max(0, to), timeline.version));
  };
  const at = data?.line?.at;
  const said = fill(texts.replay.position, {
    version,
    total: timeline.version,
    at: at === undefined ? texts.replay.start : timeToTheSecond(at, texts.lang),
  });
  return (
    <Section
      title={texts.replay.title}
      actions={
        atEnd ? undefined : (
          <Button look="quiet" onClick={() => go(timeline.version)}>
            {texts.replay.latest}
          </Button>
        )
      }
    >
      <Stack>
        <Columns>
          <Frame role="img" aria-label={fill(texts.replay.stage, { version })}>
            {data === undefined ? null : <StageOf moment={data} still={!playing} />}
          </Frame>
          <Stack>
            {moment.isError ? (
              <FailedRead of={moment} />
            ) : (
              <TellMoment moment={arrived ? data : undefined} />
            )}
            <Controls
              timeline={timeline}
              version={version}
              playing={playing}
              speed={speed}
              onGo={go}
              onSpeed={setSpeed}
              onPlay={() => {
                if (atEnd) onVersion(0);
                setPlaying(!playing);
              }}
            />
            <Hint>{texts.replay.hint}</Hint>
          </Stack>
        </Columns>
        <TimeLine
          steps={timeline.steps}
          total={timeline.version}
          version={version}
          said={said}
          onVersion={go}
        />
        <Hint>{said}</Hint>
      </Stack>
    </Section>
  );
}

/** Clocks stand still at the moment that is looked at. */
function StageOf({ moment, still }: { readonly moment: LedgerMoment; readonly still: boolean }) {
  const at = moment.line?.at ?? 0;
  const now = useMemo(() => () => at, [at]);
  return (
    <div>
      <MatchStage match={moment.match} now={now} still={still} announce={false} />
    </div>
  );
}

function TellMoment({ moment }: { readonly moment: LedgerMoment | undefined }) {
  const { ledger: texts } = useBackstageMessages();
  if (moment === undefined) return <Told aria-busy />;
  if (moment.line === null) {
    return (
      <Told>
        <strong>{texts.replay.start}</strong>
      </Told>
    );
  }
  const { who, what, changes, reason } = sentenceOf(moment.line, moment.names, texts);
  return (
    <Told>
      <strong>{what}</strong>
      <p>{`${who} · ${timeToTheSecond(moment.line.at, texts.lang)}`}</p>
      {changes.length === 0 ? null : (
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      {reason === null ? null : <p>{fill(texts.reason, { reason })}</p>}
    </Told>
  );
}

interface ControlsProps {
  readonly timeline: LedgerTimeline;
  readonly version: number;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly onGo: (version: number) => void;
  readonly onSpeed: (speed: Speed) => void;
  readonly onPlay: () => void;
}

function Controls({ timeline, version, playing, speed, onGo, onSpeed, onPlay }: ControlsProps) {
  const { ledger: texts } = useBackstageMessages();
  const { previous, next } = neighbours(timeline, version);
  return (
    <Actions>
      <Button disabled={previous === null} onClick={() => onGo(previous ?? version)}>
        {texts.replay.previous}
      </Button>
      <Button look="primary" onClick={onPlay}>
        {playing ? texts.replay.pause : texts.replay.play}
      </Button>
      <Button disabled={next === null} onClick={() => onGo(next ?? version)}>
        {texts.replay.next}
      </Button>
      <Segmented<Speed>
        label={texts.replay.speed}
        value={speed}
        options={speeds.map((value) => ({
          value,
          label: fill(texts.replay.times, { speed: value }),
        }))}
        onChange={onSpeed}
      />
    </Actions>
  );
}

/** The steps of operators and organisers around a version; scores and arrivals are passed over. */
function neighbours({ steps }: LedgerTimeline, version: number) {
  let previous: number | null = version > 0 ? 0 : null;
  let next: number | null = null;
  for (const step of steps) {
    if (step.version < version) previous = step.version;
    if (step.version > version) {
      next = step.version;
      break;
    }
  }
  return { previous, next };
}

/** The picture after this one is fetched ahead, so that playing does not wait for the network. */
function useNextMoment(id: string, version: number, last: number) {
  const client = useClient();
  const queries = useQueryClient();
  useEffect(() => {
    const next = version + 1;
    if (next > last) return;
    void queries.prefetchQuery({
      queryKey: momentKey(id, next),
      queryFn: ({ signal }) =>
        client.request('getMatchAt', { path: { id, version: next }, signal }),
    });
  }, [client, queries, id, version, last]);
}
