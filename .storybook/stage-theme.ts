/** Gives a story the stage theme of the toolbar, wherever its arguments say which one it has. */
import type { Look, ScreenTheme } from '@liangfen/sdk/schema';

type Args = Readonly<Record<string, unknown>>;

/** The arguments with another theme: as `theme`, in a match, or in a show that is yet to be made. */
export function withStageTheme(args: Args, theme: ScreenTheme): Args {
  const themed: Record<string, unknown> = { ...args };
  if ('theme' in args) themed.theme = theme;
  if (hasLook(args.match)) themed.match = lookedAt(args.match, theme);
  if (typeof args.show === 'function') themed.show = showOf(args.show, theme);
  return themed;
}

interface Looked {
  readonly look: Look;
}

function hasLook(value: unknown): value is Looked {
  return typeof value === 'object' && value !== null && 'look' in value;
}

function lookedAt(value: Looked, theme: ScreenTheme): Looked {
  return { ...value, look: { ...value.look, theme } };
}

const shows = new WeakMap<object, Map<ScreenTheme, () => unknown>>();

/** The same function each time: a story keeps its show as long as its arguments stay. */
function showOf(make: object, theme: ScreenTheme): () => unknown {
  const made = shows.get(make) ?? new Map<ScreenTheme, () => unknown>();
  shows.set(make, made);
  const known = made.get(theme);
  if (known !== undefined) return known;
  const themed = () => {
    const show: unknown = Reflect.apply(make as () => unknown, undefined, []);
    return hasLook(show) ? lookedAt(show, theme) : show;
  };
  made.set(theme, themed);
  return themed;
}
