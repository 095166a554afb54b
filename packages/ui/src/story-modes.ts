// The themes and sizes in which Chromatic photographs the stories of screen and phone, which it calls modes.
import { screenThemeValues } from '@liangfen/sdk/values';

const wall = { width: 1920, height: 1080 };

/** Each theme on a wall; `stageTheme` is the toolbar's. */
export const wallModes = Object.fromEntries(
  screenThemeValues.map((stageTheme) => [stageTheme, { stageTheme, viewport: wall }]),
);

export const phoneModes = {
  phone: { viewport: { width: 390, height: 844 } },
  small: { viewport: { width: 360, height: 640 } },
};
