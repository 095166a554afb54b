'use client';
// What was cleared or deleted within thirty days: who, when, how much, and bringing it back.
import type { Removed, RemovedKind } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { styled } from 'styled-components';
import { dateAndTime } from '../../messages/date-and-time.ts';
import {
  fill,
  useBackstageMessages,
  useCommonMessages,
  useLang,
  useMarks,
} from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { ConfirmDialog, Dialog } from '../../primitives/Dialog.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { token } from '../../theme/index.ts';
import { useAct } from '../data/use-act.ts';
import { competitionKey, competitionsKey, useRead } from '../data/use-read.ts';
import { ForecastChanges } from '../forecast/ForecastChanges.tsx';
import { Loaded } from '../frame/Loaded.tsx';
import { useMay } from '../frame/own-role.ts';
import { Stack } from '../frame/Section.tsx';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 12px 0;
  & + & {
    border-top: 1px solid ${token.line};
  }
  > :first-child {
    flex: 1;
    min-width: 200px;
  }
`;

const Muted = styled.div`
  color: ${token.textMuted};
  font-size: 13px;
  line-height: 20px;
`;

export interface RecoveryDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

export function RecoveryDialog({ id, onClose }: RecoveryDialogProps) {
  const { recovery: texts } = useBackstageMessages();
  const { action: common } = useCommonMessages();
  const [asked, setAsked] = useState<Removed | null>(null);
  const list = useRead(competitionKey(id, 'removed'), (client, signal) =>
    client.request('listRemoved', { path: { id }, signal }),
  );
  const recover = useAct(
    texts.recover,
    (client, { id: removedId }: Removed) =>
      client.request('recoverRemoved', { path: { id, removedId } }),
    { refresh: [competitionKey(id), competitionsKey], done: texts.recovered },
  );
  return (
    <>
      <Dialog
        open={asked === null}
        title={texts.title}
        width={640}
        onClose={onClose}
        footer={<Button onClick={onClose}>{common.close}</Button>}
      >
        <Stack>
          <Muted>{texts.hint}</Muted>
          <Loaded of={list}>
            {({ removed }) =>
              removed.length === 0 ? (
                <EmptyState title={texts.none} />
              ) : (
                <List>
                  {removed.map((each) => (
                    <Entry key={each.id}>
                      <Told of={each} />
                      <RecoverButton of={each} onPress={() => setAsked(each)} />
                    </Entry>
                  ))}
                </List>
              )
            }
          </Loaded>
        </Stack>
      </Dialog>
      {asked === null ? null : (
        <ConfirmDialog
          open
          title={texts.ask}
          effect={
            <>
              <Told of={asked} />
              <ForecastChanges id={id} change={{ action: 'recoverRemoved', removedId: asked.id }} />
            </>
          }
          confirmLabel={texts.recover}
          busy={recover.busy}
          onCancel={() => setAsked(null)}
          onConfirm={async () => {
            await recover.run(asked);
            setAsked(null);
          }}
        />
      )}
    </>
  );
}

/** Cleared scores are the organiser's to bring back, as they are to clear. */
const needed = {
  SCORES: 'cleanScores',
  PROGRAMS: 'recoverRemoved',
  JUDGES: 'recoverRemoved',
} as const satisfies Record<RemovedKind, string>;

function RecoverButton({ of, onPress }: { readonly of: Removed; readonly onPress: () => void }) {
  const { recovery: texts } = useBackstageMessages();
  const may = useMay();
  if (of.obstacle !== null || !may(needed[of.kind])) return null;
  return (
    <Button size="small" onClick={onPress}>
      {texts.recover}
    </Button>
  );
}

function Told({ of }: { readonly of: Removed }) {
  const { recovery: texts } = useBackstageMessages();
  const lang = useLang();
  const marks = useMarks();
  const { kind, at, until, by, count, names, scores, results, obstacle, left } = of;
  const list = names.join(marks.list);
  const named = names.length < count ? fill(marks.shortened, { list }) : list;
  const when = fill(texts.when, {
    at: dateAndTime(at, lang),
    by: by === null || by.name === '' ? texts.unknown : by.name,
    until: dateAndTime(until, lang),
  });
  const figures = fill(texts.figures, { scores, results });
  return (
    <div>
      <strong>{fill(texts.line, { kind: texts.kind[kind], count, names: named })}</strong>
      <Muted>{when}</Muted>
      {scores === 0 && results === 0 ? null : <Muted>{figures}</Muted>}
      {left.map((each) => (
        <Muted key={each.kind}>{fill(texts.left[each.kind], { count: each.count })}</Muted>
      ))}
      {obstacle === null ? null : <Muted>{texts.obstacle[obstacle]}</Muted>}
    </div>
  );
}
