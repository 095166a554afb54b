'use client';
// 晋级: the next round from the best of each group, or from programs chosen by hand.
import { hasBouts, hasFullMark, ownShareBeside } from '@liangfen/rules';
import type { Competition, Mode, PromotionRequest, ResultOverview } from '@liangfen/sdk/schema';
import { useEffect, useState } from 'react';
import {
  figureInUnit,
  fill,
  useBackstageMessages,
  useCommonMessages,
} from '../../messages/index.ts';
import { LongTable } from '../../primitives/LongTable.tsx';
import { NumberField } from '../../primitives/NumberField.tsx';
import { Segmented } from '../../primitives/Segmented.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { useAct } from '../data/use-act.ts';
import { competitionsKey } from '../data/use-read.ts';
import { Callout } from '../frame/Callout.tsx';
import { FormDialog } from '../frame/FormDialog.tsx';
import { useNavigation } from '../frame/pages.tsx';
import { Hint, Problem } from '../frame/Section.tsx';
import { promotedByRank } from './promoted.ts';
import { rankText } from './rank-text.ts';

export interface PromotionDialogProps {
  readonly id: string;
  readonly name: string;
  readonly overview: Pick<
    ResultOverview,
    'mode' | 'rankings' | 'bouts' | 'decimals' | 'scoreUnit' | 'coveredProgramIds'
  >;
  readonly onClose: () => void;
}

type How = 'RANK' | 'HAND';

const nameLength = 60;

/** Suggests how many of each group go on: in a battle, enough for every group's winners. */
function suggestedTop({ mode, rankings, bouts }: PromotionDialogProps['overview']): number {
  if (!hasBouts(mode)) return 3;
  const winners = rankings.map(
    ({ groupId }) =>
      bouts.filter((bout) => bout.groupId === groupId && bout.determination !== null).length,
  );
  return Math.max(1, ...winners);
}

