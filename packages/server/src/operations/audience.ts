/** 观众: what the hall's phones see, one answer for all of them (decisions 0402 and 0502). */
import { type HttpAnswer, sharedAnswer, unchangedAnswer } from '../contract/http-answer.ts';
import type { AudienceText } from '../live/audience.ts';
import { ProblemError } from '../problem.ts';
import type { Operations } from './operation.ts';

const type = 'application/json; charset=utf-8';
/** A proxy in front may answer the first look of a whole hall. */
const kept = 'public, max-age=2';
/** An answer that a phone waited for is new, so no cache may give it out without asking. */
const asked = 'public, no-cache';
/** A phone that gets no place to wait asks again once a minute. */
const retryAfterSeconds = 60;

/** The answers, made once for each text, way of caching and encoding; ten thousand phones share them. */
const made = new WeakMap<AudienceText, Map<string, HttpAnswer>>();

export const audienceOperations: Operations<'getAudienceFrame' | 'getAudienceWorking'> = {
  getAudienceFrame: async (call, { live }) => {
    const { headers } = call.request;
    const onGone = call.request.onGone?.bind(call.request);
    const { wait = 0 } = call.query;
    const known = tagsIn(headers);
    const answer = await live.audience(call.path.id, {
      known,
      waitMs: wait * 1000,
      ...(onGone === undefined ? {} : { onGone }),
    });
    const keep = wait === 0 && known.length === 0 ? kept : asked;
    const { text } = answer;
    switch (answer.kind) {
      case 'frame':
        return wholeAnswer(text, keep, takesGzip(headers));
      case 'unchanged':
        return unchangedAnswer(text.tag, keep);
      case 'full':
        // An idle connection would take somebody else's place.
        return unchangedAnswer(text.tag, keep, {
          'retry-after': String(retryAfterSeconds),
          connection: 'close',
        });
    }
  },
  getAudienceWorking: async (call, { live }) => {
    const { headers } = call.request;
    const text = await live.audienceWorking(call.path.id, call.path.programId);
    if (text === null) {
      throw new ProblemError(404, 'NOT_FOUND', '大屏还没有展示这个得分的计算过程');
    }
    return tagsIn(headers).includes(text.tag)
      ? unchangedAnswer(text.tag, kept)
      : wholeAnswer(text, kept, takesGzip(headers));
  },
};

/** The headers of a request. */
type AskedWith = Pick<Headers, 'get'>;

function takesGzip(headers: AskedWith): boolean {
  return /\bgzip\b/.test(headers.get('accept-encoding') ?? '');
}

function wholeAnswer(text: AudienceText, keep: string, packed: boolean): HttpAnswer {
  const gzipped = packed ? text.gzipped : null;
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
function tagsIn(headers: AskedWith): string[] {
  return (headers.get('if-none-match') ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .filter((one) => one !== '');
}
