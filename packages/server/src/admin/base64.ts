/** Reads files inside a command: bytes as base64, within a limit. */
import { type Reader, WrongInput } from './fields.ts';

/** Checked as text; it is decoded where it is used. */
export function base64File(label: string, mostBytes: number): Reader<string> {
  return (value) => {
    if (typeof value !== 'string' || value === '') throw new WrongInput(`请指定${label}`);
    if (value.length > Math.ceil(mostBytes / 3) * 4) {
      throw new WrongInput(`${label}最大 ${mostBytes / (1024 * 1024)} MB`);
    }
    if (!/^[A-Za-z0-9+/]*={0,2}$/.test(value)) throw new WrongInput(`${label}没有完整送到`);
    return value;
  };
}

export function bytesOf(base64: string): Uint8Array {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    throw new WrongInput('文件没有完整送到，请再试一次');
  }
}
