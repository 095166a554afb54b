/** How many connections a rehearsal may open at once depends on the protocol of the page's own calls. */
import { expect, it } from 'vitest';
import { connectionsOver } from '../../src/backstage/rehearsal/connections.ts';

it('opens many live connections only when one HTTP connection carries them all', () => {
  const over = (...entries: { name: string; nextHopProtocol?: string }[]) =>
    connectionsOver({ getEntriesByType: () => entries }).lines;
  const call = 'https://score.example.com/api/user';
  expect(over({ name: call, nextHopProtocol: 'h2' })).toBe(50);
  expect(over({ name: call, nextHopProtocol: 'http/1.1' })).toBe(1);
  // Browsers hide the protocol of another site unless it allows the timing, and a page may not have called yet.
  expect(over({ name: call, nextHopProtocol: '' })).toBe(1);
  expect(over({ name: 'https://cdn.example.com/app.js', nextHopProtocol: 'h2' })).toBe(1);
});
