'use client';
// The panels as other sites get them: with their styles where the site wants them.
import { inHostStyles } from '../primitives/in-host-styles.tsx';
import {
  ControlPanel as OwnControlPanel,
  MobileControlPanel as OwnMobileControlPanel,
} from './ControlPanel.tsx';
import { ControlPanelView as OwnControlPanelView } from './ControlPanelView.tsx';
import { MobileControlPanelView as OwnMobileControlPanelView } from './mobile/MobileControlPanelView.tsx';

export const ControlPanel = /* @__PURE__ */ inHostStyles(OwnControlPanel);
export const MobileControlPanel = /* @__PURE__ */ inHostStyles(OwnMobileControlPanel);
export const ControlPanelView = /* @__PURE__ */ inHostStyles(OwnControlPanelView);
export const MobileControlPanelView = /* @__PURE__ */ inHostStyles(OwnMobileControlPanelView);
