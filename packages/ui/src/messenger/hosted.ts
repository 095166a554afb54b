'use client';
// The scanning page as other sites get it: with its styles where the site wants them.
import { inHostStyles } from '../primitives/in-host-styles.tsx';
import { ScanPage as OwnScanPage } from './scan/ScanPage.tsx';

/**
 * @example
 * ```tsx
 * const Scan = (props: ScanPageProps) => <ScanPage {...props} />;
 * ```
 */
export const ScanPage = /* @__PURE__ */ inHostStyles(OwnScanPage);
