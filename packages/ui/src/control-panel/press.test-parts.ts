// An operator's clicks in a story, and the messages of the panel.
import { userEvent, type within } from 'storybook/test';
import { patient } from './ControlPanel.story-parts.tsx';

/** Presses a button, which may be blocked, because blocked buttons answer with a message. */
export async function press(page: ReturnType<typeof within>, name: string): Promise<void> {
  await userEvent.click(await page.findByRole('button', { name }, patient));
}

/** Waits for a message with this text, which a blocked button's description may have, too. */
export async function told(page: ReturnType<typeof within>, text: string): Promise<void> {
  await page.findByText(text, { selector: '[role="status"] span' }, patient);
}
