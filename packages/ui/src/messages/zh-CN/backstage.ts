// What an organiser reads at the desk; the desk's own feature adds to it.

export const backstage = {
  ledgerNote: '所有操作都会记入日志',
};
