// Around the phone's pages: the judge's own login; when it ends the pages say so themselves.
import { LiangfenProvider } from '@liangfen/ui/provider';
import { Outlet } from 'react-router';
import { judgeClient } from './clients.ts';

export function JudgeLayout() {
  return (
    <LiangfenProvider client={judgeClient}>
      <Outlet />
    </LiangfenProvider>
  );
}
