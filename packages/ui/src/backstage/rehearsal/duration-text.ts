// Measured times as people say them: 320 毫秒, 1.2 秒, 2 分 5 秒.
import { shownMs } from '@liangfen/rehearsal';
import { fill, type Messages } from '../../messages/index.ts';

type Texts = Pick<Messages['backstage']['rehearsal'], 'ms' | 'seconds' | 'minutes'>;

export function durationText(ms: number, texts: Texts): string {
  const shown = shownMs(ms);
  if (shown < 1_000) return fill(texts.ms, { ms: shown });
  const whole = shown / 1_000;
  if (whole < 60) return fill(texts.seconds, { seconds: whole });
  return fill(texts.minutes, { minutes: Math.floor(whole / 60), seconds: whole % 60 });
}
