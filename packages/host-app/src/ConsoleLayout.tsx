// Around the console, as a layout of its routes.
import { Outlet } from 'react-router';
import { ConsoleProvider } from './ConsoleProvider.tsx';

export function ConsoleLayout() {
  return (
    <ConsoleProvider>
      <Outlet />
    </ConsoleProvider>
  );
}
