'use client';
// A judge who opens a competition's link in a chat: recognised without a click, and led on to scoring or to signing up.
import { useHallAddress } from '../../hall-address/index.ts';
import { JudgeApply } from '../../judge-scoring/pages/JudgeApply.tsx';
import { LoadingPage, PhonePage } from '../../judge-scoring/pages/PhonePage.tsx';
import { Centred } from '../../judge-scoring/parts/layout.tsx';
import { WaysOn } from '../../judge-scoring/parts/WaysOn.tsx';
import { fill, useCommonMessages, useMessengerMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { QrCode } from '../../primitives/QrCode.tsx';
import type { PageMessenger } from '../page-messenger.ts';
import { maskedPhone } from './masked-phone.ts';
import type { JudgeFromMessengerProps } from './use-judge-from-messenger.ts';
import { type Opened, useJudgeFromMessenger } from './use-judge-from-messenger.ts';

/**
 * @example
 * ```tsx
 * const Entrance = (props: JudgeFromMessengerProps) => <JudgeFromMessenger {...props} />;
 * ```
 */
export function JudgeFromMessenger(props: JudgeFromMessengerProps) {
  const { competitionId, path, signUpHref, onEnter } = props;
  const { judge: texts, inside } = useMessengerMessages();
  const { action } = useCommonMessages();
  const { at, again } = useJudgeFromMessenger(props);
  const { known, urlOf } = useHallAddress();
  switch (at.step) {
    case 'OPENING':
      return <LoadingPage text={texts.opening} />;
    case 'MISSING':
      return <PhonePage title={texts.missing} hint={texts.missingHint} />;
    case 'UNREAD':
      return retried(texts.unread, texts.unreadHint, action.retry);
    case 'NOT_CONNECTED':
      return (
        <PhonePage title={inside.notConnected} hint={texts.notConnectedHint}>
          <WaysOn ways={{ signUp: signUpHref }} only={['signUp']} />
        </PhonePage>
      );
    case 'OUTSIDE': {
      const { name, competition } = at;
      return (
        <PhonePage
          title={fill(texts.outside, { name })}
          hint={fill(texts.outsideHint, { name, competition })}
        >
          <Centred style={{ minHeight: 0, padding: 0 }}>
            {known ? (
              <QrCode value={urlOf(path)} size={220} label={fill(texts.outsideCode, { name })} />
            ) : null}
          </Centred>
          <WaysOn ways={{ signUp: signUpHref }} only={['signUp']} />
        </PhonePage>
      );
    }
    case 'ENDED':
      return (
        <PhonePage
          title={texts.ended}
          hint={fill(texts.endedHint, { competition: at.competition })}
        >
          {at.messenger === null ? null : backTo(at.messenger, at.name)}
        </PhonePage>
      );
    case 'NO_CORPORATION':
      return (
        <PhonePage
          title={inside.noCorporation}
          hint={fill(inside.noCorporationHint, { name: at.name })}
        >
          {backTo(at.messenger, at.name)}
          <WaysOn ways={{ signUp: signUpHref }} only={['signUp']} />
        </PhonePage>
      );
    case 'FAILED':
      return retried(inside.refused, at.text, inside.again, true);
    case 'SIGN_UP':
      return (
        <JudgeApply
          competitionId={competitionId}
          known={{ ...at.person, phoneNote: phoneNoteOf(at) }}
          straightIn
          onEnter={onEnter}
        />
      );
  }

  function phoneNoteOf({ person, name }: Extract<Opened, { step: 'SIGN_UP' }>): string {
    return fill(texts.phoneFrom, { name, phone: maskedPhone(person.phoneNumber ?? '') });
  }

  /** Closes the page, back to the chat from which it was opened. */
  function backTo({ close }: PageMessenger, name: string) {
    return (
      <Button size="large" onClick={close}>
        {fill(texts.back, { name })}
      </Button>
    );
  }

  function retried(title: string, hint: string, label: string, elsewhere = false) {
    return (
      <div role="alert">
        <PhonePage title={title} hint={hint}>
          <Button size="large" look="primary" onClick={again}>
            {label}
          </Button>
          {elsewhere ? <WaysOn ways={{ signUp: signUpHref }} only={['signUp']} /> : null}
        </PhonePage>
      </div>
    );
  }
}
