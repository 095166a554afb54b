// `/web/try/:code`: a phone tries out the address of the codes.
import { ArrivalPage } from '@liangfen/ui/backstage';
import { useBackstageMessages } from '@liangfen/ui/messages';
import { useParams } from 'react-router';
import { PageTitle } from '../PageTitle.tsx';

export function ArrivalRoute() {
  const { hallAddress } = useBackstageMessages();
  const { code = '' } = useParams();
  return (
    <>
      <PageTitle of={hallAddress.arrival.title} />
      <ArrivalPage code={code} />
    </>
  );
}
