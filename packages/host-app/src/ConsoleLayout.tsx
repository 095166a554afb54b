// Around the screen and the console: the desk's client without the desk's data.
import { LiangfenProvider } from '@liangfen/ui/provider';
import { Outlet } from 'react-router';
import { deskClient } from './clients.ts';

export function ConsoleLayout() {
  return (
    <LiangfenProvider client={deskClient}>
      <Outlet />
    </LiangfenProvider>
  );
}
