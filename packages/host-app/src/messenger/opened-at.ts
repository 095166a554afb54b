// The address with which the page was opened: signatures are for it, whatever the router makes of it later. It is read
// when the page starts, so this file must be imported at once, and not with parts that load later.

export const openedAt: string = window.location.href.split('#')[0] ?? '';
