// `/`
import { HomePage } from '@liangfen/ui/backstage';
import { useBackstageMessages, useCommonMessages } from '@liangfen/ui/messages';
import { isLoggedIn } from '../login-state.ts';

export function HomeRoute() {
  const { productName } = useCommonMessages();
  const { brand } = useBackstageMessages();
  return (
    <>
      <title>{`${productName} · ${brand.hint}`}</title>
      <HomePage loggedIn={isLoggedIn()} />
    </>
  );
}
