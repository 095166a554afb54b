// The address with which the page was opened: signatures are for it, whatever the router makes of it later.
// Read when the page starts, so it must be imported at once and not with what is loaded when it is needed.

export const openedAt: string = window.location.href.split('#')[0] ?? '';
