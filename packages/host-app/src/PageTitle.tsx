// The document's title: the page, then the product.
import { useCommonMessages } from '@liangfen/ui/messages';

export function PageTitle({ of }: { readonly of: string }) {
  const { productName } = useCommonMessages();
  return <title>{`${of} · ${productName}`}</title>;
}
