'use client';
// The texts of the theme editor, which are loaded with it.
import { useArea } from './use-area.ts';
import { themeEditor } from './zh-CN/theme-editor.ts';

export const useThemeEditorMessages = () => useArea('themeEditor', themeEditor);
