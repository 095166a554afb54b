// The server's refusals: nothing in Chinese, which the server speaks itself; other languages translate by code.

/** A type of its own, so that the tables are open to the texts of another language. */
export interface Problems {
  readonly byCode: Readonly<Record<string, string>>;
  /** At a field; `message` is what the server says of it. */
  readonly field: string;
}

export const serversOwn: Problems = { byCode: {}, field: '{message}' };

export const problems = { problems: serversOwn };
