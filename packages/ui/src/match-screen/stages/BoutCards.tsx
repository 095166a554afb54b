'use client';
// The judges' cards that decided a bout, dealt one after another; before that, how many are handed in.
import type { StageBattle } from '@liangfen/sdk/schema';
import type { CSSProperties } from 'react';
import { fill, useScreenMessages } from '../../messages/index.ts';
import { part } from '../../style-sheets/part.ts';
import { judgeLabel } from '../caption.ts';

const Row = part('ul', 'lfs-bout-cards');
const Card = part('li', 'lfs-bout-card');
const Sum = part('b', 'lfs-digits');
const HandedIn = part('div', 'lfs-battle-bout-pill');

/** More cards than these are told by the figures of the bout alone. */
const mostCards = 5;

/** Whether the bout's figures say something: cards that are still out have none. */
export function hasFigures({ boutCards }: StageBattle): boolean {
  return boutCards === undefined || boutCards.verdict !== undefined;
}

/** Whether the cards are on the wall. */
export function showsCards({ boutCards }: StageBattle): boolean {
  const count = boutCards?.cards.length ?? 0;
  return count > 0 && count <= mostCards;
}

export function BoutCards({ stage, stacked }: { stage: StageBattle; stacked?: boolean }) {
  const texts = useScreenMessages();
  if (!showsCards(stage)) return null;
  return (
    <Row data-part="cards" data-stacked={stacked || undefined}>
      {stage.boutCards?.cards.map(({ number, name, red, blue }, at) => (
        // A judge has one card; without a name and a number only its place tells it.
        <Card key={`${number} ${name}`} style={dealtAt(at)}>
          <span translate="no">{name ?? judgeLabel(number, texts)}</span>
          <Sum data-side="red" data-won={red > blue || undefined}>
            {red}
          </Sum>
          <Sum data-side="blue" data-won={blue > red || undefined}>
            {blue}
          </Sum>
        </Card>
      ))}
    </Row>
  );
}

function dealtAt(at: number): CSSProperties {
  const variables: Record<string, string> = { '--at': String(at) };
  return variables;
}

export function CardsHandedIn({ stage: { boutCards } }: { stage: StageBattle }) {
  const { battle } = useScreenMessages();
  if (boutCards === undefined || boutCards.verdict !== undefined) return null;
  const { submitted, expected } = boutCards;
  return (
    <HandedIn data-part="handed-in">{fill(battle.handedIn, { submitted, expected })}</HandedIn>
  );
}
