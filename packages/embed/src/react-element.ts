// A custom element that shows a React component in a shadow root, so that neither page's styles reach the other's.
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** The module must load where there is no DOM too, on a server that renders the portal. */
const Base: typeof HTMLElement =
  globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);

/** Says something to the page, as an event with `liangfen-` before its name; false when the page takes it over. */
export type Tell = (name: string, detail: unknown) => boolean;

export abstract class ReactElement extends Base {
  private reactRoot: Root | null = null;
  private box: HTMLElement | null = null;
  private isDrawing = false;

  /** The component for the attributes as they are now; `root` is the shadow root for styles. */
  protected abstract content(root: ShadowRoot): ReactNode;
  /** Styles of the element itself and of the box inside. */
  protected abstract readonly styles: string;

  connectedCallback(): void {
    this.draw();
  }

  /** Moving the element in the page takes it out and puts it in again: only what stays out ends. */
  disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.reactRoot?.unmount();
      this.reactRoot = null;
    });
  }

  attributeChangedCallback(_name?: string): void {
    this.redraw();
  }

  /** Draws again after the element has learned something by itself. */
  protected redraw(): void {
    if (this.isConnected) this.draw();
  }

  /** Attributes that are set one after the other are drawn once. */
  private draw(): void {
    if (this.isDrawing) return;
    this.isDrawing = true;
    queueMicrotask(() => {
      this.isDrawing = false;
      if (!this.isConnected) return;
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      this.box ??= this.build(shadow);
      this.reactRoot ??= createRoot(this.box);
      this.reactRoot.render(this.content(shadow));
    });
  }

  private build(shadow: ShadowRoot): HTMLElement {
    const style = document.createElement('style');
    const { nonce } = this;
    if (nonce) style.nonce = nonce;
    style.textContent = this.styles;
    const box = document.createElement('div');
    box.className = 'liangfen-place';
    shadow.append(style, box);
    return box;
  }

  protected tell: Tell = (name, detail) =>
    this.dispatchEvent(new CustomEvent(`liangfen-${name}`, { detail, cancelable: true }));

  /** A listed attribute, null when it is missing or empty. */
  protected text(name: string): string | null {
    const value = this.getAttribute(name);
    return value === null || value.trim() === '' ? null : value.trim();
  }
}

/** Defines an element once, also when two scripts of a page bring it along. */
export function define(name: string, element: CustomElementConstructor): void {
  if (typeof customElements === 'undefined' || customElements.get(name) !== undefined) return;
  customElements.define(name, element);
}

/**
 * Returns the address of the API: the attribute, or the server that this very file came from; null when it came from
 * elsewhere, such as the portal's own bundle. `moduleAddress` is `import.meta.url`.
 */
export function serverOf(attribute: string | null, moduleAddress: string): string | null {
  if (attribute !== null) return attribute.replace(/[/]+$/, '');
  const served = /^(https?:[/][/][^/]+)[/]embed[/](?:judge[/])?[^/]+$/.exec(
    moduleAddress.split('?')[0] ?? '',
  );
  return served?.[1] ?? null;
}
