// Pages whose features come later, and addresses nobody knows.
import { UnavailablePage } from '@liangfen/ui/backstage';
import { useBackstageMessages } from '@liangfen/ui/messages';
import { PageTitle } from '../PageTitle.tsx';

export function UnavailableRoute({ kind }: { readonly kind: 'unavailable' | 'notFound' }) {
  const texts = useBackstageMessages();
  return (
    <>
      <PageTitle of={texts[kind].title} />
      <UnavailablePage kind={kind} />
    </>
  );
}
