/** 观众: what the hall's phones see, one answer for all of them (decision 0402). */
import { type HttpAnswer, sharedAnswer, unchangedAnswer } from '../contract/http-answer.ts';
import type { AudienceText } from '../live/audience.ts';
import type { Operations } from './operation.ts';

const type = 'application/json; charset=utf-8';
/** A proxy in front may answer the first look of a whole hall. */
const kept = 'public, max-age=2';
/** An answer that was waited for is new: kept nowhere without asking. */
const asked = 'public, no-cache';
/** Whoever cannot wait here asks again, once a minute. */
const retryAfterSeconds = 60;

/** Made once for each text and way; ten thousand phones share them. */
const made = new WeakMap<AudienceText, Map<string, HttpAnswer>>();

export const audienceOperations: Operations<'getAudienceFrame'> = {
  getAudienceFrame: async (call, { live }) => {
    const { headers, onGone } = call.request;
    const { wait = 0 } = call.query;
    const known = tagsIn(headers.get('if-none-match') ?? '');
    const answer = await live.audience(call.path.id, {
      known,
      waitMs: wait * 1000,
      ...(onGone === undefined ? {} : { onGone }),
    });
    const keep = wait === 0 && known.length === 0 ? kept : asked;
    const { text } = answer;
    switch (answer.kind) {
      case 'frame':
        return wholeAnswer(text, keep, /\bgzip\b/.test(headers.get('accept-encoding') ?? ''));
      case 'unchanged':
        return unchangedAnswer(text.tag, keep);
      case 'full':
        // A connection that is kept for nothing would be somebody else's place.
        return unchangedAnswer(text.tag, keep, {
          'retry-after': String(retryAfterSeconds),
          connection: 'close',
        });
    }
  },
};

function wholeAnswer(text: AudienceText, keep: string, takesGzip: boolean): HttpAnswer {
  const gzipped = takesGzip ? text.gzipped : null;
  const key = `${keep} ${gzipped === null}`;
  const known = made.get(text) ?? new Map<string, HttpAnswer>();
  made.set(text, known);
  const before = known.get(key);
  if (before !== undefined) return before;
  const { tag } = text;
  const encoding = gzipped === null ? null : 'gzip';
  const answer = sharedAnswer(gzipped ?? text.bytes, { tag, type, encoding, keep });
  known.set(key, answer);
  return answer;
}

/** A proxy that compresses makes a tag weak. */
function tagsIn(header: string): string[] {
  return header
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .filter((one) => one !== '');
}
