// The appearances of the stage: four, each with a character of its own. A screen loads no other.
import type { ScreenTheme } from '@liangfen/sdk/schema';
import { brightStars, hills, lacquerCorners, stageRim, stars } from './backdrops.ts';
import type { Tokens } from './tokens.ts';

export type ThemeName = ScreenTheme | 'WORKSPACE' | 'WORKSPACE_DARK';

/** Where none of them has a letter of a name, the host's page may bring a font of this name (decision 0302). */
const sans =
  '"PingFang SC", "HarmonyOS Sans SC", "MiSans", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", "Liangfen Names", system-ui, sans-serif';
const digits = `"DIN Alternate", "Bahnschrift", "HarmonyOS Sans SC", ${sans}`;
const serif = `"Source Han Serif SC", "Noto Serif SC", "Noto Serif CJK SC", "Songti SC", "STZhongsong", ${sans}`;
/** Faces that the match screen brings along; a page that does not bring them goes on to the next in the list. */
const latin = '"Liangfen Latin"';
const stageSerif = `"Liangfen Title", ${serif}`;

/** What stages and workspace have in common. */
export const shape = {
  font: sans,
  fontDisplay: sans,
  fontDigits: digits,
  radiusSmall: '6px',
  radius: '10px',
  radiusLarge: '20px',
  control: '36px',
  easeOut: 'cubic-bezier(0.16, 1, 0.3, 1)',
  easeInOut: 'cubic-bezier(0.65, 0, 0.35, 1)',
  fast: '160ms',
  normal: '320ms',
  slow: '720ms',
} as const;

const stageShape = {
  ...shape,
  font: `${latin}, ${sans}`,
  fontDisplay: `${latin}, ${sans}`,
  fontDigits: `${latin}, ${digits}`,
} as const;

const darkStates = {
  danger: '#ff9d91',
  dangerSoft: 'rgba(255, 110, 97, 0.16)',
  onDanger: '#2b0704',
  success: '#7fe0b4',
  successSoft: 'rgba(90, 214, 160, 0.16)',
  warning: '#ffcf70',
  warningSoft: 'rgba(255, 199, 88, 0.16)',
  card: '#ffd23f',
  onCard: '#241a00',
} as const;

/** 曜石金: black stone, warm gold, one shaft of light from above. */
const obsidian: Tokens = {
  ...stageShape,
  ...darkStates,
  fontDisplay: stageSerif,
  bg: '#0c0b09',
  bgDeep: '#050403',
  bgGlow: '#2f2616',
  backdrop: [
    stageRim,
    'radial-gradient(62.5% 51.85% at 50% -160px, rgba(236, 196, 108, 0.28), rgba(236, 196, 108, 0) 72%)',
    'radial-gradient(83.33% 42.59% at 50% calc(100% + 150px), rgba(176, 124, 46, 0.36), rgba(176, 124, 46, 0) 74%)',
    'linear-gradient(180deg, rgba(12, 11, 9, 0) 30%, #0c0b09 78%)',
    'conic-gradient(from 140deg at 50% -12%, rgba(255, 226, 160, 0) 0deg, rgba(255, 226, 160, 0.1) 9deg, rgba(255, 226, 160, 0.015) 18deg, rgba(255, 226, 160, 0.12) 31deg, rgba(255, 226, 160, 0.03) 40deg, rgba(255, 226, 160, 0.12) 50deg, rgba(255, 226, 160, 0.015) 62deg, rgba(255, 226, 160, 0.1) 71deg, rgba(255, 226, 160, 0) 80deg)',
    'linear-gradient(180deg, #15110b, #0c0b09 45%, #060504)',
  ].join(', '),
  ambient:
    'conic-gradient(from 152deg at 50% -14%, rgba(255, 226, 160, 0) 0deg, rgba(255, 226, 160, 0.13) 12deg, rgba(255, 226, 160, 0) 21deg, rgba(255, 226, 160, 0) 35deg, rgba(255, 226, 160, 0.13) 44deg, rgba(255, 226, 160, 0) 56deg)',
  scrim: 'rgba(9, 8, 6, 0.8)',
  surface: 'rgba(255, 240, 208, 0.06)',
  surfaceRaised: 'rgba(255, 240, 208, 0.11)',
  surfaceSunken: 'rgba(0, 0, 0, 0.36)',
  line: 'rgba(236, 205, 138, 0.2)',
  lineStrong: 'rgba(236, 205, 138, 0.46)',
  text: '#faf4e6',
  textMuted: '#cbbfa6',
  textFaint: 'rgba(250, 244, 230, 0.12)',
  accent: '#eec465',
  accentStrong: '#ffe3a0',
  accentSoft: 'rgba(238, 196, 101, 0.16)',
  onAccent: '#1d1505',
  second: '#b8842f',
  red: '#ff8f86',
  redGround: '#a3161c',
  redGroundDeep: '#4d070b',
  onRed: '#fff6f3',
  blue: '#8fbaff',
  blueGround: '#16489f',
  blueGroundDeep: '#071c48',
  onBlue: '#f3f8ff',
  focus: '#ffe3a0',
  overlay: 'rgba(0, 0, 0, 0.64)',
  shadow: '0 2px 10px rgba(0, 0, 0, 0.4)',
  shadowRaised: '0 24px 70px rgba(0, 0, 0, 0.55)',
  glow: '0 0 90px rgba(238, 196, 101, 0.34)',
};

