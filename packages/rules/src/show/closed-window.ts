/** Stands for a window that is no longer open, where a ledger entry does not say which one a late score was meant for. */
export const CLOSED_WINDOW = 'closed';
