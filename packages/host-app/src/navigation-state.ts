// The state that one page hands the next through the router: other state there is not trusted.

export interface NavigationState {
  readonly expired: boolean;
  /** The path to go back to after the login, on this site only. */
  readonly from: string | null;
}

export function readNavigationState(state: unknown): NavigationState {
  const held: { expired?: unknown; from?: unknown } =
    typeof state === 'object' && state !== null ? state : {};
  return {
    expired: held.expired === true,
    from: siteAddress(held.from),
  };
}

/** Null for all that is no path of this site: `//host` and `/\\host` are others'. */
export function siteAddress(address: unknown): string | null {
  return typeof address === 'string' && /^\/(?![/\\])/.test(address) ? address : null;
}