/** 星河蓝: night sky, ice light, far stars. */
const galaxy: Tokens = {
  ...stageShape,
  ...darkStates,
  bg: '#070d24',
  bgDeep: '#02040d',
  bgGlow: '#1c2a63',
  backdrop: [
    stars,
    'radial-gradient(46.88% 64.81% at 84% 6%, rgba(122, 96, 255, 0.4), rgba(122, 96, 255, 0) 70%)',
    'radial-gradient(57.29% 64.81% at 10% 96%, rgba(20, 148, 222, 0.38), rgba(20, 148, 222, 0) 70%)',
    'radial-gradient(78.12% 27.78% at 46% 46%, rgba(96, 128, 255, 0.2), rgba(96, 128, 255, 0) 72%)',
    'linear-gradient(160deg, #0b1438, #070d24 50%, #040716)',
  ].join(', '),
  ambient: brightStars,
  scrim: 'rgba(4, 8, 26, 0.8)',
  surface: 'rgba(164, 202, 255, 0.08)',
  surfaceRaised: 'rgba(164, 202, 255, 0.15)',
  surfaceSunken: 'rgba(0, 4, 20, 0.4)',
  line: 'rgba(150, 196, 255, 0.22)',
  lineStrong: 'rgba(150, 196, 255, 0.5)',
  text: '#f1f6ff',
  textMuted: '#b7c6e6',
  textFaint: 'rgba(214, 228, 255, 0.12)',
  accent: '#77dcff',
  accentStrong: '#d2f4ff',
  accentSoft: 'rgba(119, 220, 255, 0.16)',
  onAccent: '#03182a',
  second: '#9f8bff',
  red: '#ff97a0',
  redGround: '#a31540',
  redGroundDeep: '#4b0720',
  onRed: '#fff4f6',
  blue: '#8ec5ff',
  blueGround: '#1350c0',
  blueGroundDeep: '#061f5a',
  onBlue: '#f2f8ff',
  focus: '#d2f4ff',
  overlay: 'rgba(0, 3, 16, 0.66)',
  shadow: '0 2px 10px rgba(0, 3, 20, 0.45)',
  shadowRaised: '0 24px 70px rgba(0, 3, 20, 0.6)',
  glow: '0 0 100px rgba(119, 220, 255, 0.36)',
};

/** 中国红: lacquer and gold leaf, light from the middle of the stage. */
const crimson: Tokens = {
  ...stageShape,
  ...darkStates,
  fontDisplay: stageSerif,
  danger: '#ffd6d0',
  dangerSoft: 'rgba(255, 220, 214, 0.16)',
  success: '#c9f5dd',
  successSoft: 'rgba(201, 245, 221, 0.16)',
  bg: '#72090f',
  bgDeep: '#2c0205',
  bgGlow: '#94121b',
  backdrop: [
    lacquerCorners,
    'radial-gradient(39.58% 70.37% at 50% 118%, rgba(255, 214, 130, 0.22), rgba(255, 214, 130, 0) 70%)',
    'repeating-radial-gradient(circle at 50% 118%, rgba(255, 214, 130, 0) 0 86px, rgba(255, 214, 130, 0.11) 86px 89px)',
    'radial-gradient(65.1% 70.37% at 50% 34%, rgba(196, 24, 36, 0.5), rgba(196, 24, 36, 0) 72%)',
    'linear-gradient(180deg, #5c060b, #72090f 42%, #430307)',
  ].join(', '),
  ambient:
    'radial-gradient(52.08% 57.41% at 50% 112%, rgba(255, 190, 96, 0.26), rgba(255, 190, 96, 0) 72%)',
  scrim: 'rgba(70, 4, 8, 0.84)',
  surface: 'rgba(40, 0, 2, 0.3)',
  surfaceRaised: 'rgba(40, 0, 2, 0.46)',
  surfaceSunken: 'rgba(30, 0, 2, 0.52)',
  line: 'rgba(255, 217, 138, 0.3)',
  lineStrong: 'rgba(255, 217, 138, 0.62)',
  text: '#fff6e6',
  textMuted: '#f5d6b4',
  textFaint: 'rgba(255, 226, 170, 0.16)',
  accent: '#ffdc8c',
  accentStrong: '#fff0c6',
  accentSoft: 'rgba(255, 220, 140, 0.18)',
  onAccent: '#4a0609',
  second: '#e0a33c',
  red: '#ffc2ba',
  redGround: '#b3121d',
  redGroundDeep: '#5a060d',
  onRed: '#fff6ee',
  blue: '#bcd6ff',
  blueGround: '#173f86',
  blueGroundDeep: '#0a1c44',
  onBlue: '#f4f8ff',
  focus: '#fff0c6',
  overlay: 'rgba(36, 0, 2, 0.7)',
  shadow: '0 2px 10px rgba(40, 0, 2, 0.4)',
  shadowRaised: '0 24px 70px rgba(40, 0, 2, 0.55)',
  glow: '0 0 100px rgba(255, 220, 140, 0.4)',
};

