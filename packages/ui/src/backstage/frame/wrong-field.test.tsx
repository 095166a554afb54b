// After a form was refused, the focus goes to the wrong field, unless the person is already in another one.
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../theme/index.ts';
import { FormProblem } from './FormProblem.tsx';

async function sentForm() {
  const view = await render(
    <ThemeProvider>
      <form onSubmit={(event) => event.preventDefault()}>
        <input aria-label="登录名" aria-invalid="true" />
        <input aria-label="密码" aria-invalid="true" />
        <FormProblem of={null} />
        <button type="submit">登录</button>
      </form>
    </ThemeProvider>,
  );
  const button = view.getByRole('button').element();
  if (!(button instanceof HTMLButtonElement)) throw new Error('a form has its button');
  button.focus();
  button.click();
  return view;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

it('goes to the first wrong field', async () => {
  const view = await sentForm();
  await nextFrame();
  expect(document.activeElement).toBe(view.getByLabelText('登录名').element());
});

it('stays in a field that the person has entered before the page was drawn', async () => {
  const view = await sentForm();
  const password = view.getByLabelText('密码').element();
  if (password instanceof HTMLInputElement) password.focus();
  await nextFrame();
  expect(document.activeElement).toBe(password);
});