export function PromotionDialog({ id, name, overview, onClose }: PromotionDialogProps) {
  const { promotion: texts, statistics, action } = useBackstageMessages();
  const { outcome, scoreUnit: units } = useCommonMessages();
  const { go } = useNavigation();
  const { mode, rankings, bouts, decimals, scoreUnit, coveredProgramIds } = overview;
  const topHints: Readonly<Record<Mode, string>> = {
    SCORE: texts.topHint,
    VOTE: texts.topHint,
    BATTLE: texts.topHintBattle,
  };
  const covered = new Set(coveredProgramIds);
  const ranked = rankings.some(({ rows }) => rows.some((row) => row.rank !== null));
  const [how, setHow] = useState<How>(ranked ? 'RANK' : 'HAND');
  const [usual] = useState(() => suggestedTop(overview));
  const [top, setTop] = useState<number | null>(usual);
  const [share, setShare] = useState<number | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const suggested = fill(texts.suggestion, { name }).slice(0, nameLength);
  const [nextName, setNextName] = useState(suggested);
  const [made, setMade] = useState<Competition | null>(null);
  const [tried, setTried] = useState(false);
  const going = goingBy(how);
  const missing = nextName.trim() === '';
  const promote = useAct(
    action.promote,
    (client, body: PromotionRequest) =>
      client.request('promoteCompetition', { path: { id }, body }),
    {
      inForm: true,
      refresh: [competitionsKey],
      done: (next) => fill(texts.done, { name: next.name }),
      onDone: setMade,
    },
  );
  const fields = promote.problem?.fields ?? {};
  const changed =
    made === null && (chosen.size > 0 || share !== null || top !== usual || nextName !== suggested);
  // The guard lets the user go on only once nothing typed is left.
  useEffect(() => {
    if (made === null) return;
    go({ page: 'backstage', id: made.id, mode: made.mode.toLowerCase(), tab: 'project' });
    onClose();
  }, [made, go, onClose]);
  const rows = rankings.flatMap(({ groupName, rows: ofGroup }) =>
    ofGroup.map((row) => ({ ...row, groupName })),
  );

  const winners = new Set(bouts.flatMap(({ determination }) => determination?.winnerId ?? []));

  function goingBy(way: How): ReadonlySet<string> {
    switch (way) {
      case 'RANK':
        return new Set(promotedByRank(rankings, top ?? 0));
      case 'HAND':
        return chosen;
    }
  }

  function whoGoes(): Pick<PromotionRequest, 'topPerGroup' | 'programIds'> {
    if (how === 'RANK' && top !== null) return { topPerGroup: top };
    return { programIds: [...going] };
  }

  function submit(): void {
    setTried(true);
    if (missing || going.size === 0 || promote.busy) return;
    const roundShares =
      share === null ? {} : { roundShares: { earlier: share, own: ownShareBeside(share) } };
    void promote.run({ name: nextName.trim(), ...whoGoes(), ...roundShares });
  }

  return (
    <FormDialog
      width={680}
      title={fill(texts.title, { name })}
      changed={changed}
      act={promote}
      submitLabel={texts.submit}
      onSubmit={submit}
      onClose={onClose}
    >
      {covered.size > 0 ? (
        <Callout tone="neutral" title={statistics.covered.notPromoted}>
          {statistics.covered.hint}
        </Callout>
      ) : null}
      <TextField
        label={texts.name}
        required
        maxLength={nameLength}
        value={nextName}
        onChange={setNextName}
        error={missing ? texts.nameMissing : fields.name}
        hint={texts.kept}
      />
      <Segmented<How>
        label={texts.how}
        value={how}
        options={[
          { value: 'RANK', label: texts.byRank, disabled: !ranked },
          { value: 'HAND', label: texts.byHand },
        ]}
        onChange={setHow}
      />
      {ranked ? null : <Hint>{texts.none}</Hint>}
      {how === 'RANK' ? (
        <div style={{ maxWidth: 240 }}>
          <NumberField
            label={texts.top}
            hint={topHints[mode]}
            value={top}
            onChange={setTop}
            min={1}
            max={10_000}
            decimals={0}
            error={fields.topPerGroup}
          />
        </div>
      ) : null}
      {hasFullMark(mode) ? (
        <div style={{ maxWidth: 360 }}>
          <NumberField
            label={texts.carry}
            hint={texts.carryHint}
            value={share}
            onChange={setShare}
            min={0.001}
            max={100}
            decimals={3}
            error={fields.roundShares ?? fields['roundShares.earlier']}
          />
        </div>
      ) : null}
      <LongTable
        label={statistics.ranking}
        cards
        scrollHeight={300}
        rows={rows.filter((row) => how === 'HAND' || going.has(row.programId))}
        rowKey={(row) => row.programId}
        rowName={(row) => row.programName}
        {...(how === 'HAND' ? { selected: chosen, onSelect: setChosen } : {})}
        columns={[
          {
            key: 'rank',
            title: statistics.column.rank,
            width: '72px',
            onCard: 'before',
            cell: (row) => rankText(row, statistics),
          },
          {
            key: 'name',
            title: statistics.column.name,
            rowHeader: true,
            cell: (row) => row.programName,
          },
          {
            key: 'contestant',
            title: statistics.column.contestant,
            cell: (row) => (row.contestant === '' ? '—' : row.contestant),
          },
          ...(rankings.length > 1
            ? [
                {
                  key: 'group',
                  title: statistics.column.programGroup,
                  cell: (row: { readonly groupName: string }) => row.groupName,
                },
              ]
            : []),
          ...(hasBouts(mode)
            ? [
                {
                  key: 'outcome',
                  title: statistics.column.outcome,
                  width: '64px',
                  cell: (row: { readonly programId: string; readonly rank: number | null }) =>
                    row.rank === null ? '—' : outcome[winners.has(row.programId) ? 'WIN' : 'LOSS'],
                },
              ]
            : []),
          {
            key: 'score',
            title: statistics.column.score,
            align: 'end',
            width: '80px',
            cell: (row) => {
              if (row.score !== null) return figureInUnit(row.score, decimals, scoreUnit, units);
              return covered.has(row.programId) ? statistics.covered.word : '—';
            },
          },
        ]}
      />
      <Hint role="status">{going.size === 0 ? '' : fill(texts.count, { count: going.size })}</Hint>
      {tried && going.size === 0 ? <Problem role="alert">{texts.noneChosen}</Problem> : null}
    </FormDialog>
  );
}
