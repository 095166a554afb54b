/** Asks the server that runs on the data directory to carry out a command. */
import { connect, type Socket } from 'node:net';
import { type AdminAnswer, readAnswer } from '../../admin/answer.ts';
import type { AdminRequest } from '../../admin/commands.ts';
import { longestAnswer, readLine, writeLine } from './socket-line.ts';

/** A day's reconciliation with the provider is the longest of them. */
const answerWithinMs = 180_000;

/** Null when no server listens there. */
export async function askServer(path: string, request: AdminRequest): Promise<AdminAnswer | null> {
  const socket = await opened(path);
  if (socket === null) return null;
  if (socket === 'DENIED') {
    return {
      done: false,
      code: 'UNAVAILABLE',
      detail: '这台电脑上只有启动服务的用户能运行管理命令，请换成那个用户再试',
    };
  }
  try {
    const answered = readLine(socket, longestAnswer, answerWithinMs);
    writeLine(socket, request);
    const line = await answered;
    return (line.read ? readAnswer(line.value) : null) ?? unknown;
  } finally {
    socket.destroy();
  }
}

const unknown: AdminAnswer = {
  done: false,
  code: 'UNAVAILABLE',
  detail: '服务没有答复，不知道做成了没有；请用 audit list 查看，没有记录就再做一次',
};

function opened(path: string): Promise<Socket | 'DENIED' | null> {
  return new Promise((resolve, reject) => {
    const socket = connect({ path });
    socket.once('connect', () => {
      socket.off('error', failed);
      // A broken connection ends the reading, and the message is the same.
      socket.on('error', () => socket.destroy());
      resolve(socket);
    });
    const failed = (error: NodeJS.ErrnoException) => {
      switch (error.code) {
        case 'ENOENT':
        case 'ECONNREFUSED':
        case 'ENOTSOCK':
          resolve(null);
          return;
        case 'EACCES':
        case 'EPERM':
          resolve('DENIED');
          return;
        default:
          reject(error);
      }
    };
    socket.once('error', failed);
  });
}
