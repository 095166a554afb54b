// Puts values into a text with `{name}` placeholders; a missing value stays visible as its name.

/**
 * `{count|judge|judges}` becomes the word that goes with a figure: the first with 1, the second with any other.
 *
 * @example
 * ```tsx
 * console.log(fill('还有 {count} 位评委', { count: 2 })); // '还有 2 位评委'
 * ```
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(
    /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g,
    (whole, name: string, one?: string, other?: string) => {
      const value = values[name];
      if (value === undefined) return whole;
      return String((Number(value) === 1 ? one : other) ?? value);
    },
  );
}
