'use client';
// What people read of the single sign-on at the account page, which is loaded with that part of the page.
import { useArea } from './use-area.ts';
import { signOnPart } from './zh-CN/sign-on-part.ts';

const ofPart = { part: signOnPart };

export const useSignOnPartMessages = () => useArea('signOn', ofPart).part;
