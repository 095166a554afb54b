'use client';
// Everything the judges' page reads and changes.
import type { Approval, Judge } from '@liangfen/sdk/schema';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { oneByOne } from '../data/one-by-one.ts';
import { useAct } from '../data/use-act.ts';
import { competitionKey, competitionsKey, useRead } from '../data/use-read.ts';
import { useTellSeveral } from '../data/use-tell-several.ts';
import type { SavedGroups } from '../list/GroupsDialog.tsx';
import { useRemoval } from '../list/use-removal.ts';

export interface JudgeSearch {
  readonly page: number;
  readonly size: number;
  readonly keyword: string;
  readonly approval: Approval | 'ALL';
  /** Sent along when judges are deleted: the page has had it typed where that is wanted. */
  readonly competitionName: string;
}

export function useJudges(
  id: string,
  { page, size, keyword, approval, competitionName }: JudgeSearch,
) {
  const { judges: texts, action, saveBar } = useBackstageMessages();
  const word = keyword.trim();
  const search = {
    ...(word === '' ? {} : { keyword: word }),
    ...(approval === 'ALL' ? {} : { approval }),
  };
  const groups = useRead(competitionKey(id, 'judge-groups'), (client, signal) =>
    client.request('listJudgeGroups', { path: { id }, signal }),
  );
  const list = useRead(
    competitionKey(id, 'judges', { page, size, word, approval }),
    (client, signal) =>
      client.request('pageJudges', {
        path: { id },
        query: {
          page,
          size,
          ...search,
        },
        signal,
      }),
    { keep: true },
  );
  /** The number of sign-ups to decide on, and of judges' numbers. */
  const counts = useRead(competitionKey(id, 'judge-counts'), async (client, signal) => {
    const count = async (of: Approval) => {
      const query = { page: 0, size: 1, approval: of };
      return (await client.request('pageJudges', { path: { id }, query, signal })).totalElements;
    };
    const [pending, approved] = await Promise.all([count('PENDING'), count('APPROVED')]);
    return { pending, approved };
  });
  const refresh = [competitionKey(id), competitionsKey];
  const tellDecided = useTellSeveral<Judge>(
    action.approve,
    (count) => fill(texts.decided, { count }),
    (judge) => judge.name,
  );
  const decide = useAct(
    action.approve,
    (
      client,
      {
        judges,
        approve,
        groupId,
      }: { judges: readonly Judge[]; approve: boolean; groupId?: string },
    ) =>
      oneByOne(judges, (judge) =>
        client.request('approveJudge', {
          path: { id, judgeId: judge.id },
          query: { approve, ...(groupId === undefined ? {} : { groupId }) },
        }),
      ),
    { refresh, onDone: tellDecided },
  );
  const move = useAct(
    action.move,
    async (client, { judge, position }: { judge: Judge; position: number }) => {
      const { users } = await client.request('listApprovedJudges', { path: { id } });
      const judgeIds = users.map((each) => each.id).filter((each) => each !== judge.id);
      judgeIds.splice(position - 1, 0, judge.id);
      return client.request('reorderJudges', { path: { id }, body: { judgeIds } });
    },
    { refresh },
  );
  const join = useAct(
    action.move,
    (client, { judges, groupId }: { judges: readonly Judge[]; groupId: string }) =>
      client.request('joinJudgeGroup', {
        path: { id },
        body: { judgeIds: judges.map((judge) => judge.id), judgeGroupId: groupId },
      }),
    { refresh, done: saveBar.saved },
  );
  const signOut = useAct(
    texts.signOut,
    (client, { judge, signedOut }: { judge: Judge; signedOut: boolean }) =>
      client.request('signOutJudge', {
        path: { id, judgeId: judge.id },
        body: { signedOut },
      }),
    { refresh, done: saveBar.saved },
  );
  const removal = useRemoval<Judge>(texts, refresh, (client, unwanted, preview) =>
    client.retry('removeJudges', {
      path: { id },
      query: { preview },
      body: {
        confirmName: competitionName,
        ...(unwanted.kind === 'ROWS'
          ? {
              expected: unwanted.rows.length,
              judgeIds: unwanted.rows.map((judge) => judge.id),
            }
          : { expected: unwanted.count, ...search }),
      },
    }),
  );
  const saveGroups = useAct(
    action.save,
    (client, { drafts, seenVersion }: SavedGroups) =>
      client.request('updateJudgeGroups', {
        path: { id },
        seenVersion,
        body: {
          judgeGroups: drafts.map(({ id: groupId, groupName, weight = 0 }) => ({
            ...(groupId === undefined ? {} : { id: groupId }),
            groupName,
            weight,
          })),
        },
      }),
    { inForm: true, done: saveBar.saved, refresh },
  );
  return { groups, list, counts, decide, move, join, removal, saveGroups, signOut };
}
