/** Names devices, so that two operators can tell each other apart and an organiser knows the phone. */

/** In this order: an Android says Linux too, an iPad says Mac. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/HarmonyOS|OpenHarmony/, '鸿蒙手机'],
  [/Android.*Mobile/, '安卓手机'],
  [/Android/, '安卓平板'],
  [/Windows/, 'Windows 电脑'],
  [/Macintosh|Mac OS X/, 'Mac 电脑'],
  [/Linux|X11/, 'Linux 电脑'],
];

/** Returns the name from a User-Agent; `unknown` when it says nothing known. */
export function deviceName(client: string, unknown = '控制台'): string {
  return systems.find(([pattern]) => pattern.test(client))?.[1] ?? unknown;
}
