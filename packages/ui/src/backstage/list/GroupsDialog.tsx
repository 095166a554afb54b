'use client';
// All groups of judges or programs at once: their names, their order, and what each is worth.
import type { RoundKind, TablePoints } from '@liangfen/sdk/schema';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button, IconButton } from '../../primitives/Button.tsx';
import { NumberField } from '../../primitives/NumberField.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import type { Act } from '../data/use-act.ts';
import { FormDialog } from '../frame/FormDialog.tsx';
import { Help } from '../frame/Help.tsx';
import { Actions, Hint } from '../frame/Section.tsx';
import { useDraft } from '../frame/use-draft.ts';
import { FieldLine } from './FieldLine.tsx';
import { RoundFields } from './RoundFields.tsx';

export interface GroupDraft {
  readonly id?: string;
  readonly groupName: string;
  /** In percent; groups of programs have none. */
  readonly weight?: number;
  /** Of a battle's groups: what was chosen, null or nothing where the name tells. */
  readonly roundKind?: RoundKind | null;
  readonly division?: string | null;
  readonly tablePoints?: TablePoints | null;
}

/** The saved list, whole, and when it was read. */
export interface SavedGroups {
  readonly drafts: readonly GroupDraft[];
  readonly seenVersion: number;
}

export interface GroupsDialogProps {
  readonly title: string;
  readonly hint: string;
  readonly addText: string;
  /** The list's name in the request, under which the server names its fields' errors. */
  readonly field: 'judgeGroups' | 'programGroups';
  /** The groups with the number of their members; a group with members cannot be removed. */
  readonly groups: readonly (GroupDraft & { readonly members: number })[];
  readonly weighted?: boolean;
  /** The groups are rounds of a battle. */
  readonly rounds?: boolean;
  /** The version at which the groups were read. */
  readonly version: number;
  readonly save: Act<SavedGroups, unknown>;
  readonly onClose: () => void;
}

/** The contract's limits. */
const most = { judgeGroups: 50, programGroups: 100 };

export function GroupsDialog(props: GroupsDialogProps) {
  const { title, hint, addText, field, groups, weighted = false, rounds = false, save } = props;
  const { version, onClose } = props;
  const { groups: texts } = useBackstageMessages();
  const draft = useDraft<Readonly<Record<typeof field, readonly GroupDraft[]>>>({
    judgeGroups: field === 'judgeGroups' ? groups.map(withoutMembers) : [],
    programGroups: field === 'programGroups' ? groups.map(withoutMembers) : [],
  });
  const drafts = draft.value[field];
  const setDrafts = (next: readonly GroupDraft[]) => draft.change({ [field]: next });
  const membersOf = (group: GroupDraft) =>
    groups.find(({ id }) => id !== undefined && id === group.id)?.members ?? 0;
  const close = () => {
    save.clear();
    onClose();
  };
  const fields = save.problem?.fields ?? {};
  const change = (at: number, part: Partial<GroupDraft>) =>
    setDrafts(drafts.map((group, index) => (index === at ? { ...group, ...part } : group)));
  const swap = (at: number, by: -1 | 1) => {
    const next = [...drafts];
    const [moved] = next.splice(at, 1);
    if (moved !== undefined) next.splice(at + by, 0, moved);
    setDrafts(next);
  };
  return (
    <FormDialog
      width={rounds ? 820 : weighted ? 620 : 540}
      title={title}
      changed={draft.changed}
      act={save}
      meanwhile={draft.meanwhile}
      onSubmit={async () => {
        if (!draft.changed) return close();
        if ((await save.run({ drafts, seenVersion: version })) !== undefined) close();
      }}
      onClose={close}
    >
      <Hint>{hint}</Hint>
      {rounds ? <Hint>{texts.roundHint}</Hint> : null}
      {drafts.map((group, index) => (
        <FieldLine
          key={group.id ?? `new-${index}`}
          $columns={`minmax(0, 1fr) ${rounds ? '180px 140px ' : weighted ? '136px ' : ''}auto`}
        >
          <TextField
            label={texts.name}
            maxLength={30}
            value={group.groupName}
            onChange={(groupName) => change(index, { groupName })}
            error={fields[`${field}.${index}.groupName`]}
            hint={fill(texts.members, { count: membersOf(group) })}
          />
          {weighted ? (
            <NumberField
              label={texts.weight}
              help={index === 0 ? <Help topic="weight" /> : undefined}
              value={group.weight ?? 0}
              min={0}
              max={100}
              decimals={3}
              onChange={(weight) => change(index, { weight: weight ?? 0 })}
              error={fields[`${field}.${index}.weight`]}
            />
          ) : null}
          {rounds ? (
            <RoundFields
              group={group}
              onChange={(part) => change(index, part)}
              error={fields[`${field}.${index}.division`]}
            />
          ) : null}
          <Actions style={{ flexWrap: 'nowrap', gap: 0, alignSelf: 'start', marginTop: 26 }}>
            <IconButton
              label={fill(texts.moveUp, { name: group.groupName })}
              disabled={index === 0}
              onClick={() => swap(index, -1)}
            >
              ↑
            </IconButton>
            <IconButton
              label={fill(texts.moveDown, { name: group.groupName })}
              disabled={index === drafts.length - 1}
              onClick={() => swap(index, 1)}
            >
              ↓
            </IconButton>
            <IconButton
              label={fill(texts.remove, { name: group.groupName })}
              blockedReason={
                drafts.length === 1 ? texts.last : membersOf(group) > 0 ? texts.notEmpty : null
              }
              onClick={() => setDrafts(drafts.filter((_, at) => at !== index))}
            >
              ✕
            </IconButton>
          </Actions>
        </FieldLine>
      ))}
      <Actions>
        <Button
          disabled={drafts.length >= most[field]}
          onClick={() =>
            setDrafts([...drafts, { groupName: '', ...(weighted ? { weight: 50 } : {}) }])
          }
        >
          {addText}
        </Button>
      </Actions>
    </FormDialog>
  );
}

/** Leaves out the members, so that a member who joins or leaves meanwhile changes nothing of the list. */
function withoutMembers({
  members: _,
  ...group
}: GroupDraft & { readonly members: number }): GroupDraft {
  return group;
}
