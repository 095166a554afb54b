'use client';
// A side's fouls as cards: shown, still allowed, and the one too many, struck through.
import type { BattleSide } from '@liangfen/sdk/schema';
import { FoulCard, FoulRow, Fouls } from './BattleStage.styles.ts';
import { cardsAtMost } from './battle-fit.ts';

export interface BattleFoulsProps {
  readonly fouls: BattleSide['fouls'];
  readonly width: number;
  readonly fontSize: number;
}

export function BattleFouls({ fouls, width, fontSize }: BattleFoulsProps) {
  return (
    <Fouls data-part="fouls" style={{ maxWidth: width, fontSize }}>
      {fouls.map((foul) => (
        <FoulRow key={foul.foulId} data-over={foul.times > foul.allowed || undefined}>
          <span>{foul.foulName}</span>
          <FoulCards times={foul.times} allowed={foul.allowed} />
        </FoulRow>
      ))}
    </Fouls>
  );
}

function FoulCards({ times, allowed }: { readonly times: number; readonly allowed: number }) {
  const slots = Math.max(times, allowed);
  if (slots > cardsAtMost) {
    return <b>{`${times} / ${allowed}`}</b>;
  }
  return (
    <span role="img" aria-label={`${times} / ${allowed}`}>
      {Array.from({ length: slots }, (_, index) => index).map((index) => (
        <FoulCard
          key={index}
          data-shown={index < times || undefined}
          data-over={(index < times && index >= allowed) || undefined}
        />
      ))}
    </span>
  );
}
