// Plays one scoring: every simulated judge gives a score at a moment of its own, and all scores have to get through.
import { findProgram, isGivenBy, judgeById } from '@liangfen/rules';
import type { CurrentMatch, JudgeWindow } from '@liangfen/sdk/schema';
import type { Delivery, Phone, Submission } from './phone.ts';
import { rangeOf, scoreBetween, worthOf } from './score-values.ts';
import type { ScoringOutcome, ShowOptions } from './show-options.ts';

/** A score that is not through by then does not hold up the show, and is named in the report. */
const deliveryLimitMs = 60_000;

export async function playScoring(options: ShowOptions): Promise<ScoringOutcome> {
  const { operator, phones, settings, pace, random, tell } = options;
  const match = operator.match.current();
  const window = match.window;
  if (window === null) throw new Error('the scoring is not open');
  const worth = worthOf(random);
  const delivered: number[] = [];
  const failed: ScoringOutcome['failed'][number][] = [];

  async function judgeGives(phone: Phone, showMs: number): Promise<void> {
    await pace.rest(showMs);
    const seen = ownPart(await phone.sees(window?.id ?? ''), phone);
    if (seen === null) return;
    const delivery = await within(phone.submit(submissionOf(match, phone, seen)));
    if (delivery === null) failed.push({ judge: phone.judge, detail: '' });
    else if (delivery.ok) delivered.push(delivery.ms);
    else failed.push({ judge: phone.judge, detail: delivery.detail });
    tell({ submitted: delivered.length });
  }

  /** A phone without a line goes by the operator's picture, which tells of every item; null where others give them all. */
  function ownPart(
    seen: Pick<JudgeWindow, 'id' | 'programId' | 'itemIds'>,
    { judge }: Phone,
  ): typeof seen | null {
    const groupId = judgeById(match, judge.id)?.judgeGroupId ?? null;
    const own = new Set(match.items.filter((item) => isGivenBy(item, groupId)).map(({ id }) => id));
    const itemIds = seen.itemIds.filter((id) => own.has(id));
    const asksOfItems = (window?.itemIds.length ?? 0) > 0;
    return asksOfItems && itemIds.length === 0 ? null : { ...seen, itemIds };
  }

  function submissionOf(
    { mode, ...settled }: CurrentMatch,
    { judge }: Phone,
    { id, programId, itemIds }: Pick<JudgeWindow, 'id' | 'programId' | 'itemIds'>,
  ): Submission {
    const things = itemIds.length === 0 ? [null] : itemIds;
    const taste = { worth, spread: settings.spread, random };
    const given = (itemId: string | null): number => {
      switch (mode) {
        case 'VOTE':
          return voteOf(operator.match.current(), programId, judge.id);
        case 'SCORE':
        case 'BATTLE':
          return scoreBetween(rangeOf(settled, itemId), taste);
      }
    };
    const scores = things.map((itemId) => ({ itemId, score: given(itemId) }));
    return { programId, windowId: id, scores };
  }

  /** A judge has a limited number of votes in a group, and uses them up from the first program on. */
  function voteOf(now: CurrentMatch, programId: string, judgeId: string): number {
    const { voteLimit } = now.setting;
    const group = findProgram(now, programId)?.group?.id ?? '';
    const key = `${group} ${judgeId}`;
    const given = options.votes.get(key) ?? 0;
    if ((voteLimit > 0 && given >= voteLimit) || random() > worth) return 0;
    options.votes.set(key, given + 1);
    return 1;
  }

  const within = (delivery: Promise<Delivery>): Promise<Delivery | null> =>
    Promise.race([delivery, pace.patience(deliveryLimitMs).then(() => null)]);

  await Promise.all(
    phones.map((phone) => judgeGives(phone, random() * settings.withinSeconds * 1_000)),
  );
  const programName = findProgram(match, window.programId)?.program.programName ?? '';
  return { programId: window.programId, programName, delivered, failed };
}
