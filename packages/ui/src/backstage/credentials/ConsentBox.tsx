'use client';
// The server's privacy statement, which everybody who makes an account agrees to.
import type { Privacy } from '@liangfen/sdk/schema';
import { useBackstageMessages } from '../../messages/index.ts';
import { Checkbox } from '../../primitives/Checkbox.tsx';
import { Problem } from '../frame/Section.tsx';

export interface ConsentBoxProps {
  readonly privacy: Privacy;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Says that it is still to be done. */
  readonly isMissing: boolean;
}

export function ConsentBox({ privacy, checked, onChange, isMissing }: ConsentBoxProps) {
  const { register: texts } = useBackstageMessages();
  return (
    <div>
      <Checkbox checked={checked} onChange={onChange}>
        <span>{texts.consent}</span>
        <a href={privacy.address} target="_blank" rel="noreferrer">
          {texts.privacy}
        </a>
      </Checkbox>
      {isMissing ? <Problem role="alert">{texts.consentMissing}</Problem> : null}
    </div>
  );
}
