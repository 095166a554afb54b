/** What axe may not ask of a page that shows several devices: each has a main part and heading of its own. */
export const severalPages = {
  test: 'error',
  config: {
    rules: [
      { id: 'landmark-no-duplicate-main', enabled: false },
      { id: 'landmark-no-duplicate-banner', enabled: false },
      { id: 'landmark-unique', enabled: false },
    ],
  },
};
