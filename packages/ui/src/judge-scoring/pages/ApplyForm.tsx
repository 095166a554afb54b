'use client';
// Asks who the judge is: name and phone, and two lines that help the organiser tell people apart.
import type { JudgeApply, Privacy } from '@liangfen/sdk/schema';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { FormProblem } from '../../messages/form-problem.ts';
import { useJudgeBesideMessages } from '../../messages/index.ts';
import { typedDigits } from '../../typed-digits.ts';
import { Quiet } from '../parts/layout.tsx';
import { PhoneButton } from '../parts/PhoneButton.tsx';
import { PhoneField } from '../parts/PhoneField.tsx';
import { Stack } from './PhonePage.tsx';

export type Application = JudgeApply;

/** What is known of the person and filled in beforehand; the form asks for what is null. */
export interface KnownPerson {
  readonly name: string | null;
  readonly phoneNumber: string | null;
  /** Says where the phone number comes from; it stands in the field's place. */
  readonly phoneNote: string;
}

export interface ApplyFormProps {
  readonly direct: boolean;
  readonly busy: boolean;
  readonly problem: FormProblem | null;
  readonly known?: KnownPerson;
  /** The statement to agree to; null where the server has none. */
  readonly privacy: Privacy | null;
  readonly onApply: (application: Application) => void;
}

const mainlandPhone = /^1[3-9][0-9]{9}$/;

/** Reads a phone number as people write and paste it: with spaces, hyphens, or the country in front. */
function phoneNumberIn(text: string): string {
  return typedDigits(text).replace(/^(00)?86(?=1\d{10}$)/, '');
}

export function ApplyForm({ direct, busy, problem, known, privacy, onApply }: ApplyFormProps) {
  const texts = useJudgeBesideMessages().apply;
  const [name, setName] = useState(known?.name ?? '');
  const [phoneText, setPhoneText] = useState(known?.phoneNumber ?? '');
  const [organisation, setOrganisation] = useState('');
  const [title, setTitle] = useState('');
  const [consents, setConsents] = useState(false);
  const [tried, setTried] = useState(false);
  const [ledTo, setLedTo] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  // The wrong field may be above what the phone shows; the focus also opens the keyboard for it.
  useEffect(() => {
    if (ledTo === 0 && problem === null) return;
    form.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus();
  }, [ledTo, problem]);

  const nameMissing = name.trim() === '';
  const phoneNumber = phoneNumberIn(phoneText);
  const phoneWrong = !mainlandPhone.test(phoneNumber);
  const consentMissing = privacy !== null && !consents;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (nameMissing || phoneWrong || consentMissing) {
      setLedTo((before) => before + 1);
      return;
    }
    if (busy) return;
    onApply({
      name: name.trim(),
      phoneNumber,
      organisation: organisation.trim(),
      title: title.trim(),
      ...(privacy === null ? {} : { consent: privacy.version }),
    });
  }

  const fields = problem?.fields ?? {};
  const isPhoneKnown =
    known !== undefined && known.phoneNumber !== null && fields.phoneNumber === undefined;
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack style={{ marginTop: 0 }}>
        <PhoneField
          label={texts.name}
          required
          autoComplete="name"
          maxLength={40}
          value={name}
          onChange={setName}
          error={tried && nameMissing ? texts.problem.name : fields.name}
        />
        {isPhoneKnown && !phoneWrong ? (
          <Quiet>{known.phoneNote}</Quiet>
        ) : (
          <PhoneField
            label={texts.phoneNumber}
            required
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            maxLength={20}
            value={phoneText}
            onChange={setPhoneText}
            error={tried && phoneWrong ? texts.problem.phoneNumber : fields.phoneNumber}
          />
        )}
        <PhoneField
          label={texts.organisation}
          autoComplete="organization"
          maxLength={60}
          value={organisation}
          onChange={setOrganisation}
          error={fields.organisation}
        />
        <PhoneField
          label={texts.jobTitle}
          autoComplete="organization-title"
          maxLength={40}
          value={title}
          onChange={setTitle}
          error={fields.title}
        />
        {privacy === null ? null : (
          <Consent
            privacy={privacy}
            given={consents}
            onChange={setConsents}
            error={tried && consentMissing ? texts.problem.consent : fields.consent}
          />
        )}
        {problem === null ? null : <Quiet role="alert">{problem.text}</Quiet>}
        <PhoneButton type="submit" size="large" look="primary" busy={busy}>
          {direct ? texts.submitDirect : texts.submit}
        </PhoneButton>
      </Stack>
    </form>
  );
}

function Consent({
  privacy,
  given,
  onChange,
  error,
}: {
  readonly privacy: Privacy;
  readonly given: boolean;
  readonly onChange: (given: boolean) => void;
  readonly error: string | undefined;
}) {
  const texts = useJudgeBesideMessages().apply;
  const id = useId();
  return (
    <div className="lf-consent">
      <label>
        <input
          type="checkbox"
          checked={given}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : id}
          aria-required
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          <span>{`${texts.consent} `}</span>
          <a href={privacy.address} target="_blank" rel="noreferrer">
            {texts.privacy}
          </a>
        </span>
      </label>
      {error === undefined ? null : (
        <div id={id} role="alert">
          {error}
        </div>
      )}
    </div>
  );
}
