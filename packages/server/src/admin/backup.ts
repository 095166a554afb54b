/** `backup`: everything the service keeps, as one file, while it goes on. */
import { type Done, line } from './answer.ts';
import type { CommandOf } from './commands.ts';
import type { AdminHome } from './home.ts';

export async function backUp(
  home: AdminHome,
  { file, encrypt }: CommandOf<'backup'>,
): Promise<Done> {
  const begun = home.ports.now();
  const { rows, tables, bytes } = await home.backUp(file, encrypt);
  const seconds = Math.round((home.ports.now() - begun) / 100) / 10;
  return {
    data: { file, encrypted: encrypt, rows, tables, bytes, seconds },
    view: [
      line(`已备份到 ${file}：${rows} 行，${megabytes(bytes)}，用时 ${seconds} 秒`),
      line(
        encrypt
          ? '文件是加密的（age），没有私钥或口令谁也打不开：请把它们保管在另一个地方'
          : '里面有密码摘要、手机号和席位码，请和数据库一样保管；图片和发票也在里面，设置和密钥文件不在',
      ),
    ],
  };
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
