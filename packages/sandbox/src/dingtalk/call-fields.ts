/** Reads the fields of a call: JSON or a form in the body, both as the messenger takes them. */
import { boundedText } from '../bounded-text.ts';

export interface CallFields {
  /** Empty when it is missing. */
  readonly text: (name: string) => string;
  /** Null when it is missing or no whole number. */
  readonly number: (name: string) => number | null;
  /** An object, also where a form carries it as JSON. */
  readonly object: (name: string) => CallFields | null;
}

/** Null when it is too large or unreadable. */
export async function callFields(request: Request): Promise<CallFields | null> {
  const body = await boundedText(request);
  if (body === null) return null;
  if (body === '') return fieldsOf({});
  if (!request.headers.get('content-type')?.includes('json')) {
    return fieldsOf(Object.fromEntries(new URLSearchParams(body)));
  }
  return fieldsOfJson(body);
}

function fieldsOfJson(text: string): CallFields | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? fieldsOf(value) : null;
  } catch {
    return null;
  }
}

function fieldsOf(values: Readonly<Record<string, unknown>>): CallFields {
  const text = (name: string) => {
    const value = values[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  return {
    text,
    number: (name) => (/^-?\d{1,15}$/.test(text(name)) ? Number(text(name)) : null),
    object: (name) => {
      const value = values[name];
      if (typeof value === 'string') return fieldsOfJson(value);
      return isRecord(value) ? fieldsOf(value) : null;
    },
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
