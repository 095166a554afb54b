'use client';
// Adding or editing one program; adding goes on with the next one by Enter.
import type {
  ChangeForecastRequest,
  Program,
  ProgramCreate,
  ProgramGroup,
  ProgramPatch,
} from '@liangfen/sdk/schema';
import { useRef, useState } from 'react';
import { useBackstageMessages } from '../../messages/index.ts';
import { ownText } from '../../own-text.tsx';
import { NumberField } from '../../primitives/NumberField.tsx';
import { Select } from '../../primitives/Select.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { useToast } from '../../primitives/Toast.tsx';
import { useAct } from '../data/use-act.ts';
import { competitionKey, competitionsKey, useRead } from '../data/use-read.ts';
import { useToldFirst } from '../forecast/use-told-first.tsx';
import { Fold } from '../frame/Fold.tsx';
import { FormDialog } from '../frame/FormDialog.tsx';
import { Fields, Hint } from '../frame/Section.tsx';
import { useDraft } from '../frame/use-draft.ts';
import { PhotoField } from '../pictures/PhotoField.tsx';
import { hasResults } from './use-programs.ts';

export interface ProgramDialogProps {
  readonly id: string;
  /** Null adds a new one. */
  readonly program: Program | null;
  /** The version at which the program was read. */
  readonly version: number | null;
  readonly groups: readonly ProgramGroup[];
  readonly groupId: string | null;
  /** Whether judges give marks, which a difficulty can multiply. */
  readonly scored: boolean;
  readonly onClose: () => void;
}

interface ProgramDraft {
  readonly programName: string;
  readonly contestant: string;
  readonly organisation: string;
  readonly photoUrl: string | null;
  readonly markUrl: string | null;
  readonly factor: number | null;
  readonly earlierScore: number | null;
  readonly earlierFrom: string;
  readonly programGroupId: string | null;
  readonly judgeGroupId: string | null;
}

