// The texts of the page for embedding, in English.
import type { Messages, Translated } from '../messages.ts';

export const embedding: Translated<Messages['embedding']> = {
  sites: 'Allowed sites',
  sitesHelp: {
    of: 'About allowed sites',
    lines: [
      "Only these sites can put this competition's screen into their pages; others see the reason and no picture",
      'Only scheme, host and port count: https://a.example and https://www.a.example are two sites',
      "Judges' phones, the console and the desk on other sites are allowed by the server's administrator",
    ],
  },
  sitesHint: 'Paste the address of a page; its site is taken out of it',
  noSites: 'No sites allowed yet',
  site: 'Site {number}',
  sitePlaceholder: 'https://www.example.com',
  addSite: 'Add site',
  removeSite: 'Delete site {number}',
  byOwner: "Allowed by the server's administrator, for every competition",
  ownerTag: 'Server setting',
  code: 'Code for your page',
  codeHint: 'Filled in with the server {address} and this competition; copy it into your page',
  ways: 'Ways to embed',
  way: {
    REACT: {
      title: 'React',
      hint: 'For sites with React 18 or later. Install, then put the components into a page',
    },
    ELEMENT: {
      title: 'Element',
      hint: 'For any page, without React or a bundler; for Vue and Angular too',
    },
    IFRAME: {
      title: 'iframe',
      hint: "For sites that only let you paste code, such as a portal's editor",
    },
  },
  frameTitle: 'Screen',
  block: {
    INSTALL: 'Install command',
    PAGE: 'Code in the page',
  },
  copyOf: 'Copy {name}',
  loopback: 'Other machines cannot open this address',
  loopbackHint:
    '{address} works on this machine only. Before going live have the administrator give the server a name and set LIANGFEN_PUBLIC_URL',
  insecure: 'This address is not https',
  insecureHint:
    'Sites with https cannot connect to it. Have the administrator set up a certificate and LIANGFEN_PUBLIC_URL',
  trial: 'Try it',
  trialHint: 'See what visitors will see before going live',
  trialSite: 'Site to try',
  trialSiteWrong: 'Write an address such as https://www.example.com',
  check: 'Check',
  verdict: {
    ALLOWED: {
      title: '{site} can show this competition',
      hint: 'Visitors see the screen; before the show, its start page',
    },
    ORIGIN_NOT_LISTED: {
      title: '{site} cannot show this competition yet',
      hint: "Visitors read that this site cannot show it yet; in an iframe, the browser's own refusal. Once added and saved, the picture comes within a minute; a page with an iframe is reloaded",
    },
    NOT_SAVED: {
      title: '{site} is not saved yet',
      hint: 'Visitors see no picture until it is saved',
    },
    BLOCKED_BY_BROWSER: {
      title: 'The browser does not let {site} connect',
      hint: 'Visitors read that the server cannot be reached: sites with https cannot connect to {address}. Have the administrator set up a certificate',
    },
    ASKED_BY_BROWSER: {
      title: 'Visitors of {site} must allow access to the local network first',
      hint: '{address} lies in the network of the hall. Visitors must be in that network; Chrome and Edge ask once, and show no picture without consent. Sites with http are blocked. A public address of the server needs no consent',
    },
    COMPETITION_NOT_FOUND: {
      title: 'Competition not found',
      hint: 'Visitors read the same. It may have been deleted; look for it in the list of competitions',
    },
    SDK_TOO_OLD: {
      title: 'This page is too old to tell',
      hint: 'The server has been updated; reload this page and try again',
    },
  },
  addThis: 'Add this site',
  show: 'Show the picture',
  hide: 'Hide the picture',
  openBeside: 'Open in a new tab',
  frame: 'Embedded screen',
  frameState: {
    WAITING: 'Opening the picture',
    READY: 'The picture is there; this is how it looks in your page',
    PROBLEM: 'No picture: {detail}',
  },
};
