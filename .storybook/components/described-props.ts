/** Which props the documents' table of a component describes: read from its sources when they are bundled for Storybook. */

interface Described {
  readonly __docgenInfo?: {
    readonly props?: Readonly<Record<string, { readonly description?: string }>>;
  };
}

/** In order, and only those whose comment says something. */
export function describedProps(component: object): string[] {
  const { props = {} } = (component as Described).__docgenInfo ?? {};
  return Object.entries(props)
    .filter(([, { description = '' }]) => description.trim() !== '')
    .map(([name]) => name)
    .sort();
}
