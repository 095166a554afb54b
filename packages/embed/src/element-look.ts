// The look that a page gives `<liangfen-screen>`: tokens from its styles, pictures from attributes.
import type { ScreenTheme } from '@liangfen/sdk/schema';
import { type StageAppearance, type Tokens, token } from '@liangfen/ui/theme';

/** `--liangfen-accent-soft`, not `--lf-…`: those are ours, and a page around may have them for another component of ours. */
const names = Object.entries(token).map(([name, variable]) => [
  name,
  variable.replace('var(--lf-', '--liangfen-').replace(')', ''),
]);

type Look = { readonly stage: StageAppearance } | undefined;

export class ElementLook {
  private readonly element: HTMLElement;
  private end: () => void = () => {};
  private onChange: () => void = () => {};
  private last = '';
  private theme: ScreenTheme | null = null;
  private look: Look;

  constructor(element: HTMLElement) {
    this.element = element;
  }

  /** Undefined where the page gives none; the same value for as long as it says the same. */
  read(theme: ScreenTheme | null): Look {
    const element = this.element;
    this.theme = theme;
    const style = getComputedStyle(element);
    const tokens: Partial<Tokens> = Object.fromEntries(
      names.flatMap(([name = '', variable = '']) => {
        const value = style.getPropertyValue(variable).trim();
        return value === '' ? [] : [[name, value]];
      }),
    );
    const mark = (corner: string) => element.getAttribute(`mark-${corner}`) ?? undefined;
    const stage: StageAppearance = {
      theme: element.hasAttribute('fixed-theme') ? (theme ?? undefined) : undefined,
      tokens: Object.keys(tokens).length === 0 ? undefined : tokens,
      logo: pictureOf(element.getAttribute('logo')),
      background: pictureOf(element.getAttribute('background')),
      marks: ['top-left', 'top-right', 'bottom-left', 'bottom-right'].some(mark)
        ? {
            topLeft: mark('top-left'),
            topRight: mark('top-right'),
            bottomLeft: mark('bottom-left'),
            bottomRight: mark('bottom-right'),
          }
        : undefined,
    };
    const now = JSON.stringify(stage);
    if (now !== this.last) {
      this.last = now;
      // Null counts as a value: it stands for no picture.
      this.look = Object.values(stage).some((value) => value !== undefined) ? { stage } : undefined;
    }
    return this.look;
  }

  /**
   * Calls `onChange` when the page goes over to other styles, by its root's attributes or with the system's colour
   * scheme.
   */
  follow(onChange: () => void): void {
    this.unfollow();
    this.onChange = onChange;
    const observer = new MutationObserver(this.compare);
    observer.observe(document.documentElement, { attributes: true });
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', this.compare);
    this.end = () => {
      observer.disconnect();
      dark.removeEventListener('change', this.compare);
    };
  }

  /** A page may move the element by its style at every frame: only another look is a change. */
  readonly compare = (): void => {
    const before = this.last;
    this.read(this.theme);
    if (this.last !== before) this.onChange();
  };

  unfollow(): void {
    this.end();
    this.end = () => {};
  }
}

/** An empty address stands for none. */
function pictureOf(attribute: string | null): string | null | undefined {
  if (attribute === null) return undefined;
  return attribute === '' ? null : attribute;
}
