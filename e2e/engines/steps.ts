/** What people do in every engine: they look for a thing by its name, press it, type, and read what is there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { patienceMs } from '../support/people.ts';
import type { Tab } from './tab.ts';

type Role = 'button' | 'link' | 'field';

/** Waits for a step that may have to be tried again; only a failing test takes all of the time. */
export function until<T>(attempt: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(attempt, { timeout: patienceMs, interval: 100 });
}

/** Opens an address, and notes from then on whatever goes wrong in the page. */
export async function open(tab: Tab, address: string): Promise<void> {
  await tab.go(address);
  await tab.run(() => {
    const faults: string[] = [];
    Object.assign(window, { faults });
    addEventListener('error', ({ message }) => faults.push(message));
    addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      faults.push(`${violatedDirective} ${blockedURI}`),
    );
  });
}

export function faultsOf(tab: Tab): Promise<string[]> {
  return tab.run(() => ('faults' in window ? (window.faults as string[]) : []));
}

/** Waits until the page shows the text, in open shadow trees too; a failure names what was there instead. */
export async function shows(tab: Tab, text: string): Promise<void> {
  await until(async () => {
    const there = await tab.run(textInPage);
    if (!there.includes(text)) throw new Error(`expected ${text}, found:\n${there}`);
  });
}

export async function isShown(tab: Tab, text: string): Promise<boolean> {
  return (await tab.run(textInPage)).includes(text);
}

/**
 * Presses what has this name as soon as it stands still, is enabled and lies under the pointer; once more where it moved
 * away before the press came.
 */
export async function press(tab: Tab, name: string | RegExp, role: Role = 'button'): Promise<void> {
  const pattern = typeof name === 'string' ? `^${name}$` : name.source;
  await until(async () => {
    const found = await tab.run(placeInPage, role, pattern);
    if (typeof found === 'string') throw new Error(`${role} ${name}: ${found}`);
    await tab.pressAt(found.x, found.y);
    const isMissed = await tab.run(() => 'isMissed' in window && window.isMissed);
    if (isMissed) throw new Error(`${role} ${name}: missed`);
  });
}

/** Fills a field that is empty. */
export async function fill(tab: Tab, label: string, text: string): Promise<void> {
  await press(tab, label, 'field');
  await tab.type(text);
}

export async function submit(judge: Tab, score: string): Promise<void> {
  for (const digit of score) await press(judge, digit);
  await press(judge, '提交');
}

/** Waits for a downloaded file whose name has this end, and returns its bytes. */
export function downloaded(tab: Tab, end: string): Promise<Buffer> {
  return until(() => {
    const names = readdirSync(tab.downloads);
    const name = names.find((one) => one.endsWith(end));
    if (name === undefined) throw new Error(`no file …${end}, found: ${names.join()}`);
    const bytes = readFileSync(join(tab.downloads, name));
    if (bytes.length === 0) throw new Error(`${name} is empty`);
    return bytes;
  });
}

function textInPage(): string {
  const shadows = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    [...(shadowRoot?.children ?? [])].filter((one) => one instanceof HTMLElement),
  );
  return [document.body, ...shadows]
    .filter(({ tagName }) => tagName !== 'STYLE')
    .map(({ innerText }) => innerText)
    .join('\n');
}

/** The middle of the first such thing that can be pressed, or why there is none. */
async function placeInPage(
  role: Role,
  pattern: string,
): Promise<string | { x: number; y: number }> {
  const kinds = {
    button: 'button, [role=button], label, summary',
    link: 'a',
    field: 'input, textarea',
  };
  const roots = [
    document,
    ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
  ];
  const nameOf = (one: HTMLElement) => {
    const labels =
      one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement
        ? [...(one.labels ?? [])]
        : [];
    const [label] = labels.map(({ textContent }) => textContent);
    return (one.ariaLabel ?? label ?? one.textContent).replace(/\s+/g, ' ').trim();
  };
  const boxOf = (one: Element) => one.getBoundingClientRect();
  const named = roots
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(kinds[role])])
    .filter((one) => new RegExp(pattern).test(nameOf(one)) && boxOf(one).width > 0);
  const element = named.find((one) => !one.matches(':disabled, [aria-disabled=true]'));
  if (element === undefined) return named.length > 0 ? 'disabled' : 'not there';
  if (document.querySelector('[data-busy]') !== null) return 'busy';
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const before = boxOf(element);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const { x, y, width, height } = boxOf(element);
  if (x !== before.x || y !== before.y) return 'moving';
  const middle = { x: x + width / 2, y: y + height / 2 };
  let hit = document.elementFromPoint(middle.x, middle.y);
  while (hit?.shadowRoot) {
    const inner = hit.shadowRoot.elementFromPoint(middle.x, middle.y);
    if (inner === null || inner === hit) break;
    hit = inner;
  }
  if (!element.contains(hit)) return `covered by ${hit?.outerHTML.slice(0, 200)}`;
  Object.assign(window, { isMissed: true });
  element.addEventListener('click', () => Object.assign(window, { isMissed: false }), {
    capture: true,
    once: true,
  });
  return middle;
}
