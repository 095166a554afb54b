/** Each address leads to its page on the phone. */
import { describe, expect, it } from 'vitest';
import { applyAddress, phonePageOf, scoringAddress } from '../src/phone-pages.ts';

describe('the page of an address', () => {
  it('is the home page, also with a slash at the end', () => {
    expect(phonePageOf('/web/judge')).toEqual({ page: 'HOME' });
    expect(phonePageOf('/web/judge/')).toEqual({ page: 'HOME' });
    expect(phonePageOf('/web/judge?from=chat')).toEqual({ page: 'HOME' });
  });

  it('is the sign-up for the competition in the query, with the code of an invitation', () => {
    expect(phonePageOf(applyAddress('c1'))).toEqual({
      page: 'APPLY',
      competitionId: 'c1',
      code: undefined,
    });
    expect(phonePageOf('/web/judge/apply?competition=c1&code=a%2Fb')).toEqual({
      page: 'APPLY',
      competitionId: 'c1',
      code: 'a/b',
    });
    expect(phonePageOf('/web/judge/apply')).toMatchObject({ page: 'APPLY', competitionId: '' });
  });

  it('is a seat, or a competition’s show', () => {
    expect(phonePageOf('/web/judge/seat#AbC123')).toEqual({ page: 'SEAT', code: 'AbC123' });
    expect(phonePageOf('/web/judge/apply?competition=c1#code=x9')).toEqual({
      page: 'APPLY',
      competitionId: 'c1',
      code: 'x9',
    });
    expect(phonePageOf('/web/judge/seat/AbC123')).toEqual({ page: 'SEAT', code: 'AbC123' });
    expect(phonePageOf('/web/judge/seat/a%20b/')).toEqual({ page: 'SEAT', code: 'a b' });
    expect(phonePageOf(scoringAddress('c1'))).toEqual({ page: 'SCORING', competitionId: 'c1' });
    expect(phonePageOf('/web/judge/c1/')).toEqual({ page: 'SCORING', competitionId: 'c1' });
  });

  it('is unknown when the address has further parts', () => {
    expect(phonePageOf('/web/judge/c1/scores')).toEqual({ page: 'NONE' });
    expect(phonePageOf('/web/judge/seat/x/y')).toEqual({ page: 'NONE' });
  });

  it('keeps a stray percent sign', () => {
    expect(phonePageOf('/web/judge/seat/100%')).toEqual({ page: 'SEAT', code: '100%' });
  });
});
