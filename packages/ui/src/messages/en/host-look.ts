// The texts for a developer about a page's own look of the stage, in English.
import type { Messages, Translated } from '../messages.ts';

export const hostLook: Translated<Messages['hostLook']> = {
  unknownToken: 'The screen has no token {name}, ignored; see docs/embedding.md',
  wrongToken:
    "The value {value} of the screen's token {name} cannot be used, ignored; for example {example}",
  unreadable:
    "The colour {value} of the screen's token {name} cannot be read (contrast {ratio}, at least {least}); {used} instead",
  wrongTheme: 'The screen has no theme {value}, ignored; there are {themes}',
  wrongPicture:
    "The screen's {name} is no address of a picture, ignored; it begins with https:// or /",
  wrongSlot: 'slots.{name} is no component, ignored; there are {names}',
  slotFailed: 'slots.{name} failed ({error}); the default is shown in its place',
};
