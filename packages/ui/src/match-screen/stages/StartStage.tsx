'use client';
// 开场: the evening's name on an empty stage.
import type { ScreenMatch } from '@liangfen/sdk/schema';
import { keyframes, styled } from 'styled-components';
import { useLang, useScreenMessages } from '../../messages/index.ts';
import { cssUrl, token } from '../../theme/index.ts';
import { useRoom } from '../canvas/canvas-size.ts';
import { titleLines } from './title-lines.ts';

const rise = keyframes`from { opacity: 0; transform: translateY(36px); }`;
const arrive = keyframes`from { opacity: 0; transform: translateX(160px); }`;
const open = keyframes`from { transform: scaleX(0); }`;

const Sheet = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: 96px 96px 220px;
  text-align: center;
  /* Without a word below, the name stands in the middle of the stage. */
  &[data-bare] {
    padding-bottom: 130px;
  }
  /* With a cover everything stands to its left. */
  &[data-cover] {
    align-items: flex-start;
    padding: 96px 0 220px 120px;
    text-align: left;
  }
`;

/** The organiser's cover: the right of the stage, cut at a slant like everything that counts here. */
const Cover = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  width: 880px;
  clip-path: polygon(230px 0, 100% 0, 100% 100%, 0 100%);
  animation: ${arrive} 1100ms ${token.easeOut} backwards;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Edge = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  width: 894px;
  clip-path: polygon(230px 0, 244px 0, 14px 100%, 0 100%);
  background: linear-gradient(180deg, ${token.accentStrong}, ${token.accent});
  animation: ${arrive} 1100ms 80ms ${token.easeOut} backwards;
`;

const Logo = styled.img`
  max-width: 560px;
  max-height: 170px;
  margin-bottom: 52px;
  object-fit: contain;
  /* A white logo on paper and a black one on stone keep their outline. */
  filter: drop-shadow(0 0 3px ${token.textMuted});
`;

const Name = styled.h1`
  margin: 0;
  padding-bottom: 0.08em;
  background: linear-gradient(180deg, ${token.accentStrong} 12%, ${token.accent} 88%);
  background-clip: text;
  -webkit-background-clip: text;
  color: ${token.accent};
  -webkit-text-fill-color: transparent;
  font-family: ${token.fontDisplay};
  font-weight: 700;
  line-height: 1.24;
  letter-spacing: 0.02em;
  span {
    display: block;
    white-space: nowrap;
  }
  animation: ${rise} 900ms ${token.easeOut} backwards;
`;

const Rule = styled.div`
  position: relative;
  width: 820px;
  height: 2px;
  margin: 52px 0 46px;
  background: linear-gradient(90deg, transparent, ${token.accent}, transparent);
  [data-cover] > & {
    width: 620px;
    background: linear-gradient(90deg, ${token.accent}, transparent);
    transform-origin: 0 50%;
  }
  animation: ${open} 1200ms 200ms ${token.easeOut} backwards;
  &::after {
    content: '';
    position: absolute;
    top: -8px;
    left: calc(50% - 9px);
    width: 18px;
    height: 18px;
    background: ${token.accent};
    transform: rotate(45deg);
  }
  [data-cover] > &::after {
    left: 0;
  }
`;

const Slogan = styled.div`
  max-width: 100%;
  line-height: 1.4;
  text-wrap: balance;
  color: ${token.text};
  font-size: 50px;
  letter-spacing: 0.24em;
  text-indent: 0.24em;
  [data-cover] > & {
    text-indent: 0;
  }
  animation: ${rise} 900ms 350ms ${token.easeOut} backwards;
`;

const Foot = styled.footer`
  position: absolute;
  right: 120px;
  bottom: 84px;
  left: 120px;
  display: flex;
  justify-content: center;
  [data-cover] > & {
    right: 900px;
    display: grid;
    justify-content: start;
    gap: 6px;
  }
  color: ${token.textMuted};
  font-size: 36px;
  text-wrap: balance;
  animation: ${rise} 900ms 500ms ${token.easeOut} backwards;
  &[data-stacked] {
    display: grid;
    justify-items: center;
    gap: 10px;
  }
  &[data-stacked] > span + span {
    margin: 0;
    padding: 0;
    border: 0;
  }
  [data-cover] > & > span + span {
    margin: 0;
    padding: 0;
    border: 0;
  }
  span + span {
    margin-left: 40px;
    padding-left: 42px;
    border-left: 2px solid ${token.line};
  }
`;

const Ended = styled.div`
  margin-top: 20px;
  color: ${token.accent};
  font-size: 44px;
`;

export function StartStage({ match }: { readonly match: ScreenMatch }) {
  const texts = useScreenMessages();
  const lang = useLang();
  const { look, name, status } = match;
  const cover = look.cover !== null && cssUrl(look.cover) !== null ? look.cover : null;
  const { width, tall } = useRoom();
  // As large as on the base, and larger where a wall is wider; a cover takes the right half.
  const title = titleLines(name, {
    room: cover === null || tall ? Math.min(2100, width - (tall ? 150 : 360)) : 980,
    lines: tall ? 3 : 2,
  });
  const facts = [look.organiser, look.venue, dateText(look.startTime, lang)].filter(
    (fact) => fact !== '',
  );
  return (
    <Sheet
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
      {facts.length === 0 ? null : (
        <Foot data-stacked={tall || undefined}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Foot>
      )}
    </Sheet>
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
