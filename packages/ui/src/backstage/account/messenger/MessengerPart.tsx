'use client';
// The people of the messenger that belong to this account: who, from which corporations, and ways to add and end one.
import type { MessengerSetting, User } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { fill, useMarks, useMessengerMessages } from '../../../messages/index.ts';
import { useMessengerHost } from '../../../messenger/messenger-host.ts';
import { Button } from '../../../primitives/Button.tsx';
import { Dialog } from '../../../primitives/Dialog.tsx';
import { EmptyState } from '../../../primitives/Placeholder.tsx';
import { useToast } from '../../../primitives/toast-context.ts';
import { LoginNameForm } from '../../credentials/LoginNameForm.tsx';
import { useAct } from '../../data/use-act.ts';
import { accountKey, useRead } from '../../data/use-read.ts';
import { Callout } from '../../frame/Callout.tsx';
import { Loaded } from '../../frame/Loaded.tsx';
import { Hint, Problem, Stack } from '../../frame/Section.tsx';
import { BindingsSection } from '../../login-elsewhere/BindingsSection.tsx';
import { OwnerProofDialog } from '../../login-elsewhere/OwnerProofDialog.tsx';
import { DemoNote } from '../../messenger/DemoNote.tsx';
import { EmbeddedCode } from '../../messenger/EmbeddedCode.tsx';
import { useMessenger } from '../../messenger/use-messenger.ts';
import { usePersonBinding } from '../../messenger/use-person-binding.ts';

export function MessengerPart({ user }: { readonly user: User }) {
  const setting = useMessenger();
  const { inside } = useMessengerMessages();
  return (
    <Loaded of={setting}>
      {(data) =>
        data.connected ? (
          <Bindings user={user} setting={data} />
        ) : (
          <EmptyState title={inside.notConnected} hint={inside.notConnectedHint} />
        )
      }
    </Loaded>
  );
}

function Bindings({ user, setting }: { readonly user: User; readonly setting: MessengerSetting }) {
  const { account: texts, anyName, action } = useMessengerMessages();
  const marks = useMarks();
  const name = setting.name ?? anyName;
  const toast = useToast();
  const [scanning, setScanning] = useState(false);
  const [proving, setProving] = useState(false);
  const bindings = useRead([...accountKey, 'messenger'], (client, signal) =>
    client.request('listMessengerBindings', { signal }),
  );
  const binding = usePersonBinding(() => {
    setScanning(false);
    toast({ text: fill(texts.bound, { name }), tone: 'success' });
  });
  const bindHere = useBindHere(setting, binding.run, () => setScanning(true));
  const unbind = useAct(
    action.unbind,
    (client, bindingId: string) =>
      client.request('removeMessengerBinding', { path: { bindingId } }),
    { inForm: true, refresh: [accountKey], done: texts.unbound },
  );
  const isLastWayIn = unbind.problem?.code === 'MESSENGER_LAST_WAY_IN';
  return (
    <Stack>
      {isLastWayIn ? (
        <Callout tone="warning" title={texts.lastWayIn}>
          {texts.lastWayInHint}
        </Callout>
      ) : null}
      {user.loginName === null ? <LoginNameForm name={name} onSet={unbind.clear} /> : null}
      <BindingsSection
        {...{ texts, name, bindings, unbind }}
        columns={[
          {
            key: 'corporations',
            title: texts.corporations,
            cell: ({ corporations }) =>
              corporations.length === 0 ? texts.noCorporations : corporations.join(marks.list),
          },
        ]}
        actions={
          <Button
            look="primary"
            busy={bindHere.busy || binding.busy}
            // Whoever has no password has nothing that could be asked.
            onClick={user.loginName === null ? bindHere.run : () => setProving(true)}
          >
            {fill(texts.bind, { name })}
          </Button>
        }
      >
        {setting.demo ? <DemoNote name={name} /> : null}
        {!scanning && binding.problem !== null ? (
          <Problem role="alert">{binding.problem}</Problem>
        ) : null}
        {bindHere.problem === null ? null : <Problem role="alert">{bindHere.problem}</Problem>}
        {unbind.problem?.text && !isLastWayIn ? (
          <Problem role="alert">{unbind.problem.text}</Problem>
        ) : null}
      </BindingsSection>
      {proving ? (
        <OwnerProofDialog
          onProved={() => {
            setProving(false);
            bindHere.run();
          }}
          onClose={() => setProving(false)}
        />
      ) : null}
      <Dialog
        open={scanning}
        title={fill(texts.bindTitle, { name })}
        onClose={() => setScanning(false)}
      >
        <Stack>
          <Hint>{fill(texts.bindHint, { name })}</Hint>
          {binding.problem === null ? null : <Problem role="alert">{binding.problem}</Problem>}
          <EmbeddedCode
            purpose="BIND"
            name={name}
            onScanned={(proof) => void binding.run({ way: 'WEB', ...proof })}
          />
        </Stack>
      </Dialog>
    </Stack>
  );
}

/** Binds without a scan inside the messenger, which knows who is there. */
function useBindHere(
  setting: MessengerSetting,
  bind: ReturnType<typeof usePersonBinding>['run'],
  onOutside: () => void,
) {
  const { openInside, openedFrom } = useMessengerHost();
  const { inside: texts, anyName } = useMessengerMessages();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const act = async () => {
    setProblem(null);
    const messenger = await openInside(setting);
    if (messenger === null) return onOutside();
    // An application of several corporations: the one whose chat or workbench this was opened from.
    const corpId = setting.corpId ?? openedFrom();
    if (corpId === null) return onOutside();
    const authCode = await messenger.authCode(corpId);
    await bind({ way: 'INSIDE', authCode, corpId });
  };
  const run = () => {
    setBusy(true);
    act()
      .catch(() => setProblem(fill(texts.noCode, { name: setting.name ?? anyName })))
      .finally(() => setBusy(false));
  };
  return { run, busy, problem };
}
