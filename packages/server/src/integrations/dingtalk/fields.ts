/** Reads fields of the messenger's JSON, which may hold anything. */

export interface Fields {
  /** Numbers too, as text; null when it is missing, empty or something else. */
  readonly text: (name: string) => string | null;
  readonly number: (name: string) => number | null;
  readonly isTrue: (name: string) => boolean;
  /** Empty when it is missing or something else. */
  readonly inner: (name: string) => Fields;
  /** The objects in it. */
  readonly list: (name: string) => readonly Fields[];
  /** The texts in it. */
  readonly texts: (name: string) => readonly string[];
}

/** Null when it is no JSON object. */
export function fieldsOfText(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? fieldsOf(value) : null;
  } catch {
    return null;
  }
}

function fieldsOf(values: Readonly<Record<string, unknown>>): Fields {
  const items = (name: string): readonly unknown[] => {
    const value = values[name];
    return Array.isArray(value) ? value : [];
  };
  return {
    text: (name) => textOf(values[name]),
    number: (name) => {
      const text = textOf(values[name]);
      return text !== null && /^-?\d{1,15}$/.test(text) ? Number(text) : null;
    },
    isTrue: (name) => values[name] === true,
    inner: (name) => {
      const value = values[name];
      return fieldsOf(isRecord(value) ? value : {});
    },
    list: (name) => items(name).flatMap((item) => (isRecord(item) ? [fieldsOf(item)] : [])),
    texts: (name) =>
      items(name).flatMap((item) => {
        const text = textOf(item);
        return text === null ? [] : [text];
      }),
  };
}

function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
