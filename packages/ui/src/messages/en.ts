// All English texts, and the part of them that each component shows: a page that names a part loads no other.
import { audience } from './en/audience.ts';
import { backstage } from './en/backstage.ts';
import { common } from './en/common.ts';
import { embedding } from './en/embedding.ts';
import { failure } from './en/failure.ts';
import { hostLook } from './en/host-look.ts';
import { judge } from './en/judge.ts';
import { messenger } from './en/messenger.ts';
import { noPicture } from './en/no-picture.ts';
import { panel } from './en/panel.ts';
import { reset } from './en/reset.ts';
import { scan } from './en/scan.ts';
import { screen } from './en/screen.ts';
import { setUp } from './en/set-up.ts';
import { signOn } from './en/sign-on.ts';
import { sponsors } from './en/sponsors.ts';
import { themeEditor } from './en/theme-editor.ts';
import type { MessageOverrides, Messages, Translated } from './messages.ts';

const lang = 'en';

/** The texts of a MatchScreen. */
export const enScreen = { lang, screen, noPicture, setUp, hostLook } satisfies MessageOverrides;

/** The texts of a ControlPanel. */
export const enPanel = /* @__PURE__ */ (() =>
  ({
    lang,
    common,
    failure,
    screen,
    noPicture,
    setUp,
    hostLook,
    panel,
    messenger,
    scan,
  }) satisfies MessageOverrides)();

/** The texts of JudgeScoring and a judge's other pages. */
export const enJudge = /* @__PURE__ */ (() =>
  ({ lang, common, failure, setUp, judge, messenger, scan }) satisfies MessageOverrides)();

/** All texts, Backstage included. */
export const en = /* @__PURE__ */ (() =>
  ({
    lang,
    common,
    failure,
    screen,
    noPicture,
    setUp,
    hostLook,
    panel,
    judge,
    backstage,
    audience,
    embedding,
    messenger,
    scan,
    sponsors,
    signOn,
    themeEditor,
    reset,
  }) satisfies Translated<Messages> & MessageOverrides)();
