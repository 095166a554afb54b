// An operator's acts in a story, and what the panel then says.
import { userEvent, type within } from 'storybook/test';
import { patient } from './ControlPanel.story-parts.tsx';

/** Presses a button, blocked ones too: those answer. */
export async function press(page: ReturnType<typeof within>, name: string): Promise<void> {
  await userEvent.click(await page.findByRole('button', { name }, patient));
}

/** A message, not only the description of the button that it is about. */
export async function told(page: ReturnType<typeof within>, text: string): Promise<void> {
  await page.findByText(text, { selector: '[role="status"] span' }, patient);
}
