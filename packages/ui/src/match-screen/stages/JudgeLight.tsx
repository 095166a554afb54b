'use client';
// One judge's seat in a row that bends like a hall: a light sweeps over it, and the score settles.
import { memo } from 'react';
import { useScreenMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { part } from '../../style-sheets/part.ts';
import { judgeLabel } from '../caption.ts';
import { isSameCard, JudgePhoto, JudgeScore, JudgeTitle, Strike, struckOf } from './JudgeCard.tsx';
import type { JudgeCardProps } from './judge-card-props.ts';
import { faceHeight } from './seat-layout.ts';

const Seat = part('div', 'lfs-judge-light-seat');
const Beam = part('i', 'lfs-judge-light-beam');
const Figure = part('div', 'lfs-digits lfs-judge-light-figure');
const Rail = part('div', 'lfs-judge-light-rail');
const Plate = part('div', 'lfs-judge-seat-plate');
const Name = part('div', 'lfs-judge-seat-name');
const Drop = part('div', 'lfs-judge-light-drop');

export const JudgeLight = memo(JudgeLightView, isSameCard);

function JudgeLightView(props: JudgeCardProps) {
  const { card, setting, arrived, turned, latest, bow = 0, slope = 0 } = props;
  const texts = useScreenMessages();
  const { width, height, figure, oneRow = false } = setting;
  const struck = struckOf(card.dropped, props);
  const place = { width, height, transform: `translateY(${bow}px)` };
  if (arrived === 'PLACE') return <Seat style={place} />;
  return (
    <Seat
      style={place}
      data-turned={turned || undefined}
      data-latest={latest || undefined}
      data-struck={struck || undefined}
      data-row={oneRow || undefined}
    >
      {oneRow ? <Beam aria-hidden style={{ transform: `rotate(${-slope}deg)` }} /> : null}
      <Figure style={{ fontSize: figure }} aria-hidden={!turned}>
        {arrived === 'WHOLE' && turned ? <JudgeScore card={card} setting={setting} /> : null}
        <Strike data-on={struck || undefined} aria-hidden />
      </Figure>
      <Rail aria-hidden style={{ transform: `rotate(${slope}deg)` }}>
        <i />
      </Rail>
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
      {struck && card.dropped !== null && oneRow ? (
        <Drop>{texts.reveal.dropped[card.dropped]}</Drop>
      ) : null}
    </Seat>
  );
}
