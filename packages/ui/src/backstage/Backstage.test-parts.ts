// Expectations that the desk's stories share.
import { expect, waitFor } from 'storybook/test';

/** The focus is in the wrong field, and its sentence belongs to it. */
export async function expectWrong(field: HTMLElement, message: string): Promise<void> {
  await waitFor(() => expect(field).toHaveFocus());
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
}
