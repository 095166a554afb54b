'use client';
// 「怎么算的」 of one program: every judge's score, what was dropped, weights, adjustments, the result.
import { useState } from 'react';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/Dialog.tsx';
import { EmptyState } from '../../primitives/Placeholder.tsx';
import { competitionKey, useRead } from '../data/use-read.ts';
import { useDownloads } from '../downloads/Downloads.tsx';
import { Loaded } from '../frame/Loaded.tsx';
import { useMay } from '../frame/own-role.ts';
import { StrikeDialog } from './StrikeDialog.tsx';
import { Working } from './Working.tsx';

export interface ProgramWorkingProps {
  readonly id: string;
  readonly programId: string;
  readonly programName: string;
  readonly vote: boolean;
  readonly onClose: () => void;
}

export function ProgramWorking({ id, programId, programName, vote, onClose }: ProgramWorkingProps) {
  const { statistics: texts, strike } = useBackstageMessages();
  const may = useMay();
  const [striking, setStriking] = useState(false);
  const { start } = useDownloads();
  const detail = useRead(competitionKey(id, 'detail', programId), (client, signal) =>
    client.request('getProgramDetail', { path: { id, programId }, signal }),
  );
  const kind = vote ? 'TALLY_SHEET' : 'SCORE_SHEET';
  const { name } = texts.export[kind];
  // The paper of a covered program would be empty.
  const paper = (
    <Button
      onClick={() => {
        start({
          name: `${programName} ${name}`,
          fallback: `${programName} ${name}.pdf`,
          fetch: (client, signal, onProgress) =>
            client.download(
              'exportSheet',
              { path: { id }, query: { kind, programId }, signal },
              onProgress,
            ),
        });
        onClose();
      }}
    >
      {fill(texts.export.getOf, { what: name })}
    </Button>
  );
  const { data } = detail;
  const mayStrike =
    may('strikeJudgeScore') && data?.covered === false && data.program.finalScore !== null;
  if (striking && data !== undefined) {
    const close = () => setStriking(false);
    const decimals = data.working?.decimals ?? 0;
    return <StrikeDialog id={id} detail={data} decimals={decimals} onClose={close} />;
  }
  const footer = (
    <>
      {mayStrike && data.rows.length > 0 ? (
        <Button onClick={() => setStriking(true)}>{strike.open}</Button>
      ) : null}
      {paper}
    </>
  );
  return (
    <Dialog
      open
      title={fill(texts.workingTitle, { program: programName })}
      width={640}
      onClose={onClose}
      {...(data?.covered === true ? {} : { footer })}
    >
      <Loaded of={detail}>
        {({ covered, program, working, places, normalised, rankScore, tieBreaks }) =>
          covered ? (
            <EmptyState title={texts.covered.program} hint={texts.covered.hint} />
          ) : working === null || working.parts.length === 0 ? (
            <EmptyState title={texts.empty} hint={texts.emptyHint} />
          ) : (
            <Working
              working={working}
              vote={vote}
              tieBreaks={tieBreaks ?? []}
              places={places}
              ranked={normalised && { normalised, score: rankScore ?? null }}
              former={program.formerResults ?? []}
            />
          )
        }
      </Loaded>
    </Dialog>
  );
}
