'use client';
// The panels as other sites get them: with their styles where the site wants them.
import { inHostStyles } from '../primitives/in-host-styles.tsx';
import {
  ControlPanel as OwnControlPanel,
  MobileControlPanel as OwnMobileControlPanel,
} from './ControlPanel.tsx';
import { ControlPanelView as OwnControlPanelView } from './ControlPanelView.tsx';
import { MobileControlPanelView as OwnMobileControlPanelView } from './mobile/MobileControlPanelView.tsx';

/**
 * @example
 * ```tsx
 * <LiangfenProvider server="https://score.example.com" getToken={() => 'a console login'}>
 *   <ControlPanel
 *     competitionId="c1"
 *     screenHref="https://score.example.com/web/screen/c1"
 *     onLoginNeeded={(reason) => console.log(reason)}
 *   />
 * </LiangfenProvider>;
 * ```
 */
export const ControlPanel = /* @__PURE__ */ inHostStyles(OwnControlPanel);
/**
 * @example
 * ```tsx
 * <LiangfenProvider server="https://score.example.com" getToken={() => 'a console login'}>
 *   <MobileControlPanel
 *     competitionId="c1"
 *     screenHref="https://score.example.com/web/screen/c1"
 *     onLoginNeeded={(reason) => console.log(reason)}
 *   />
 * </LiangfenProvider>;
 * ```
 */
export const MobileControlPanel = /* @__PURE__ */ inHostStyles(OwnMobileControlPanel);
/**
 * @example
 * ```tsx
 * const Panel = (props: ControlPanelViewProps) => <ControlPanelView {...props} screenHref="/screen" />;
 * ```
 */
export const ControlPanelView = /* @__PURE__ */ inHostStyles(OwnControlPanelView);
/**
 * @example
 * ```tsx
 * const Panel = (props: ControlPanelViewProps) => <MobileControlPanelView {...props} screenHref="/screen" />;
 * ```
 */
export const MobileControlPanelView = /* @__PURE__ */ inHostStyles(OwnMobileControlPanelView);
