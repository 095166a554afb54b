// The server's refusals: it says them in Chinese itself, so that there is nothing here; other languages go by the code.

/** Of its own type: the tables below are open to the texts of another language. */
export interface Problems {
  readonly byCode: Readonly<Record<string, string>>;
  /** At a field; `message` is what the server says of it. */
  readonly field: string;
}

export const serversOwn: Problems = { byCode: {}, field: '{message}' };

export const problems = { problems: serversOwn };
