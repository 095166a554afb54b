// A piece of the phone's page or of the stage: an element with a class of a static style sheet. No style is made while the page runs.
import {
  type ComponentPropsWithoutRef,
  type ComponentType,
  createElement,
  type ForwardRefExoticComponent,
  forwardRef,
  type JSX,
  type PropsWithoutRef,
  type RefAttributes,
} from 'react';

type Elements = HTMLElementTagNameMap & Omit<SVGElementTagNameMap, keyof HTMLElementTagNameMap>;
type Tag = keyof JSX.IntrinsicElements & keyof Elements;

type Part<Props, Element> = ForwardRefExoticComponent<
  PropsWithoutRef<Props> & RefAttributes<Element>
>;

/** For a name or a number, which a browser's page translator leaves as it is. */
export const asWritten = { translate: 'no' } as const;

/** Pieces of digits are numbers whatever else they are. */
const digits = 'lfs-digits';

/** Classes given to the piece are added to its own; for a piece made from another piece, the later rule counts. */
export function part<Name extends Tag>(
  of: Name,
  className: string,
  fixed?: typeof asWritten,
): Part<ComponentPropsWithoutRef<Name>, Elements[Name]>;
export function part<Props extends { readonly className?: string | undefined }, Element>(
  of: ComponentType<Props & RefAttributes<Element>>,
  className: string,
  fixed?: typeof asWritten,
): Part<Props, Element>;
export function part(
  of: string | ComponentType<Record<string, unknown>>,
  className: string,
  fixed?: typeof asWritten,
): Part<Record<string, unknown>, unknown> {
  const own = fixed ?? (className.split(' ').includes(digits) ? asWritten : undefined);
  return forwardRef<unknown, Record<string, unknown>>((props, ref) => {
    const more = props.className === undefined ? '' : ` ${String(props.className)}`;
    return createElement(of, { ...own, ...props, ref, className: className + more });
  });
}
