// Themes and tokens: what a partner needs to restyle Liangfen.

export { qrColours, themes } from './all-themes.ts';
export {
  type ColourScheme,
  ColourSchemeContext,
  useScheme,
  useSystemIsDark,
} from './colour-scheme.ts';
export { cssUrl, lookTokens } from './look.ts';
export { OverlayRootContext, useOverlayRoot } from './overlay-root.ts';
export {
  type StageAppearance,
  StageAppearanceContext,
  type StageCorner,
} from './stage-appearance.ts';
export { ThemeProvider, type ThemeProviderProps } from './ThemeProvider.tsx';
export { TokensProvider, type TokensProviderProps } from './TokensProvider.tsx';
export { colourSchemes, type ThemeName } from './themes.ts';
export { token } from './token.ts';
export { type TokenName, type Tokens, toVariables } from './tokens.ts';
export { workspace } from './workspace-themes.ts';
