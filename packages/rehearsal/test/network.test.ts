/** The network between simulated phones and the server: all phones share it, it is measured, and it can lose messages. */
import { expect, it } from 'vitest';
import { lossyNetwork, meteredNetwork, noTraffic, sharedNetwork } from '../src/player/network.ts';

const score = () =>
  new Request('http://hall.test/api/competition/c/judge/score/program/p', { method: 'POST' });

it('measures the server, not the wait for a connection of the browser', async () => {
  const traffic = noTraffic();
  const answers: (() => void)[] = [];
  let now = 0;
  const send = sharedNetwork(2)(
    meteredNetwork(
      () => now,
      traffic,
    )(
      () =>
        new Promise((resolve) => {
          answers.push(() => resolve(new Response()));
        }),
    ),
  );
  const sent = [send(score()), send(score()), send(score())];
  expect(answers).toHaveLength(2);
  now = 10;
  answers[0]?.();
  await sent[0];
  // The third request begins only now.
  await Promise.resolve();
  expect(answers).toHaveLength(3);
  now = 15;
  answers[1]?.();
  answers[2]?.();
  await Promise.all(sent);
  expect(traffic).toMatchObject({ sends: 3, answers: [10, 15, 5] });
});

it('loses requests before they arrive, and answers after the server has acted', async () => {
  const traffic = noTraffic();
  let arrived = 0;
  const chances = [0.05, 0.15, 0.2];
  const send = lossyNetwork(
    0.2,
    () => chances.shift() ?? 1,
    traffic,
  )(async () => {
    arrived += 1;
    return new Response('done');
  });
  await expect(send(score())).rejects.toThrow('request was lost');
  expect(arrived).toBe(0);
  await expect(send(score())).rejects.toThrow('answer was lost');
  expect(arrived).toBe(1);
  expect(await (await send(score())).text()).toBe('done');
  expect(traffic).toMatchObject({ lostThere: 1, lostBack: 1 });
});
