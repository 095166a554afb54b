'use client';
// One judge's column of light: it climbs to the score, past the leader's mark or not.
import { memo } from 'react';
import { useScreenMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { part } from '../../style-sheets/part.ts';
import { judgeLabel } from '../caption.ts';
import { isSameCard, JudgePhoto, JudgeScore, JudgeTitle, Strike, struckOf } from './JudgeCard.tsx';
import type { CardSetting, JudgeCardProps } from './judge-card-props.ts';
import { meterShare } from './meter-scale.ts';
import { faceHeight } from './seat-layout.ts';

const Seat = part('div', 'lfs-judge-column-seat');
const Track = part('div', 'lfs-judge-column-track');
const Rise = part('div', 'lfs-judge-column-rise');
const Figure = part('div', 'lfs-digits lfs-judge-column-figure');
const Bar = part('i', 'lfs-judge-column-bar');
const Plate = part('div', 'lfs-judge-seat-plate lfs-judge-column-plate');
const Name = part('div', 'lfs-judge-seat-name');

export const JudgeColumn = memo(JudgeColumnView, isSameCard);

/** Below the track: number and name. */
function footHeight({ plate, nameHeight }: CardSetting): number {
  return Math.ceil(plate * 1.3) + nameHeight + 10;
}

/** Returns where the top of a column stands in its seat, and from what height it is measured. */
export function columnTrack(setting: CardSetting): { readonly head: number; readonly run: number } {
  const head = setting.oneRow === true ? Math.ceil(setting.figure * 1.16) : 0;
  return { head, run: setting.height - footHeight(setting) - head };
}

function JudgeColumnView(props: JudgeCardProps) {
  const { card, setting, arrived, turned, latest } = props;
  const texts = useScreenMessages();
  const { width, height, figure, vote, scale = null, oneRow = false } = setting;
  const struck = struckOf(card.dropped, props);
  if (arrived === 'PLACE') return <Seat style={{ width, height }} />;
  const { head, run } = columnTrack(setting);
  const share =
    card.score === null ? 0 : vote ? Number(card.score > 0) : meterShare(card.score, scale);
  const hidden = turned && card.score !== null ? (1 - share) * run : run + head + 20;
  const rise = { transform: `translateY(${Math.round(hidden)}px)` };
  const score = (
    <Figure style={{ fontSize: figure }} aria-hidden={!turned}>
      {arrived === 'WHOLE' && turned ? <JudgeScore card={card} setting={setting} /> : null}
      <Strike data-on={struck || undefined} aria-hidden />
    </Figure>
  );
  return (
    <Seat
      style={{ width, height }}
      data-turned={turned || undefined}
      data-latest={latest || undefined}
      data-struck={struck || undefined}
      data-row={oneRow || undefined}
    >
      <Track style={{ height: head + run }}>
        <Rise style={rise}>
          <Bar style={{ top: head }} />
        </Rise>
        {oneRow ? (
          <Rise style={rise} data-score>
            {score}
          </Rise>
        ) : (
          score
        )}
      </Track>
      {oneRow ? <JudgePhoto card={card} setting={setting} /> : null}
      <Plate style={{ fontSize: setting.plate }}>
        <span>{judgeLabel(card.number, texts)}</span>
        {setting.names === 'BESIDE_NUMBER' && card.name !== null ? (
          <b translate="no">{card.name}</b>
        ) : null}
      </Plate>
      {setting.names === 'BELOW_SCORE' ? (
        <Name
          translate="no"
          style={{ fontSize: setting.name, height: setting.nameHeight - faceHeight(setting.face) }}
        >
          {ownText(card.name)}
          <JudgeTitle card={card} setting={setting} />
        </Name>
      ) : null}
    </Seat>
  );
}
