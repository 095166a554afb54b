// The operator's panel: connected for desk and hand, or plain from a value.
export { type PanelAppearance, panelAppearances } from './appearance.ts';
export { ControlPanel, type ControlPanelProps, MobileControlPanel } from './ControlPanel.tsx';
export { ControlPanelView, type ControlPanelViewProps } from './ControlPanelView.tsx';
export { type ConsoleView, consoleView, type SendToConsole } from './console-view.ts';
export { MobileControlPanelView } from './mobile/MobileControlPanelView.tsx';
