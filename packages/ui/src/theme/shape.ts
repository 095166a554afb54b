// The measures and fonts that every appearance has, those of the stage and the workspace alike.

/** Where none of these fonts has a letter of a name, the host's page may bring a font of this name (decision 0302). */
export const sans =
  '"PingFang SC", "HarmonyOS Sans SC", "MiSans", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", "Liangfen Names", system-ui, sans-serif';
export const digits = `"DIN Alternate", "Bahnschrift", "HarmonyOS Sans SC", ${sans}`;
export const serif = `"Source Han Serif SC", "Noto Serif SC", "Noto Serif CJK SC", "Songti SC", "STZhongsong", ${sans}`;

/** The tokens that stages and workspace share. */
export const shape = {
  font: sans,
  fontDisplay: sans,
  fontDigits: digits,
  radiusSmall: '6px',
  radius: '10px',
  radiusLarge: '20px',
  corners: '1',
  control: '36px',
  easeOut: 'cubic-bezier(0.16, 1, 0.3, 1)',
  easeInOut: 'cubic-bezier(0.65, 0, 0.35, 1)',
  fast: '160ms',
  normal: '320ms',
  slow: '720ms',
} as const;
