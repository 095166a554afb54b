/** How much a rehearsal may ask of a site at once goes by how the page's own calls were carried. */
import { expect, it } from 'vitest';
import { connectionsOver } from '../../src/backstage/rehearsal/connections.ts';

it('opens many lines only where one connection carries them all', () => {
  const over = (...entries: { name: string; nextHopProtocol?: string }[]) =>
    connectionsOver({ getEntriesByType: () => entries }).lines;
  const call = 'https://score.example.com/api/user';
  expect(over({ name: call, nextHopProtocol: 'h2' })).toBe(50);
  expect(over({ name: call, nextHopProtocol: 'http/1.1' })).toBe(1);
  // The browser hides the protocol of another site that does not tell it; and a page may never have called.
  expect(over({ name: call, nextHopProtocol: '' })).toBe(1);
  expect(over({ name: 'https://cdn.example.com/app.js', nextHopProtocol: 'h2' })).toBe(1);
});
