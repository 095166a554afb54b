// The operator's panel: connected for desk and hand, or plain from a value.
export { type PanelAppearance, panelAppearances } from './appearance.ts';
export type { ControlPanelProps } from './ControlPanel.tsx';
export type { ControlPanelViewProps } from './ControlPanelView.tsx';
export { type ConsoleView, consoleView, type SendToConsole } from './console-view.ts';
export {
  ControlPanel,
  ControlPanelView,
  MobileControlPanel,
  MobileControlPanelView,
} from './hosted.ts';
