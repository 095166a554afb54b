// The server's refusals: nothing in Chinese, which the server speaks itself; other languages translate by code.

/** A type of its own, so that the tables are open to the texts of another language. */
export interface Problems {
  readonly byCode: Readonly<Record<string, string>>;
  /** The words at a field; `message` is the server's. */
  readonly field: string;
}

export const serversOwn: Problems = { byCode: {}, field: '{message}' };

export const problems = { problems: serversOwn };
