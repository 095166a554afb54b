'use client';
// The texts about the single sign-on on the account page, which are loaded with that part of the page.
import { useArea } from './use-area.ts';
import { signOnPart } from './zh-CN/sign-on-part.ts';

const ofPart = { part: signOnPart };

export const useSignOnPartMessages = () => useArea('signOn', ofPart).part;
