/** The types of calls follow from the contract; they are asserted, because a type that is `any` never fails by itself. */
import { describe, expectTypeOf, it } from 'vitest';
import type { ConsoleAnswer, LoginAnswer, ScreenMatch, User } from '../src/generated/schema.ts';
import {
  createLiangfenClient,
  type createPhoneClient,
  type IdempotentOperation,
  type InputOf,
  type LiangfenClient,
  type PhoneClient,
} from '../src/index.ts';

// Never called: only its types are checked.
const client = () => createLiangfenClient();

describe('types of calls', () => {
  it('return the answers of the contract', () => {
    type Client = ReturnType<typeof client>;
    const calls = (c: Client) => ({
      user: c.request('getUser'),
      screen: c.request('getScreenMatch', { path: { id: 'c1' } }),
      speech: c.request('startSpeech', { path: { id: 'c1', programId: 'p1', itemId: '0' } }),
      image: c.request('getImageCode'),
      table: c.request('exportStatistics', { path: { id: 'c1' } }),
      stream: c.request('openScreenEvents', { path: { id: 'c1' }, lastEventId: 3 }),
      login: c.logIn('login', { body: { loginName: 'a', password: 'b', code: 'c' } }),
      guest: c.logIn('loginAsGuest'),
      seat: c.logIn('openSeat', { body: { code: 'x' } }),
    });
    type Answers = {
      [Name in keyof ReturnType<typeof calls>]: Awaited<ReturnType<typeof calls>[Name]>;
    };
    expectTypeOf<Answers['user']>().toEqualTypeOf<User>();
    expectTypeOf<Answers['screen']>().toEqualTypeOf<ScreenMatch>();
    expectTypeOf<Answers['speech']>().toEqualTypeOf<ConsoleAnswer>();
    expectTypeOf<Answers['image']>().toEqualTypeOf<Blob>();
    expectTypeOf<Answers['table']>().toEqualTypeOf<Blob>();
    expectTypeOf<Answers['stream']>().toEqualTypeOf<ReadableStream<Uint8Array>>();
    expectTypeOf<Answers['login']>().toEqualTypeOf<LoginAnswer>();
    expectTypeOf<Answers['guest']>().toEqualTypeOf<LoginAnswer>();
    expectTypeOf<Answers['seat']['competitionId']>().toEqualTypeOf<string>();
  });

  it('refuse calls that the contract does not have', () => {
    const refused = (c: ReturnType<typeof client>) => [
      // @ts-expect-error no such operation
      c.request('startSpeach', { path: { id: 'c1' } }),
      // @ts-expect-error the path is not complete
      c.request('startSpeech', { path: { id: 'c1' } }),
      // @ts-expect-error the path is missing
      c.request('getScreenMatch'),
      // @ts-expect-error the body is missing
      c.request('register'),
      // @ts-expect-error no query there
      c.request('getUser', { query: { page: 1 } }),
      // @ts-expect-error takes no key
      c.request('getUser', { idempotencyKey: 'x' }),
      // @ts-expect-error is not safe to repeat
      c.retry('makeOfficial', { path: { id: 'c1' }, body: { confirmation: 'x' } }),
      // @ts-expect-error answers no token
      c.logIn('getUser'),
    ];
    expectTypeOf(refused).returns.toBeArray();
  });

  it('allow the seen version for commands only', () => {
    expectTypeOf<InputOf<'undoCommand'>>().toHaveProperty('seenVersion');
    expectTypeOf<InputOf<'createJudge'>>().not.toHaveProperty('seenVersion');
    expectTypeOf<'undoCommand'>().toExtend<IdempotentOperation>();
    expectTypeOf<'getUser'>().not.toExtend<IdempotentOperation>();
  });

  it('allow the phone only the calls of its table, and a full client in place of the phone’s', () => {
    type Phone = ReturnType<typeof createPhoneClient>;
    const calls = (c: Phone) => c.request('getOwnScores', { path: { id: 'c1' } });
    // @ts-expect-error the console's
    const refused = (c: Phone) => c.request('startSpeech', { path: { id: 'c1' } });
    expectTypeOf(calls).toBeFunction();
    expectTypeOf(refused).toBeFunction();
    expectTypeOf<LiangfenClient>().toExtend<PhoneClient>();
  });
});
