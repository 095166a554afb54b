'use client';
// Whether the console may send notices by the messenger, and the robot of the organiser's group.
import type { BaseSetting } from '@liangfen/sdk/schema';
import { fill, useMessengerMessages } from '../../messages/index.ts';
import { Switch } from '../../primitives/Checkbox.tsx';
import { TextField } from '../../primitives/TextField.tsx';
import { Fields, Hint, Section, Stack } from '../frame/Section.tsx';
import { useMessenger } from '../messenger/use-messenger.ts';
import { accessTokenIn } from './robot-address.ts';

type NoticeSetting = Pick<BaseSetting, 'messengerNotices' | 'groupRobot'>;

export interface NoticesSectionProps {
  readonly value: NoticeSetting;
  readonly fields: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<NoticeSetting>) => void;
}

/** Renders nothing where no messenger is connected. */
export function NoticesSection({ value, fields, onChange }: NoticesSectionProps) {
  const { notices: texts, anyName } = useMessengerMessages();
  const { data } = useMessenger();
  const { groupRobot } = value;
  if (data === undefined || !data.connected) return null;
  const name = data.name ?? anyName;
  const typed = groupRobot?.accessToken ?? '';
  const unclear = typed !== '' && accessTokenIn(typed) === null;
  const writeRobot = (text: string) => {
    // Text without a token stays in the draft, so that the server refuses to save it and the old robot is not lost.
    const accessToken = accessTokenIn(text) ?? text;
    const secret = groupRobot?.secret ?? null;
    onChange({ groupRobot: text.trim() === '' ? null : { accessToken, secret } });
  };
  return (
    <Section title={fill(texts.title, { name })}>
      <Stack $gap={16}>
        <Stack $gap={8}>
          <Switch
            checked={value.messengerNotices}
            onChange={(messengerNotices) => onChange({ messengerNotices })}
          >
            {fill(texts.allow, { name })}
          </Switch>
          <Hint>{texts.allowHint}</Hint>
        </Stack>
        {value.messengerNotices ? (
          <Fields $min={320}>
            <TextField
              label={texts.robot}
              autoComplete="off"
              spellCheck={false}
              maxLength={300}
              value={typed}
              onChange={writeRobot}
              hint={fill(texts.robotHint, { name })}
              error={unclear ? texts.robotWrong : fields['groupRobot.accessToken']}
            />
            <TextField
              label={texts.secret}
              autoComplete="off"
              spellCheck={false}
              maxLength={131}
              disabled={groupRobot === null}
              value={groupRobot?.secret ?? ''}
              onChange={(secret) => {
                if (groupRobot === null) return;
                const trimmed = secret.trim();
                onChange({
                  groupRobot: { ...groupRobot, secret: trimmed === '' ? null : trimmed },
                });
              }}
              hint={texts.secretHint}
              error={fields['groupRobot.secret']}
            />
          </Fields>
        ) : null}
      </Stack>
    </Section>
  );
}
