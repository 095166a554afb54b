'use client';
// From trial to official: one cloud point, rehearsal scores cleared, the name typed.
import { fill, useBackstageMessages, useCommonMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { Explained } from '../../primitives/Field.tsx';
import { usePoint } from '../account/points/use-point.ts';
import { useAct } from '../data/use-act.ts';
import { accountKey, competitionKey, competitionsKey } from '../data/use-read.ts';
import { ForecastChanges } from '../forecast/ForecastChanges.tsx';
import { Help } from '../frame/Help.tsx';
import { type DeskPage, useNavigation } from '../frame/pages.tsx';
import { Stack } from '../frame/Section.tsx';
import { TypedConfirm } from '../frame/TypedConfirm.tsx';

export interface MakeOfficialProps {
  readonly id: string;
  readonly name: string;
  readonly open: boolean;
  /** The page where points are bought, with the way back to here. */
  readonly points: DeskPage;
  readonly onClose: () => void;
}

export function MakeOfficial({ id, name, open, points, onClose }: MakeOfficialProps) {
  const { official: texts, action } = useBackstageMessages();
  const point = usePoint({ enabled: open });
  const make = useAct(
    action.makeOfficial,
    (client) => client.request('makeOfficial', { path: { id }, body: { confirmName: name } }),
    {
      refresh: [competitionKey(id), competitionsKey, accountKey],
      done: texts.done,
      onDone: onClose,
    },
  );
  // There is nothing to confirm; the point may also have been used elsewhere a moment ago.
  if (open && (point.data?.point === 0 || make.problem?.code === 'NOT_ENOUGH_POINTS')) {
    return (
      <TooFewPoints
        points={points}
        onClose={() => {
          make.clear();
          onClose();
        }}
      />
    );
  }
  return (
    <TypedConfirm
      open={open}
      title={texts.title}
      effect={
        <>
          <Explained help={<Help topic="official" />}>
            <span>{fill(texts.effect, { point: point.data?.point ?? '…' })}</span>
          </Explained>
          {/* Going official takes the rehearsal's figures away as clearing them does. */}
          {open ? <ForecastChanges id={id} change={{ action: 'cleanScores' }} /> : null}
        </>
      }
      name={name}
      confirmLabel={texts.confirm}
      busy={make.busy}
      onCancel={onClose}
      onConfirm={() => void make.run(undefined)}
    />
  );
}

function TooFewPoints({
  points,
  onClose,
}: {
  readonly points: DeskPage;
  readonly onClose: () => void;
}) {
  const { official: texts } = useBackstageMessages();
  const { action } = useCommonMessages();
  const { go } = useNavigation();
  return (
    <Dialog
      open
      title={texts.title}
      width={420}
      onClose={onClose}
      onSubmit={() => go(points)}
      footer={
        <>
          <Button onClick={onClose}>{action.cancel}</Button>
          <Button type="submit" look="primary">
            {texts.buyPoints}
          </Button>
        </>
      }
    >
      <Stack>{texts.tooFewPoints}</Stack>
    </Dialog>
  );
}
