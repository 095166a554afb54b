// Colour arithmetic: enough to check and to repair contrast, without a library.

export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

const hexColour = /^#([0-9a-f]{6})([0-9a-f]{2})?$/i;
const rgbColour = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)(?:[\s,/]+([\d.]+))?\s*\)$/;

/** Reads `#RRGGBB`, `#RRGGBBAA`, `rgb()` and `rgba()`; `null` for everything else. */
export function parseColour(text: string): Rgb | null {
  const hex = hexColour.exec(text.trim());
  if (hex?.[1] !== undefined) {
    const value = Number.parseInt(hex[1], 16);
    return {
      red: value >> 16,
      green: (value >> 8) & 255,
      blue: value & 255,
      alpha: hex[2] === undefined ? 1 : Number.parseInt(hex[2], 16) / 255,
    };
  }
  const rgb = rgbColour.exec(text.trim());
  if (rgb === null) return null;
  return {
    red: Number(rgb[1]),
    green: Number(rgb[2]),
    blue: Number(rgb[3]),
    alpha: rgb[4] === undefined ? 1 : Number(rgb[4]),
  };
}

export function formatColour({ red, green, blue, alpha }: Rgb): string {
  const whole = [red, green, blue].map((part) => Math.round(part));
  return alpha >= 1
    ? `#${whole.map((part) => part.toString(16).padStart(2, '0')).join('')}`
    : `rgba(${whole.join(', ')}, ${Math.round(alpha * 1000) / 1000})`;
}

/** The opaque colour seen when `top` lies on `bottom`. */
export function over(top: Rgb, bottom: Rgb): Rgb {
  const mix = (a: number, b: number) => a * top.alpha + b * (1 - top.alpha);
  return {
    red: mix(top.red, bottom.red),
    green: mix(top.green, bottom.green),
    blue: mix(top.blue, bottom.blue),
    alpha: 1,
  };
}

/** `share` 0 is `from`, 1 is `to`. */
export function blend(from: Rgb, to: Rgb, share: number): Rgb {
  return over({ ...to, alpha: share }, from);
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export function luminance({ red, green, blue }: Rgb): number {
  const linear = [red, green, blue].map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
}

/** Contrast ratio, 1 to 21 (WCAG 2.2). */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const white: Rgb = { red: 255, green: 255, blue: 255, alpha: 1 };
const black: Rgb = { red: 0, green: 0, blue: 0, alpha: 1 };

/**
 * `colour`, moved towards white or black just far enough to reach `ratio` on every one of
 * `grounds`: an organiser may choose any colour, and the last row must still read it.
 */
export function legibleOn(colour: Rgb, grounds: readonly Rgb[], ratio = 4.5): Rgb {
  const reads = (candidate: Rgb) => grounds.every((ground) => contrast(candidate, ground) >= ratio);
  const darkest = Math.min(...grounds.map((ground) => contrast(white, ground)));
  const lightest = Math.min(...grounds.map((ground) => contrast(black, ground)));
  const target = darkest >= lightest ? white : black;
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = blend(colour, target, share);
    if (reads(candidate)) return candidate;
  }
  return target;
}

/** Black or white, whichever reads better on `ground`. */
export function inkOn(ground: Rgb): Rgb {
  return contrast(white, ground) >= contrast(black, ground) ? white : black;
}
