/** How long to wait before trying again, spread so that a thousand phones do not come back at once. */

const firstMs = 200;
const longestMs = 10_000;
/** A feed is live again within two seconds of its server's return; a try costs a server that is away nothing. */
const longestOfFeedMs = 1_500;
/** Some four minutes of trying: longer than a restart, so that phones do not try on through the night. */
const patientTries = 200;

/** Doubles from 200 ms to 10 s; the wait is somewhere in the upper half of it. */
export function backoff(
  failures: number,
  random: () => number,
  longest: number = longestMs,
): number {
  const ceiling = Math.min(longest, firstMs * 2 ** Math.min(failures, 10));
  return ceiling / 2 + (random() * ceiling) / 2;
}

/** The same for a live feed, which people look at while they wait. */
export function feedBackoff(failures: number, random: () => number): number {
  return backoff(failures, random, failures < patientTries ? longestOfFeedMs : longestMs);
}
