// The acts of a hall's people in a story, each on a device of their own.
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { showOnStage } from './Hall.tsx';

/** A first start of the server and a loaded machine take their time; a test never asserts on it. */
export const patient = { timeout: 200_000 };

type Story = Element;
type Text = string | RegExp;

/** The page on a device, by the device's label. */
export async function page(story: Story, device: string): Promise<HTMLElement> {
  const root = story.querySelector('[data-shadow-host]')?.shadowRoot ?? story;
  return waitFor(() => {
    const found = root.querySelector<HTMLElement>(`[data-device="${device}"] [data-page]`);
    if (found === null) throw new Error(`no device ${device}`);
    return found;
  }, patient);
}

export async function shows(story: Story, device: string, ...texts: readonly Text[]) {
  const shown = await page(story, device);
  await waitFor(() => {
    for (const text of texts) expect(readable(shown)).toMatch(text);
  }, patient);
}

export async function showsNot(story: Story, device: string, ...texts: readonly string[]) {
  const shown = readable(await page(story, device));
  for (const text of texts) expect(shown).not.toContain(text);
}

/** Words and the names of pictures. */
function readable(shown: HTMLElement): string {
  const pictures = [...shown.querySelectorAll('[role="img"][aria-label]')];
  const names = pictures.map((picture) => picture.getAttribute('aria-label')).join(' ');
  return `${shown.textContent.trim().replaceAll(/\s+/g, ' ')}${names === '' ? '' : ` ${names}`}`;
}

export async function press(story: Story, device: string, name: Text) {
  const shown = await page(story, device);
  await userEvent.click(await waitFor(() => buttonIn(shown, name), patient));
}

/** Role queries work out the name of every element of five pages each time: a show would take minutes. */
function buttonIn(shown: HTMLElement, name: Text): HTMLElement {
  const found = [...shown.querySelectorAll('button')].find((button) => {
    const own = button.getAttribute('aria-label') ?? readable(button);
    return typeof name === 'string' ? own === name : name.test(own);
  });
  if (found === undefined) throw new Error(`no button ${name} in ${readable(shown)}`);
  return found;
}

export async function choose(story: Story, device: string, name: Text) {
  const shown = within(await page(story, device));
  await userEvent.click(await shown.findByLabelText(name, {}, patient));
}

/** Answers the operator's question, and sees that it is gone. */
export async function answer(story: Story, device: string, question: Text, button: string) {
  const shown = await page(story, device);
  const dialog = await waitFor(() => {
    const open = shown.querySelector('dialog');
    if (open === null) throw new Error(`${question} is not asked`);
    expect(readable(open)).toMatch(question);
    return open;
  }, patient);
  await userEvent.click(buttonIn(dialog, button));
  await waitFor(() => expect(shown.querySelector('dialog')).toBeNull(), patient);
}

/** Signs every judge in, on every phone. */
export async function everybodySignsIn(story: Story) {
  for (const phone of phones()) {
    await press(story, phone, '签到');
    const shown = await page(story, phone);
    await waitFor(() => expect(readable(shown)).not.toContain('请签到'), patient);
  }
}

export function phones(): string[] {
  return showOnStage().judges.map(({ number, name }) => `${number} 号评委 ${name}`);
}

/** Types one score per item. */
export async function enterScores(story: Story, phone: string, values: readonly string[]) {
  const shown = await page(story, phone);
  await waitFor(() => buttonIn(shown, /占 \d+%/), patient);
  const items = [...shown.querySelectorAll('button')].filter((button) =>
    /占 \d+%/.test(button.textContent),
  );
  const keys = shown.querySelector<HTMLElement>('[aria-label="键盘"]');
  if (keys === null) throw new Error(`${phone} has no keypad`);
  for (const [index, value] of values.entries()) {
    const item = items[index];
    if (item === undefined) throw new Error(`${phone} has no item ${index + 1}`);
    await userEvent.click(item);
    for (const key of value) await userEvent.click(buttonIn(keys, key === '.' ? '小数点' : key));
  }
  await userEvent.click(buttonIn(shown, '提交'));
}

/** Returns everything that a screen was ever sent, unrevealed or not. */
export function heardByScreen(index = 0): string {
  return showOnStage().screens[index]?.line.heard() ?? '';
}

export async function joinSecondScreen(story: Story) {
  const root = story.querySelector('[data-shadow-host]')?.shadowRoot ?? story;
  const join = [...root.querySelectorAll('button')].find(
    (button) => button.textContent === '接入侧屏',
  );
  if (join === undefined) throw new Error('the second screen has joined already');
  await userEvent.click(join);
}
