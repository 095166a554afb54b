'use client';
// `/web/scan/QR/codes`: reads a code with the camera or the messenger's scanner, and follows only this product's own.
import { useHallAddress } from '../../hall-address/index.ts';
import { ScanView } from './ScanView.tsx';
import { type Scanning, useScan } from './use-scan.ts';

export interface ScanPageProps extends Omit<Scanning, 'addressOf'> {
  /** Returns where a code's text leads on this site, which has these addresses; null for anything else. */
  readonly addressOf: (text: string, sites: readonly string[]) => string | null;
  /** The messenger's name. */
  readonly messengerName: string;
}

export function ScanPage({ messengerName, addressOf, ...scanning }: ScanPageProps) {
  // Until the server has said its public address, the scanner goes by the other addresses: nobody waits to scan.
  const { base } = useHallAddress();
  const sites = [window.location.origin, base];
  const { state, video, again, askMessenger, read } = useScan({
    ...scanning,
    addressOf: (text) => addressOf(text, sites),
  });
  return (
    <ScanView
      state={state}
      video={video}
      messengerName={messengerName}
      onAgain={again}
      onMessenger={askMessenger}
      onTyped={read}
    />
  );
}
