/** Names people on paper and in workbooks. */
import type { ConsoleWay, LedgerPerson } from '@liangfen/sdk/schema';

/** "组织者 王老师", "操作员 王小明（口令）"; a console from before people were kept is named by its device. */
export function personText({ role, name, number, way }: LedgerPerson): string {
  switch (role) {
    case 'MANAGER':
      return `组织者 ${name}`.trim();
    case 'CONSOLE':
      if (way !== undefined) return operatorText(name, way);
      // A device without a name of its own is called by its kind alone.
      return name === '控制台' ? name : `控制台 ${name}`.trim();
    case 'JUDGE':
      return number === null ? `评委 ${name}`.trim() : `评委 ${number} ${name}`.trim();
    case 'SYSTEM':
      return '系统';
  }
}

/** Whether an account vouches for the name, or it was typed with the passcode. */
function operatorText(name: string, way: ConsoleWay): string {
  switch (way) {
    case 'ACCOUNT':
      return `操作员 ${name}`;
    case 'PASSCODE':
      return `操作员 ${name}（口令）`;
    case 'KEY':
      return `控制台 ${name}`;
  }
}
