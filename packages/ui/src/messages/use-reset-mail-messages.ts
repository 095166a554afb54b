'use client';
// The texts about the mail address that resets a password, which are loaded with that part of the page.
import { useArea } from './use-area.ts';
import { resetMail } from './zh-CN/reset-mail.ts';

const ofPart = { mail: resetMail };

export const useResetMailMessages = () => useArea('reset', ofPart).mail;
