// A judge as lists and pictures of results call one: number and name.
import type { JudgeRef } from '@liangfen/sdk/schema';

export function judgeName({ number, name }: JudgeRef): string {
  return number === null ? name : `${number} ${name}`;
}
