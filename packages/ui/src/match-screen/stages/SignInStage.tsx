'use client';
// 签到: a ring that fills, tiles that light, or the list, as judges arrive.
import type { SignInJudge, StageSignIn } from '@liangfen/sdk/schema';
import { type CSSProperties, useState } from 'react';
import { useScreenMessages } from '../../messages/index.ts';
import { formatNumber } from '../format.ts';
import { Frame } from '../parts/Frame.tsx';
import { PageDots } from '../parts/PageDots.tsx';
import { useTurningPage } from '../parts/use-turning-page.ts';
import { ringArcs } from './ring.ts';
import {
  Arc,
  Cell,
  Check,
  Empty,
  Figure,
  Figures,
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
        {signIn.title}
        {stage.total > 0 && stage.signed === stage.total ? <em>{signIn.complete}</em> : null}
      </Title>
      {stage.total === 0 ? <Empty>{signIn.empty}</Empty> : <Judges stage={stage} />}
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
  const { paths, lit } = ringArcs(signed, total);
  return (
    <TotalLayout>
      <RingPicture>
        <svg viewBox="-340 -340 680 680" aria-hidden>
          {paths.map((path, index) => (
            <g key={path}>
              <Arc d={path} data-ground />
              <Arc d={path} style={{ opacity: index < lit ? 1 : 0 }} />
            </g>
          ))}
        </svg>
        <RingCentre>
          <strong>{signed}</strong>
          <span>/ {total}</span>
        </RingCentre>
      </RingPicture>
      <Figures>
        <Figure data-lit>
          <span>{signIn.signed}</span>
          <strong>
            {signed}
            <small>{signIn.people}</small>
          </strong>
        </Figure>
        <Figure>
          <span>{signIn.unsigned}</span>
          <strong>
            {total - signed}
            <small>{signIn.people}</small>
          </strong>
        </Figure>
      </Figures>
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

/** One page of few tiles fills the stage; the pages of many are all alike, four by three. */
function tileGrid(count: number): CSSProperties {
  const columns = count <= 3 ? count : count === 4 ? 2 : count <= 6 ? 3 : count === 9 ? 3 : 4;
  const rows = Math.ceil(Math.min(count, tilesPerPage) / columns);
  return {
    gridTemplateColumns: `repeat(${columns}, minmax(0, ${rows === 1 ? '520px' : '1fr'}))`,
    gridTemplateRows: rows === 1 ? '320px' : `repeat(${rows}, minmax(0, 1fr))`,
  };
}

function Tiles({ judges }: { readonly judges: readonly SignInJudge[] }) {
  const { signIn } = useScreenMessages();
  const { page, pages, shown } = usePage(judges, tilesPerPage);
  return (
    <>
      <TileGrid style={tileGrid(judges.length)}>
        {shown.map((judge) => (
          <Cell key={judge.id} data-lit={judge.signIn || undefined}>
            <b>{judge.number === null ? '' : formatNumber(judge.number)}</b>
            <strong>{judge.name}</strong>
            <span>
              <CheckMark on={judge.signIn} />
              {judge.signIn ? signIn.signed : signIn.unsigned}
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
  const columns = Math.max(1, Math.ceil(Math.min(judges.length, listPerPage) / 8));
  const few = judges.length < 5;
  const rows = few ? `${judges.length}, 128px` : `${Math.min(8, judges.length)}, minmax(0, 1fr)`;
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
            <b>{judge.number === null ? '' : formatNumber(judge.number)}</b>
            <strong>{judge.name}</strong>
            <span>
              <CheckMark on={judge.signIn} />
              {judge.signIn ? signIn.signed : signIn.unsigned}
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
