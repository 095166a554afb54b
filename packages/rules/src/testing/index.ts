/** `@liangfen/rules/testing`: shows for tests, stories and measurements; used from sources and not published. */
export { items, newShow, plainLook, plainSetting, program, range, type Shape } from './new-show.ts';
export { Stagehand } from './stagehand.ts';
