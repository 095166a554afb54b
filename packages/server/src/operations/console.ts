/** 控制台: the operator's login, commands and views. */
import { consoleCommands } from './console/commands.ts';
import { consoleLogin } from './console/login.ts';
import { consoleNotices } from './console/notices.ts';
import { consoleReads } from './console/reads.ts';
import { consoleSignOut } from './console/sign-out.ts';
import { consoleSound } from './console/sound.ts';

export const consoleOperations = {
  ...consoleLogin,
  ...consoleCommands,
  ...consoleReads,
  ...consoleNotices,
  ...consoleSound,
  ...consoleSignOut,
};
