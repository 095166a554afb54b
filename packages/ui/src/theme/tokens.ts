// The theming contract: every `--lf-*` variable by name.

export interface Tokens {
  /** The base of everything; opaque. */
  bg: string;
  /** Darker or quieter than `bg`: edges of the hall. */
  bgDeep: string;
  /** The lightest (or, on light themes, darkest) tone the backdrop reaches; opaque. */
  bgGlow: string;
  /** Light over `bg`: one or more background images. */
  backdrop: string;
  /** Light that moves slowly over the backdrop while a picture waits; an image. */
  ambient: string;
  /** The motion of that light: keyframes of `Ambient.css`, the time of one way, and steps; `none` stands still. */
  ambientMotion: string;
  /** Laid over an organiser's picture so that text stays readable. */
  scrim: string;
  surface: string;
  surfaceRaised: string;
  surfaceSunken: string;
  line: string;
  lineStrong: string;
  text: string;
  textMuted: string;
  /** Decoration only, never words. */
  textFaint: string;
  accent: string;
  accentStrong: string;
  accentSoft: string;
  onAccent: string;
  /** A second light for gradients and details. */
  second: string;
  danger: string;
  dangerSoft: string;
  onDanger: string;
  success: string;
  successSoft: string;
  warning: string;
  warningSoft: string;
  /** The battle's left side: its colour on `bg`, as a ground, and for words on that ground. */
  red: string;
  redGround: string;
  redGroundDeep: string;
  onRed: string;
  /** The battle's right side. */
  blue: string;
  blueGround: string;
  blueGroundDeep: string;
  onBlue: string;
  /** A foul card. */
  card: string;
  onCard: string;
  focus: string;
  overlay: string;
  shadow: string;
  shadowRaised: string;
  glow: string;
  font: string;
  fontDisplay: string;
  fontDigits: string;
  radiusSmall: string;
  radius: string;
  radiusLarge: string;
  /** How much the stage's rounded corners are rounded: 1 as drawn, 0 square. */
  corners: string;
  /** Height of a control on the desk; coarse pointers always get 44 px. */
  control: string;
  easeOut: string;
  easeInOut: string;
  fast: string;
  normal: string;
  slow: string;
}

export type TokenName = keyof Tokens;

export function variableName(name: string): string {
  return `--lf-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/**
 * The variables of a theme, ready for a `style` attribute.
 *
 * @example
 * ```tsx
 * <div style={toVariables({ accent: '#77dcff' })} />;
 * ```
 */
export function toVariables(tokens: Partial<Tokens>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tokens).map(([name, value]) => [variableName(name), value]),
  );
}
