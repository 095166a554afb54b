'use client';
// Opens the console from the desk, with a fresh console token in the address (spec § 6).
import { useBackstageMessages } from '../../messages/index.ts';
import { useAct } from '../data/use-act.ts';
import { useNavigation } from '../frame/pages.tsx';

export function useOpenConsole() {
  const { action } = useBackstageMessages();
  const { openBeside } = useNavigation();
  return useAct(action.openConsole, async (client, id: string) => {
    // Not `logIn`: the token belongs to the page that is opened.
    const { token } = await client.request('issueConsoleToken', { path: { id } });
    openBeside({ page: 'panel', id, token });
  });
}
