'use client';
// `/web/scan/QR/codes`: reads a code with the camera or the messenger's scanner, and follows only this product's own.
import { ScanView } from './ScanView.tsx';
import { type Scanning, useScan } from './use-scan.ts';

export interface ScanPageProps extends Scanning {
  /** What the messenger is called. */
  readonly messengerName: string;
}

export function ScanPage({ messengerName, ...scanning }: ScanPageProps) {
  const { state, video, again, askMessenger, read } = useScan(scanning);
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
