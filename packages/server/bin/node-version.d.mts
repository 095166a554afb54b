/** Whether a version of Node, such as 20.18.1, is older than our packages' `engines` allow. */
export function isTooOld(version: string): boolean;
