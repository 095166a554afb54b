// What the contract asks of a new login name and a new password, said before anything is sent.

const loginNameForm = /^[A-Za-z0-9_.@-]{4,32}$/;
const passwordForm = /^(?=.*[A-Za-z])(?=.*[0-9]).{8,64}$/;

export function isLoginName(text: string): boolean {
  return loginNameForm.test(text);
}

export function isPassword(text: string): boolean {
  return passwordForm.test(text);
}
