/** The image code: its number stands in an HttpOnly cookie, its answer only here, and it is good for one attempt. */
import { typedCodeSigns } from '@liangfen/rules';
import { bytesAnswer, type HttpAnswer } from '../contract/http-answer.ts';
import { ProblemError } from '../problem.ts';
import { cookieFor, cookieValue } from '../sessions/cookies.ts';
import type { Call, OperationId } from './call.ts';
import type { Services } from './services.ts';

const cookieName = 'lf_image_code';
const validForMs = 5 * 60 * 1000;

type WithCode = Pick<Call<OperationId>, 'request'>;

/** Draws a new code and keeps the hash of its answer. */
export async function issueImageCode(call: WithCode, { ports }: Services): Promise<HttpAnswer> {
  const { database, now, newSecret, sha256, imageCode } = ports;
  const { answer, png } = await imageCode.paint();
  const id = newSecret();
  const at = now();
  await database.query.deleteFrom('image_code').where('expires_at', '<=', at).execute();
  await database.query
    .insertInto('image_code')
    .values({ id, answer_hash: hashOf(sha256, id, answer), expires_at: at + validForMs })
    .execute();
  // A copy, so that the body is of an ordinary buffer whatever the painter used.
  return bytesAnswer(new Uint8Array(png), 'image/png', {
    'set-cookie': cookieFor(call.request, {
      name: cookieName,
      value: id,
      seconds: validForMs / 1000,
    }),
  });
}

/** Uses the code up, right or wrong; throws when it is not the one that was drawn for this browser. */
export async function consumeImageCode(
  call: WithCode,
  code: string,
  { ports }: Services,
): Promise<void> {
  const id = cookieValue(call.request, cookieName);
  const drawn =
    id === null
      ? undefined
      : await ports.database.query
          .deleteFrom('image_code')
          .where('id', '=', id)
          .returning(['answer_hash', 'expires_at'])
          .executeTakeFirst();
  if (
    id === null ||
    drawn === undefined ||
    drawn.expires_at <= ports.now() ||
    drawn.answer_hash !== hashOf(ports.sha256, id, code)
  ) {
    const message = '图形验证码不正确或已失效，请看新图重新输入';
    throw new ProblemError(400, 'IMAGE_CODE_WRONG', message, {
      errors: [{ field: 'code', message }],
    });
  }
}

function hashOf(sha256: (text: string) => string, id: string, answer: string): string {
  return sha256(`${id} ${typedCodeSigns(answer).toUpperCase()}`);
}
