// `/web/scan/QR/codes`: the camera of this device, or the messenger's scanner where the page is open inside it.
import { useMessengerMessages, useScanMessages } from '@liangfen/ui/messages';
import { type PageMessenger, ScanPage } from '@liangfen/ui/messenger';
import { useEffect, useState } from 'react';
import { deskClient } from '../desk-client.ts';
import { openInside } from '../messenger/open-inside.ts';
import { PageTitle } from '../PageTitle.tsx';
import { openReader } from '../scan/open-reader.ts';
import { scannedAddress } from '../scan/scanned-address.ts';

interface Around {
  readonly messenger: PageMessenger | null;
  readonly name: string | null;
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
          openCamera={openCamera}
          missing={window.isSecureContext ? 'NO_CAMERA' : 'INSECURE'}
          openReader={openReader}
          addressOf={(text) => scannedAddress(text, window.location.origin)}
          // Some of these are pages of their own.
          onFollow={(address) => window.location.assign(address)}
        />
      )}
    </>
  );
}

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
    look()
      .catch(() => ({ messenger: null, name: null }))
      .then((found) => {
        if (!asking.signal.aborted) setAround(found);
      });
    return () => asking.abort();
  }, []);
  return around;
}
