/** Puts a story into a shadow root, styles and all, as a partner's page may do. */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { StyleSheetManager } from 'styled-components';

export function InShadowRoot({ children }: { readonly children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null);
  const [shadow, setShadow] = useState<ShadowRoot | null>(null);
  useLayoutEffect(() => {
    const element = host.current;
    if (element !== null) setShadow(element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
  }, []);
  return (
    <div ref={host} data-shadow-host>
      {shadow === null
        ? null
        : createPortal(
            // styled-components writes into any node that takes a style element; its type names one kind.
            <StyleSheetManager target={shadow as unknown as HTMLElement}>
              {children}
            </StyleSheetManager>,
            shadow,
          )}
    </div>
  );
}
