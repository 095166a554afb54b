'use client';
// 带到现场: makes the code by which a laptop takes the competition along, and shows what to type there.
import { useContext, useState } from 'react';
import { useHallAddress } from '../../hall-address/index.ts';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { useAct } from '../data/use-act.ts';
import { CopyField } from '../frame/CopyField.tsx';
import { OwnRole } from '../frame/own-role.ts';
import { Hint, Section, Stack } from '../frame/Section.tsx';

export function TakeAlong({ id }: { readonly id: string }) {
  const { hall } = useBackstageMessages();
  const { urlOf } = useHallAddress();
  const [code, setCode] = useState<string | null>(null);
  const make = useAct(hall.take, (client) => client.request('createHallCode', { path: { id } }), {
    onDone: (made) => setCode(made.code),
  });
  // The competition leaves this server: its owner alone may let it go.
  if (useContext(OwnRole) !== 'OWNER') return null;
  const address = urlOf('/').replace(/\/$/, '');
  return (
    <Section title={hall.take}>
      <Stack $gap={12}>
        <Hint>{hall.takeHint}</Hint>
        {code === null ? null : (
          <CopyField label={hall.command} value={fill(hall.commandLine, { address, code })} />
        )}
        <div>
          <Button busy={make.busy} onClick={() => void make.run(undefined)}>
            {code === null ? hall.makeCode : hall.makeAnother}
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
