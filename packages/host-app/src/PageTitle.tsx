// The document's title: the page, then the product.
import { useCommonMessages } from '@liangfen/ui/messages';
import { useEffect } from 'react';

export function PageTitle({ of }: { readonly of: string }) {
  const { productName } = useCommonMessages();
  // Not a `title` element, which Preact would leave in the body.
  useEffect(() => {
    document.title = `${of} · ${productName}`;
  }, [of, productName]);
  return null;
}
