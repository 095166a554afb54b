/** Reads the fields of an administrator's command one by one; nonsense is answered with a sentence that names the field. */
import { dayRange, fenOf } from '@liangfen/rules/payment';

/** The command cannot be understood; nothing was looked at or changed. */
export class WrongInput extends Error {
  override readonly name = 'WrongInput';
}

/**
 * Takes typed text, or the value that an earlier reading made of it, because the command line reads a command before it
 * sends it, and the server reads it again.
 */
export type Reader<T> = (value: unknown) => T;

export function text(label: string, most: number): Reader<string> {
  return (value) => {
    if (typeof value !== 'string' || value.trim() === '') throw new WrongInput(`请填写${label}`);
    const read = value.trim();
    if (read.length > most) throw new WrongInput(`${label}最多 ${most} 个字，请缩短`);
    if (/\p{C}/u.test(read)) throw new WrongInput(`${label}里有换行或看不见的字符，请去掉`);
    return read;
  };
}

/** Ids, trade numbers, batches: what stands on a command line without quotes. */
export function identifier(label: string): Reader<string> {
  return (value) => {
    if (typeof value !== 'string' || value === '') throw new WrongInput(`请填写${label}`);
    if (!/^[A-Za-z0-9_-]{1,64}$/.test(value)) {
      throw new WrongInput(`${label}只能有字母、数字、- 和 _，最多 64 个`);
    }
    return value;
  };
}

/** Kept as text: too long for a number, and no number anyway. */
export function digits(label: string, fewest: number, most: number): Reader<string> {
  return (value) => {
    if (typeof value !== 'string' || !/^[0-9]+$/.test(value)) {
      throw new WrongInput(`${label}应为 ${fewest} 到 ${most} 位数字`);
    }
    if (value.length < fewest || value.length > most) {
      throw new WrongInput(`${label}应为 ${fewest} 到 ${most} 位数字，现在有 ${value.length} 位`);
    }
    return value;
  };
}

export function whole(label: string, least: number, most: number): Reader<number> {
  return (value) => {
    const read = typeof value === 'string' && /^[0-9]{1,12}$/.test(value) ? Number(value) : value;
    if (typeof read !== 'number' || !Number.isInteger(read) || read < least || read > most) {
      throw new WrongInput(`${label}应为 ${least} 到 ${most} 的整数`);
    }
    return read;
  };
}

/** Kept as text; `mostFen` of the database's own rule. */
export function yuan(label: string, mostFen: number): Reader<string> {
  return (value) => {
    const fen = typeof value === 'string' ? fenOf(value) : null;
    if (typeof value !== 'string' || fen === null || fen < 1 || fen > mostFen) {
      throw new WrongInput(
        `${label}应为 0.01 到 ${mostFen / 100} 元，最多两位小数，如 98 或 98.50`,
      );
    }
    return value;
  };
}

/** A Beijing day. */
export function day(label: string): Reader<string> {
  return (value) => {
    if (typeof value !== 'string' || dayRange(value) === null) {
      throw new WrongInput(`${label}应为日历上有的日期，如 2026-11-22`);
    }
    return value;
  };
}

export function oneOf<const Choice extends string>(
  label: string,
  choices: readonly Choice[],
): Reader<Choice> {
  return (value) => {
    const chosen = choices.find(
      (choice) => typeof value === 'string' && choice.toLowerCase() === value.toLowerCase(),
    );
    if (chosen === undefined) throw new WrongInput(`${label}应为 ${choices.join('、')} 之一`);
    return chosen;
  };
}

export function optional<T>(reader: Reader<T>): Reader<T | null> {
  return (value) => (value === undefined || value === null ? null : reader(value));
}

export function flag(label: string): Reader<boolean> {
  return (value) => {
    if (value === undefined || value === null) return false;
    if (typeof value !== 'boolean') throw new WrongInput(`${label}只能有或没有，不带值`);
    return value;
  };
}

type Shape = Readonly<Record<string, Reader<unknown>>>;
export type FieldsOf<S extends Shape> = { readonly [Name in keyof S]: ReturnType<S[Name]> };

/** Every field of the shape, and no other. */
export function readFields(
  shape: Shape,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const unknown = Object.keys(values).find((name) => !Object.hasOwn(shape, name));
  if (unknown !== undefined) throw new WrongInput(`不认识的字段 ${unknown.slice(0, 40)}`);
  return Object.fromEntries(
    Object.entries(shape).map(([name, reader]) => [name, reader(values[name])]),
  );
}
