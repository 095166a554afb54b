'use client';
// 签到: a ring that fills, tiles that light, or the list, as judges arrive.
import type { SignInJudge, StageSignIn } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { useScreenMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { type Room, useRoom } from '../canvas/canvas-size.ts';
import { figureWidth, formatNumber } from '../format.ts';
import { fittedName } from '../names.ts';
import { EmptyPicture, Frame } from '../parts/Frame.tsx';
import { fitted, UnbrokenStrong } from '../parts/fitted.ts';
import { PageDots } from '../parts/PageDots.tsx';
import { Unseen } from '../parts/Unseen.ts';
import { useTurningPage } from '../parts/use-turning-page.ts';
import { ringArcs } from './ring.ts';
import {
  Arc,
  Cell,
  Check,
  ListGrid,
  ListRow,
  RingCentre,
  RingPicture,
  TileGrid,
  Title,
  TotalLayout,
} from './SignInStage.styles.ts';

const tilesPerPage = 12;
const listPerPage = 24;

export function SignInStageView({ stage }: { readonly stage: StageSignIn }) {
  const { signIn } = useScreenMessages();
  return (
    <Frame>
      <Title>
        <span>{signIn.title}</span>
        {stage.total > 0 && stage.signed === stage.total ? <em>{signIn.complete}</em> : null}
      </Title>
      {stage.total === 0 ? <EmptyPicture>{signIn.empty}</EmptyPicture> : <Judges stage={stage} />}
    </Frame>
  );
}

function Judges({ stage }: { readonly stage: StageSignIn }) {
  switch (stage.showType) {
    case 'TOTAL':
      return <Ring signed={stage.signed} total={stage.total} />;
    case 'TILE':
      return <Tiles judges={stage.judges} />;
    case 'LIST':
      return <List judges={stage.judges} />;
  }
}

function Ring({ signed, total }: { readonly signed: number; readonly total: number }) {
  const { signIn } = useScreenMessages();
  const { body } = useRoom();
  const { paths, lit } = ringArcs(signed, total);
  const side = Math.min(body.width - 160, body.height - 150, 1000);
  // Both numbers and the stroke between them stand inside the ring.
  const ems = figureWidth(`${signed}`) + 0.46 * figureWidth(` / ${total}`);
  return (
    <TotalLayout>
      <RingPicture style={{ width: side, height: side }}>
        <svg viewBox="-340 -340 680 680" aria-hidden>
          {paths.map((path, index) => (
            <g key={path}>
              <Arc d={path} data-ground />
              <Arc d={path} style={{ opacity: index < lit ? 1 : 0 }} />
            </g>
          ))}
        </svg>
        <RingCentre style={{ fontSize: Math.min(side * 0.31, (side * 0.7) / ems) }}>
          <div>
            <strong>{signed}</strong>
            <span>{`/ ${total}`}</span>
          </div>
          <small>{signIn.signed}</small>
        </RingCentre>
      </RingPicture>
    </TotalLayout>
  );
}

/** The place in the list of the judge who signed in last, as far as this screen saw it. */
function useLatestArrival(judges: readonly SignInJudge[]): { at: number; occasion: string } {
  const signed = judges.filter((judge) => judge.signIn).map((judge) => judge.id);
  const [held, setHeld] = useState<{ signed: readonly string[]; latest: string | null }>({
    signed,
    latest: null,
  });
  if (held.signed.join() !== signed.join()) {
    const arrived = signed.find((id) => !held.signed.includes(id)) ?? null;
    setHeld({ signed, latest: arrived });
  }
  const at = judges.findIndex((judge) => judge.id === held.latest);
  return { at: Math.max(0, at), occasion: `${held.latest} ${signed.length}` };
}

function usePage(judges: readonly SignInJudge[], perPage: number) {
  const { at, occasion } = useLatestArrival(judges);
  const pages = Math.max(1, Math.ceil(judges.length / perPage));
  const page = useTurningPage(pages, Math.floor(at / perPage), occasion);
  return { page, pages, shown: judges.slice(page * perPage, (page + 1) * perPage) };
}

const tileGap = 28;
/** The title above the tiles, the dots of the pages below, and air. */
const besideTiles = 230;

/** Fills the stage with one page of few tiles; pages of many tiles are all alike, four by three or three by four. */
function tileGrid(count: number, { body, tall, composition }: Room) {
  const even = count <= 3 ? count : count === 4 ? 2 : count <= 6 || count === 9 ? 3 : 4;
  const wide = composition === 'wide';
  const columns = tall ? Math.min(count <= 4 ? 1 : 2, even) : even;
  const rows = Math.ceil(Math.min(count, tilesPerPage) / columns);
  const widest = wide ? 900 : rows === 1 ? 520 : 700;
  const width = Math.min(widest, (body.width - tileGap * (columns - 1)) / columns);
  const height = Math.min(320, (body.height - besideTiles - tileGap * (rows - 1)) / rows);
  return {
    name: { width: width - 70, height: height - 120 },
    style: {
      gridTemplateColumns: `repeat(${columns}, ${Math.floor(width)}px)`,
      gridTemplateRows: `repeat(${rows}, ${Math.floor(height)}px)`,
    },
  };
}

function Tiles({ judges }: { readonly judges: readonly SignInJudge[] }) {
  const { signIn } = useScreenMessages();
  const { page, pages, shown } = usePage(judges, tilesPerPage);
  const grid = tileGrid(judges.length, useRoom());
  return (
    <>
      <TileGrid style={grid.style}>
        {shown.map((judge) => (
          <Cell key={judge.id} data-lit={judge.signIn || undefined}>
            <b translate="no">{judge.number === null ? '' : formatNumber(judge.number)}</b>
            <UnbrokenStrong
              {...fitted(
                fittedName([judge.name], {
                  width: grid.name.width,
                  most: Math.min(72, grid.name.height / 1.2),
                  least: Math.min(44, grid.name.height / 2.4),
                  lines: 2,
                }),
              )}
            />
            <span>
              <CheckMark on={judge.signIn} />
              <span>{judge.signIn ? signIn.signed : signIn.unsigned}</span>
            </span>
          </Cell>
        ))}
      </TileGrid>
      <PageDots page={page} pages={pages} />
    </>
  );
}

function List({ judges }: { readonly judges: readonly SignInJudge[] }) {
  const { signIn } = useScreenMessages();
  const { page, pages, shown } = usePage(judges, listPerPage);
  const { body, tall } = useRoom();
  const perColumn = tall ? 16 : 8;
  const columns = Math.max(1, Math.ceil(Math.min(judges.length, listPerPage) / perColumn));
  // Less the number, the words beside the name, and the air between.
  const nameWidth = (body.width - 32 * (columns - 1)) / columns - (columns > 2 ? 228 : 340);
  const few = judges.length < 5;
  const rows = few
    ? `${judges.length}, 128px`
    : `${Math.min(perColumn, judges.length)}, minmax(0, 1fr)`;
  return (
    <>
      <ListGrid
        data-few={few || undefined}
        style={{
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          gridTemplateRows: `repeat(${rows})`,
        }}
      >
        {shown.map((judge) => (
          <ListRow key={judge.id} data-lit={judge.signIn || undefined}>
            <b translate="no">{judge.number === null ? '' : formatNumber(judge.number)}</b>
            <UnbrokenStrong
              {...fitted(
                fittedName([judge.name], { width: nameWidth, most: 42, least: 28, lines: 2 }),
              )}
            />
            <span>
              <CheckMark on={judge.signIn} />
              {ownText(
                columns > 2 ? (
                  // The mark alone tells it, where three columns need the room for names.
                  <Unseen>{judge.signIn ? signIn.signed : signIn.unsigned}</Unseen>
                ) : judge.signIn ? (
                  signIn.signed
                ) : (
                  signIn.unsigned
                ),
              )}
            </span>
          </ListRow>
        ))}
      </ListGrid>
      <PageDots page={page} pages={pages} />
    </>
  );
}

/** A tick in a disc or an empty ring: told apart without colour. */
function CheckMark({ on }: { readonly on: boolean }) {
  return (
    <Check viewBox="0 0 32 32" aria-hidden>
      <circle cx="16" cy="16" r="13" />
      {on ? <path d="M9.5 16.5l4.5 4.5 8.5-9.5" /> : null}
    </Check>
  );
}
