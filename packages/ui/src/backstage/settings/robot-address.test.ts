// The access token is found in the group robot's address as the messenger gives it.
import { expect, it } from 'vitest';
import { accessTokenIn } from './robot-address.ts';

const token = 'a1b2c3d4e5f6a7b8c9d0';

it.each([
  `https://oapi.example/robot/send?access_token=${token}`,
  ` https://oapi.example/robot/send?x=1&access_token=${token}&y=2\n`,
  token,
])('finds the token in %j', (text) => {
  expect(accessTokenIn(text)).toBe(token);
});

it.each(['', 'https://oapi.example/robot/send', 'short', 'access token'])(
  'finds no token in %j',
  (text) => {
    expect(accessTokenIn(text)).toBeNull();
  },
);
