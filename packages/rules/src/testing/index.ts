/** `@liangfen/rules/testing`: shows for tests, stories and measurements. From sources only; nothing of it is published. */
export { items, newShow, plainLook, plainSetting, program, range, type Shape } from './new-show.ts';
export { Stagehand } from './stagehand.ts';
