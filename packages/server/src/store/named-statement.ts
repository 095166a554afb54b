/** SQL whose parameters have names: a template hands out `$1`, `$2` and so on, once, when the statement is made. */

export interface Statement {
  readonly name: string;
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** A piece of SQL in which each value that is still to come stands by its name. */
export interface SqlPart<Name extends string> {
  readonly texts: readonly string[];
  readonly holes: readonly (Name | SqlPart<Name>)[];
}

/** Its text is made once, so that a prepared statement stays the same; giving it values costs a look-up each. */
export interface NamedStatement<Name extends string> {
  readonly sql: string;
  readonly with: (values: Readonly<Record<Name, unknown>>) => Statement;
}

/** Makes the template for statements of these values; a name that is none of theirs does not compile. */
export function sqlOf<Name extends string>() {
  return (
    texts: TemplateStringsArray,
    ...holes: readonly (Name | SqlPart<Name>)[]
  ): SqlPart<Name> => ({ texts, holes });
}

export function namedStatement<Name extends string>(
  name: string,
  part: SqlPart<Name>,
): NamedStatement<Name> {
  const names: Name[] = [];
  const sql = textOf(part, names);
  return {
    sql,
    with: (values) => ({ name, sql, values: names.map((known) => values[known]) }),
  };
}

/** Numbers the names by their first place in the text; a name that comes again keeps its number. */
function textOf<Name extends string>(part: SqlPart<Name>, names: Name[]): string {
  return part.texts.reduce((text, next, index) => {
    const hole = part.holes[index - 1];
    if (hole === undefined) return text + next;
    return text + (typeof hole === 'string' ? numberOf(hole, names) : textOf(hole, names)) + next;
  });
}

function numberOf<Name extends string>(name: Name, names: Name[]): string {
  if (!names.includes(name)) names.push(name);
  return `$${names.indexOf(name) + 1}`;
}
