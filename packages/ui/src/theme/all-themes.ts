// Every appearance by name, for pages that show the stage and the workspace.
import { stageThemes, type ThemeName } from './themes.ts';
import type { Tokens } from './tokens.ts';
import { workspace, workspaceDark } from './workspace-themes.ts';

export const themes: Readonly<Record<ThemeName, Tokens>> = {
  ...stageThemes,
  WORKSPACE: workspace,
  WORKSPACE_DARK: workspaceDark,
};

export { qrColours } from './qr-colours.ts';
