'use client';
// A code to scan with the address that is tried out; the desk sees when a phone has opened it.
import type { AddressTrial as AddressTrialAnswer } from '@liangfen/sdk/schema';
import { useState } from 'react';
import { styled } from 'styled-components';
import { fill, useBackstageMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/Button.tsx';
import { QrCode } from '../../primitives/QrCode.tsx';
import { token } from '../../theme/index.ts';
import { useRead } from '../data/use-read.ts';
import { Loaded } from '../frame/Loaded.tsx';
import { Hint } from '../frame/Section.tsx';

const askEveryMs = 1_500;
/** The time for which the server keeps a trial. */
const askForMs = 10 * 60 * 1000;

const Row = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 16px;
  align-items: center;
  padding: 12px;
  border-radius: ${token.radius};
  background: ${token.surfaceSunken};
  h3 {
    margin: 0 0 4px;
    font-size: 15px;
    line-height: 22px;
  }
  p {
    margin: 0 0 8px;
  }
  @media (max-width: 420px) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    text-align: center;
  }
`;

const State = styled.div<{ $arrived: boolean }>`
  color: ${({ $arrived }) => ($arrived ? token.success : token.text)};
  font-weight: ${({ $arrived }) => ($arrived ? 600 : 400)};
`;

/** Each trial makes the one before void, so none may be found again under its old key. */
let begun = 0;
const next = () => ++begun;

export function AddressTrial({ base }: { readonly base: string }) {
  const [attempt, setAttempt] = useState(next);
  const trial = useRead(
    ['address-trial', 'begin', attempt],
    (client, signal) => client.request('startAddressTrial', { signal }),
    { once: true },
  );
  return (
    <Loaded of={trial}>
      {({ code, path }) => (
        <OneTrial
          key={code}
          code={code}
          address={new URL(path, base).href}
          onAgain={() => setAttempt(next)}
        />
      )}
    </Loaded>
  );
}

function OneTrial({
  code,
  address,
  onAgain,
}: {
  readonly code: string;
  readonly address: string;
  readonly onAgain: () => void;
}) {
  const { hallAddress: texts } = useBackstageMessages();
  const [until] = useState(() => Date.now() + askForMs);
  const isWaiting = (trial: AddressTrialAnswer | undefined) =>
    (trial === undefined || trial.arrived === null) && Date.now() < until;
  const read = useRead(
    ['address-trial', code],
    (client, signal) => client.request('getAddressTrial', { path: { code }, signal }),
    { again: (trial) => (isWaiting(trial) ? askEveryMs : false) },
  );
  const arrived = read.data?.arrived ?? null;
  return (
    <Row aria-label={texts.trial}>
      <QrCode value={address} size={140} label={texts.trialQr} />
      <div>
        <h3>{texts.trial}</h3>
        <Hint>{texts.trialHint}</Hint>
        <State $arrived={arrived !== null} role="status">
          {read.isError
            ? texts.trialOver
            : arrived === null
              ? texts.trialWaiting
              : fill(texts.trialArrived, { device: arrived.device })}
        </State>
        {read.isError || arrived !== null ? (
          <Button size="small" onClick={onAgain}>
            {texts.trialAgain}
          </Button>
        ) : null}
      </div>
    </Row>
  );
}
