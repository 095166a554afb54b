// The document's title: the page, then the product. In the messenger's narrow bar the page alone.
import { useBasicMessages } from '@liangfen/ui/messages';
import { useEffect } from 'react';
import { showNavigationTitle } from './messenger/navigation-title.ts';

export function PageTitle({ of }: { readonly of: string }) {
  const { productName } = useBasicMessages();
  useEffect(() => {
    document.title = `${of} · ${productName}`;
    showNavigationTitle(of, navigator.userAgent);
  }, [of, productName]);
  return null;
}
