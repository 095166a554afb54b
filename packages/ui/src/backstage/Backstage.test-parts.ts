// Expectations that the desk's stories share.
import { expect, waitFor } from 'storybook/test';

/** Expects the wrong field to have the focus and the message as its description. */
export async function expectWrong(field: HTMLElement, message: string): Promise<void> {
  await waitFor(() => expect(field).toHaveFocus());
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
}
