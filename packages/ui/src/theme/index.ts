// Themes and tokens: what a partner needs to restyle Liangfen.
export { cssUrl, lookTokens } from './look.ts';
export { OverlayRootContext, useOverlayRoot } from './overlay-root.ts';
export { ThemeProvider, type ThemeProviderProps } from './ThemeProvider.tsx';
export { qrColours, type ThemeName, themes } from './themes.ts';
export { type TokenName, type Tokens, token, toVariables } from './tokens.ts';
