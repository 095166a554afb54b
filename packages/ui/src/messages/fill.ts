// Puts values into a text with `{name}` placeholders; the server fills the same texts.
export { fill } from '@liangfen/rules/fill';
