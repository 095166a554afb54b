// All Chinese texts, by the part of the product that shows them.
import { audience } from './zh-CN/audience.ts';
import { backstage } from './zh-CN/backstage.ts';
import { common } from './zh-CN/common.ts';
import { embedding } from './zh-CN/embedding.ts';
import { failure } from './zh-CN/failure.ts';
import { hostLook } from './zh-CN/host-look.ts';
import { judge } from './zh-CN/judge.ts';
import { messenger } from './zh-CN/messenger.ts';
import { noPicture } from './zh-CN/no-picture.ts';
import { panel } from './zh-CN/panel.ts';
import { reset } from './zh-CN/reset.ts';
import { resetMail } from './zh-CN/reset-mail.ts';
import { scan } from './zh-CN/scan.ts';
import { screen } from './zh-CN/screen.ts';
import { setUp } from './zh-CN/set-up.ts';
import { signOn } from './zh-CN/sign-on.ts';
import { signOnPart } from './zh-CN/sign-on-part.ts';
import { sponsors } from './zh-CN/sponsors.ts';
import { themeEditor } from './zh-CN/theme-editor.ts';

// Marked as pure, so that a page which uses none of these texts carries none: a spread alone is not pure.
const wholeSignOn = /* @__PURE__ */ (() => ({ ...signOn, part: signOnPart }))();
const wholeReset = /* @__PURE__ */ (() => ({ ...reset, mail: resetMail }))();

export const zhCN = {
  common,
  failure,
  screen,
  noPicture,
  hostLook,
  setUp,
  panel,
  judge,
  backstage,
  audience,
  embedding,
  messenger,
  scan,
  sponsors,
  signOn: wholeSignOn,
  themeEditor,
  reset: wholeReset,
};
