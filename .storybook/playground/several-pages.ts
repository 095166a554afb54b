/** The rules of axe that do not fit a page with several devices: each device has a main part and a heading of its own. */
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