export function ProgramDialog(props: ProgramDialogProps) {
  const { id, program, version, groups, groupId, scored, onClose } = props;
  const { programs: texts, pictures, action } = useBackstageMessages();
  const toast = useToast();
  const draft = useDraft<ProgramDraft>({
    programName: program?.programName ?? '',
    contestant: program?.contestant ?? '',
    organisation: program?.organisation ?? '',
    photoUrl: program?.photoUrl ?? null,
    markUrl: program?.markUrl ?? null,
    factor: program?.factor ?? null,
    earlierScore: program?.earlierScore ?? null,
    earlierFrom: program?.earlierFrom ?? '',
    programGroupId: groupId,
    judgeGroupId: program?.judgeGroupId ?? null,
  });
  const { programName, contestant, organisation, photoUrl, markUrl, factor, programGroupId } =
    draft.value;
  const { earlierScore, earlierFrom, judgeGroupId } = draft.value;
  const judging = useRead(competitionKey(id, 'judge-groups'), (client, signal) =>
    client.request('listJudgeGroups', { path: { id }, signal }),
  );
  const judgeGroups = judging.data?.judgeGroups ?? [];
  const [tried, setTried] = useState(false);
  // A new one's group is chosen already.
  const typed =
    programName +
    contestant +
    organisation +
    (photoUrl ?? '') +
    (markUrl ?? '') +
    (factor ?? '') +
    (earlierScore ?? '') +
    earlierFrom;
  const changed = program === null ? typed !== '' : draft.changed;
  const nameField = useRef<HTMLInputElement>(null);
  const save = useAct(
    action.save,
    async (client) => {
      if (program === null) {
        return client.request('createProgram', { path: { id }, body: added() });
      }
      return client.request('updateProgram', {
        path: { id, programId: program.id },
        body: patched(),
        ...(version === null ? {} : { seenVersion: version }),
      });
    },
    { inForm: true, goesOn: true, refresh: [competitionKey(id), competitionsKey] },
  );
  const told = useToldFirst(id);
  const missing = programName.trim() === '';
  const fields = save.problem?.fields ?? {};

  function added(): ProgramCreate {
    return {
      programName: programName.trim(),
      contestant: contestant.trim(),
      organisation: organisation.trim(),
      photoUrl,
      markUrl,
      factor,
      earlierScore,
      earlierFrom: earlierFrom.trim(),
      ...(judgeGroupId === null ? {} : { judgeGroupId }),
      ...(programGroupId === null ? {} : { programGroupId }),
    };
  }

  function patched(): ProgramPatch {
    const { changes } = draft;
    return {
      ...('programName' in changes ? { programName: programName.trim() } : {}),
      ...('contestant' in changes ? { contestant: contestant.trim() } : {}),
      ...('organisation' in changes ? { organisation: organisation.trim() } : {}),
      ...('photoUrl' in changes ? { photoUrl } : {}),
      ...('markUrl' in changes ? { markUrl } : {}),
      ...('factor' in changes ? { factor } : {}),
      ...('earlierScore' in changes ? { earlierScore } : {}),
      ...('earlierFrom' in changes ? { earlierFrom: earlierFrom.trim() } : {}),
      ...('judgeGroupId' in changes ? { judgeGroupId } : {}),
      ...('programGroupId' in changes && programGroupId !== null ? { programGroupId } : {}),
    };
  }

  function asked(): ChangeForecastRequest {
    return program === null
      ? { action: 'createProgram', program: added() }
      : { action: 'updateProgram', programId: program.id, change: patched() };
  }

  async function submit(goOn: boolean): Promise<void> {
    setTried(true);
    if (missing || save.busy) return;
    if (program !== null && !draft.changed) return onClose();
    if (hasResults(groups) && !(await told.ask(asked()))) return;
    const saved = await save.run(undefined);
    if (saved === undefined) return;
    toast({ text: texts.saved, tone: 'success' });
    if (!goOn) return onClose();
    draft.change({
      programName: '',
      contestant: '',
      photoUrl: null,
      factor: null,
      earlierScore: null,
    });
    setTried(false);
    nameField.current?.focus();
  }

  return (
    <>
      <FormDialog
        title={program === null ? texts.add : texts.edit}
        changed={changed}
        act={save}
        meanwhile={program === null ? [] : draft.meanwhile}
        named={new Map(groups.map((group) => [group.id, { name: group.groupName }]))}
        next={program === null ? { label: texts.addNext, onNext: () => void submit(true) } : null}
        onSubmit={() => void submit(false)}
        onClose={onClose}
      >
        <TextField
          ref={nameField}
          label={texts.name}
          required
          autoFocus
          maxLength={60}
          value={programName}
          onChange={(name) => draft.change({ programName: name })}
          error={tried && missing ? texts.nameMissing : fields.programName}
        />
        <TextField
          label={texts.contestant}
          maxLength={60}
          value={contestant}
          onChange={(name) => draft.change({ contestant: name })}
          error={fields.contestant}
        />
        <TextField
          label={pictures.organisation}
          maxLength={60}
          value={organisation}
          onChange={(name) => draft.change({ organisation: name })}
          error={fields.organisation}
        />
        {groups.length > 1 ? (
          <Select
            label={texts.group}
            value={programGroupId}
            options={groups.map((each) => ({ value: each.id, label: each.groupName }))}
            onChange={(chosen) => draft.change({ programGroupId: chosen })}
            error={fields.programGroupId}
          />
        ) : null}
        {scored && judgeGroups.length > 1 ? (
          <Select
            label={texts.judgeGroup}
            value={judgeGroupId ?? ''}
            options={[
              { value: '', label: texts.everyJudgeGroup },
              ...judgeGroups.map((each) => ({ value: each.id, label: each.groupName })),
            ]}
            onChange={(chosen) => draft.change({ judgeGroupId: chosen === '' ? null : chosen })}
            error={fields.judgeGroupId}
          />
        ) : null}
        {scored ? (
          <>
            <NumberField
              label={texts.factor}
              value={factor}
              min={0.001}
              max={100}
              decimals={3}
              onChange={(next) => draft.change({ factor: next })}
              error={fields.factor}
            />
            <Hint>{program?.finalScore == null ? texts.factorHint : texts.factorLater}</Hint>
            <Fold open={program?.earlierScore !== undefined}>
              <summary>{texts.earlier}</summary>
              <Fields $min={168}>
                <NumberField
                  label={texts.earlierScore}
                  value={earlierScore}
                  min={-999_999}
                  max={999_999}
                  decimals={3}
                  onChange={(next) => draft.change({ earlierScore: next })}
                  error={fields.earlierScore}
                />
                <TextField
                  label={texts.earlierFrom}
                  maxLength={60}
                  value={earlierFrom}
                  onChange={(next) => draft.change({ earlierFrom: next })}
                  error={fields.earlierFrom}
                />
              </Fields>
              <Hint>{texts.earlierHint}</Hint>
            </Fold>
          </>
        ) : null}
        <PhotoField
          id={id}
          label={pictures.photo}
          purpose="PHOTO"
          value={photoUrl}
          onChange={(url) => draft.change({ photoUrl: url })}
          error={fields.photoUrl}
        />
        <PhotoField
          id={id}
          label={pictures.mark}
          purpose="LOGO"
          value={markUrl}
          onChange={(url) => draft.change({ markUrl: url })}
          error={fields.markUrl}
        />
      </FormDialog>
      {ownText(told.question)}
    </>
  );
}
