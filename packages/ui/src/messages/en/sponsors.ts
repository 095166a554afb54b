// The texts of the sponsors' part of the settings, in English.
import type { Messages, Translated } from '../messages.ts';
import { sponsorLevelWords, sponsorLinkWords } from './words.ts';

export const sponsors: Translated<Messages['sponsors']> = {
  title: 'Sponsors',
  hint: 'Up to {most}. A logo is best a transparent PNG or WebP; without one the screen writes the name',
  empty: 'No sponsors yet',
  add: 'Add sponsor',
  logo: 'Logo',
  name: 'Name',
  level: 'Level',
  actions: 'Actions',
  levels: sponsorLevelWords,
  upload: 'Upload logo',
  uploadOf: 'Upload the logo of "{name}"',
  takeLogo: 'Remove logo',
  takeLogoOf: 'Remove the logo of "{name}"',
  remove: 'Delete',
  removeOf: 'Delete "{name}"',
  move: 'Move "{name}": drag it, or press up and down',
  moved: '"{name}" is now no. {position}',
  unnamed: 'No. {number}',
  links: 'The sponsor bar stands below these',
  linksHint:
    'Pictures make room for it: it covers no score and no name. A change takes effect with the next picture',
  link: sponsorLinkWords,
  seconds: 'Seconds for each set of logos',
  preview: 'Screen preview',
  previewOf: { INIT: 'Start page', INTERMISSION: 'Intermission' },
};