/** 素白: paper and mineral blue, for halls that daylight reaches. */
const daylight: Tokens = {
  ...stageShape,
  bg: '#f7f5f0',
  bgDeep: '#e4e0d6',
  bgGlow: '#e9e4d8',
  backdrop: [
    hills,
    'radial-gradient(57.29% 59.26% at 18% -10%, #ffffff, rgba(255, 255, 255, 0) 72%)',
    'radial-gradient(46.88% 57.41% at 96% 108%, rgba(198, 180, 146, 0.34), rgba(198, 180, 146, 0) 70%)',
    'linear-gradient(112deg, rgba(120, 104, 72, 0) 58%, rgba(120, 104, 72, 0.05) 58.1%, rgba(120, 104, 72, 0) 82%)',
    'linear-gradient(180deg, #fbfaf7, #f7f5f0 50%, #efebe1)',
  ].join(', '),
  ambient:
    'linear-gradient(112deg, rgba(255, 255, 255, 0) 22%, rgba(255, 255, 255, 0.7) 30%, rgba(255, 255, 255, 0) 31%, rgba(255, 255, 255, 0) 38%, rgba(255, 255, 255, 0.6) 44%, rgba(255, 255, 255, 0) 45%)',
  scrim: 'rgba(250, 248, 243, 0.86)',
  surface: 'rgba(255, 255, 255, 0.82)',
  surfaceRaised: '#ffffff',
  surfaceSunken: 'rgba(104, 92, 66, 0.09)',
  line: 'rgba(60, 48, 24, 0.16)',
  lineStrong: 'rgba(60, 48, 24, 0.42)',
  text: '#17191e',
  textMuted: '#50535a',
  textFaint: 'rgba(40, 34, 20, 0.1)',
  accent: '#0b5a63',
  accentStrong: '#063f46',
  accentSoft: 'rgba(11, 90, 99, 0.11)',
  onAccent: '#f6fdfd',
  second: '#c7803a',
  danger: '#a8201a',
  dangerSoft: 'rgba(168, 32, 26, 0.1)',
  onDanger: '#ffffff',
  success: '#0b6444',
  successSoft: 'rgba(11, 100, 68, 0.1)',
  warning: '#7d4e00',
  warningSoft: 'rgba(150, 96, 0, 0.12)',
  red: '#b3161d',
  redGround: '#b81f26',
  redGroundDeep: '#8a0f16',
  onRed: '#fffaf8',
  blue: '#17489f',
  blueGround: '#1d54b4',
  blueGroundDeep: '#0f3478',
  onBlue: '#f7faff',
  card: '#ffd23f',
  onCard: '#241a00',
  focus: '#063f46',
  overlay: 'rgba(30, 26, 16, 0.5)',
  shadow: '0 2px 10px rgba(70, 58, 30, 0.1)',
  shadowRaised: '0 24px 60px rgba(70, 58, 30, 0.18)',
  glow: '0 0 0 rgba(0, 0, 0, 0)',
};

/** What the browser draws itself: scroll bars, the arrow of a list. */
export const colourSchemes: Partial<Record<ThemeName, 'dark'>> = {
  OBSIDIAN: 'dark',
  GALAXY: 'dark',
  CRIMSON: 'dark',
  WORKSPACE_DARK: 'dark',
};

export const stageThemes: Readonly<Record<ScreenTheme, Tokens>> = {
  OBSIDIAN: obsidian,
  GALAXY: galaxy,
  CRIMSON: crimson,
  DAYLIGHT: daylight,
};
