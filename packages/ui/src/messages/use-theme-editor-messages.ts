'use client';
// What people read in the editor of themes, which is loaded with it.
import { useArea } from './use-area.ts';
import { themeEditor } from './zh-CN/theme-editor.ts';

export const useThemeEditorMessages = () => useArea('themeEditor', themeEditor);
