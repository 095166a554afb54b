'use client';
// 开场: the evening's name on an empty stage.
import type { ScreenMatch } from '@liangfen/sdk/schema';
import type { ReactNode } from 'react';
import { useLang } from '../../messages/use-area.ts';
import { useFirstScreenMessages } from '../../messages/use-first-screen-messages.ts';
import { ownText } from '../../own-text.tsx';
import { part } from '../../style-sheets/part.ts';
import { cssUrl } from '../../theme/look.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { titleLines } from './title-lines.ts';

const Layout = part('div', 'lfs-start-sheet');
const Cover = part('div', 'lfs-start-cover');
const Edge = part('div', 'lfs-start-edge');
const Logo = part('img', 'lfs-start-logo');
const Name = part('h1', 'lfs-start-name');
const Rule = part('div', 'lfs-start-rule');
const Slogan = part('div', 'lfs-start-slogan');
const Foot = part('footer', 'lfs-start-foot');
const Ended = part('div', 'lfs-start-ended');

export interface StartStageProps {
  readonly match: ScreenMatch;
  /** Stands below the name and its lines. */
  readonly children?: ReactNode;
}

export function StartStage({ match, children }: StartStageProps) {
  const texts = useFirstScreenMessages();
  const lang = useLang();
  const { look, name, status } = match;
  const cover = look.cover !== null && cssUrl(look.cover) !== null ? look.cover : null;
  const { width, tall, composition } = useRoom();
  const wide = composition === 'wide';
  // As large as on the base, and larger on a wider wall; a cover takes the right half.
  const title = titleLines(name, {
    room:
      cover === null || tall
        ? Math.min(wide ? 3000 : 2100, width - (tall ? 150 : 360))
        : wide
          ? width * 0.46
          : 980,
    ...(wide ? { most: 250 } : {}),
    lines: tall ? 3 : 2,
  });
  const facts = [look.organiser, look.venue, dateText(look.startTime, lang)].filter(
    (fact) => fact !== '',
  );
  return (
    <Layout
      data-cover={cover === null || tall ? undefined : true}
      data-bare={facts.length === 0 || undefined}
    >
      {cover === null || tall ? null : (
        <>
          <Edge aria-hidden />
          <Cover>
            <img src={cover} alt="" />
          </Cover>
        </>
      )}
      {look.logo === null ? null : <Logo src={look.logo} alt="" />}
      <Name style={{ fontSize: title.size }}>
        {title.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Name>
      <Rule aria-hidden />
      {look.slogan === '' ? null : <Slogan>{look.slogan}</Slogan>}
      {status === 'ENDED' ? <Ended>{texts.ended}</Ended> : null}
      {ownText(children)}
      {facts.length === 0 ? null : (
        <Foot data-stacked={tall || undefined}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Foot>
      )}
    </Layout>
  );
}

/** 2026-11-21 19:00 or as another language writes it, in the hall's own time. */
function dateText(at: number | null, lang: string): string {
  if (at === null) return '';
  const chinese = lang.startsWith('zh');
  const format = new Intl.DateTimeFormat(lang, {
    year: 'numeric',
    month: chinese ? '2-digit' : 'short',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  if (!chinese) return format.format(at);
  const parts = format.formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year')}-${of('month')}-${of('day')} ${of('hour')}:${of('minute')}`;
}
