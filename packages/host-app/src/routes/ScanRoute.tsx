// `/web/scan/QR/codes`: the camera of this device, or the messenger's scanner where the page is open inside it.
import { useMessengerMessages, useScanMessages } from '@liangfen/ui/messages';
import { type PageMessenger, ScanPage, type ScanPageProps } from '@liangfen/ui/messenger';
import { useEffect, useState } from 'react';
import { deskClient } from '../desk-client.ts';
import { openInside } from '../messenger/open-inside.ts';
import { PageTitle } from '../PageTitle.tsx';
import { findReader, type OpenReader } from '../scan/open-reader.ts';
import { scannedAddress } from '../scan/scanned-address.ts';

interface Around {
  readonly messenger: PageMessenger | null;
  readonly name: string | null;
  /** Null where nothing reads codes. */
  readonly openReader: OpenReader | null;
}

export function ScanRoute() {
  const { title } = useScanMessages();
  const { anyName } = useMessengerMessages();
  const around = useAround();
  return (
    <>
      <PageTitle of={title} />
      {around === null ? null : (
        <ScanPage
          messenger={around.messenger}
          messengerName={around.name ?? anyName}
          {...camera(around.openReader)}
          addressOf={scannedAddress}
          // Some of these are pages of their own.
          onFollow={(address) => window.location.assign(address)}
        />
      )}
    </>
  );
}

type Camera = Pick<ScanPageProps, 'openCamera' | 'missing' | 'openReader'>;

/** Offers no camera where nothing can read its pictures. */
function camera(openReader: OpenReader | null): Camera {
  const none = { openCamera: null, openReader: unread };
  if (!window.isSecureContext) return { ...none, missing: 'INSECURE' };
  if (openReader === null && openCamera !== null) return { ...none, missing: 'NO_READER' };
  return { openCamera, missing: 'NO_CAMERA', openReader: openReader ?? unread };
}

/** Never called: without a camera there is no picture. */
const unread: OpenReader = async () => async () => null;

const devices: MediaDevices | undefined = navigator.mediaDevices;
const openCamera =
  devices === undefined
    ? null
    : () => devices.getUserMedia({ audio: false, video: { facingMode: 'environment' } });

/** Null until it is known. Without an answer the page has the camera all the same. */
function useAround(): Around | null {
  const [around, setAround] = useState<Around | null>(null);
  useEffect(() => {
    const asking = new AbortController();
    const look = async () => {
      const { signal } = asking;
      const setting = await deskClient.request('getMessenger', { signal });
      // The demonstration's has no scanner of its own.
      const messenger = setting.demo ? null : await openInside(deskClient, setting);
      return { messenger, name: setting.name };
    };
    const settled = look().catch(() => ({ messenger: null, name: null }));
    Promise.all([settled, findReader(window)]).then(([found, openReader]) => {
      if (!asking.signal.aborted) setAround({ ...found, openReader });
    });
    return () => asking.abort();
  }, []);
  return around;
}
