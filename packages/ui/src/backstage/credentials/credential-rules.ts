// The contract's rules for a new login name and a new password, told before anything is sent.

const loginNameForm = /^[A-Za-z0-9_.@-]{4,32}$/;

export function isLoginName(text: string): boolean {
  return loginNameForm.test(text);
}

export function isPassword(text: string): boolean {
  return text.length >= 8 && text.length <= 128;
}
