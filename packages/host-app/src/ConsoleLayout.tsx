// Puts the console's provider around the console's routes.
import { Outlet } from 'react-router';
import { ConsoleProvider } from './ConsoleProvider.tsx';

export function ConsoleLayout() {
  return (
    <ConsoleProvider>
      <Outlet />
    </ConsoleProvider>
  );
}
