'use client';
// The page that a trial's code opens on a phone: it got here, and the desk has been told.
import { styled } from 'styled-components';
import { useBackstageMessages } from '../../messages/index.ts';
import { token } from '../../theme/index.ts';
import { useRead } from '../data/use-read.ts';
import { Loaded } from '../frame/Loaded.tsx';

const Whole = styled.main`
  display: grid;
  align-content: center;
  min-height: 100vh;
  background: ${token.bg};
  color: ${token.text};
  font-family: ${token.font};
  text-align: center;
  h1 {
    margin: 0;
    color: ${token.success};
    font-size: 28px;
    line-height: 40px;
  }
  p {
    margin: 8px 20px;
  }
`;

export function ArrivalPage({ code }: { readonly code: string }) {
  const { hallAddress } = useBackstageMessages();
  const texts = hallAddress.arrival;
  // The server remembers the first phone, so that saying it again changes nothing.
  const arrival = useRead(['address-arrival', code], (client, signal) =>
    client.request('arriveAtAddress', { path: { code }, signal }),
  );
  return (
    <Whole>
      <Loaded of={arrival}>
        {() => (
          <div role="status">
            <h1>{texts.done}</h1>
            <p>{texts.doneHint}</p>
          </div>
        )}
      </Loaded>
    </Whole>
  );
}
