/** Who did something, as paper and workbooks name them. */
import type { LedgerPerson } from '@liangfen/sdk/schema';

/** "组织者 王老师"; a console is named by its device, and not at all once it has logged out. */
export function personText({ role, name, number }: LedgerPerson): string {
  switch (role) {
    case 'MANAGER':
      return `组织者 ${name}`.trim();
    case 'CONSOLE':
      // A device that says nothing of itself is called what it is.
      return name === '控制台' ? name : `控制台 ${name}`.trim();
    case 'JUDGE':
      return number === null ? `评委 ${name}`.trim() : `评委 ${number} ${name}`.trim();
    case 'SYSTEM':
      return '系统';
  }
}
