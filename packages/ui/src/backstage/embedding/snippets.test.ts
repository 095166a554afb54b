// The code to paste into a page names this server and this competition in each way, with nothing left to fill in.
import { expect, it } from 'vitest';
import { embeddingWays, frameAddress, snippetsOf } from './snippets.ts';

const facts = {
  server: 'https://score.example:8443',
  competitionId: 'k3V_x-9',
  site: 'https://portal.example',
};

it.each(embeddingWays)('%s', (way) => {
  const page = snippetsOf(way, facts, '大屏').find(({ kind }) => kind === 'PAGE')?.text ?? '';
  expect(page).toContain(facts.server);
  expect(page).toContain(facts.competitionId);
  expect(page).not.toMatch(/…|example\.com/);
});

it('a browser parses the element’s tag, and its file comes from the server', () => {
  const [{ text = '' } = {}] = snippetsOf('ELEMENT', facts, '大屏');
  const page = new DOMParser().parseFromString(text, 'text/html');
  expect(page.querySelector('script')?.src).toBe('https://score.example:8443/embed/v1.js');
  expect(page.querySelector('liangfen-screen')?.getAttribute('competition')).toBe('k3V_x-9');
});

it('the frame’s address names the listed site as the only one to send messages to, and none while none is listed', () => {
  const [{ text = '' } = {}] = snippetsOf('IFRAME', facts, '大屏');
  const frame = new DOMParser().parseFromString(text, 'text/html').querySelector('iframe');
  expect(frame?.src).toBe('https://score.example:8443/embed/k3V_x-9?origin=https://portal.example');
  expect(frame?.allow).toBe('fullscreen; screen-wake-lock');
  expect(frameAddress({ ...facts, site: null })).toBe('https://score.example:8443/embed/k3V_x-9');
});
