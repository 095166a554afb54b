// Reads the digits of a typed or pasted number, whatever an input method made of them.
import { typedCodeSigns } from '@liangfen/rules';

export function typedDigits(typed: string): string {
  return typedCodeSigns(typed).replace(/\D/g, '');
}
