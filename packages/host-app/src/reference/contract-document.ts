/** The contract as the reference reads it: operations by tag, events by name, and schemas that are followed when somebody opens them. */

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly [limit: string]: unknown;
}

export interface Media {
  readonly schema?: Schema;
  readonly example?: unknown;
}

type MediaByType = Readonly<Record<string, Media>>;

export interface Answer {
  readonly $ref?: string;
  readonly description?: string;
  readonly content?: MediaByType;
}

export interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

interface WebSocketRules {
  readonly firstMessage?: Schema;
  readonly laterMessages?: Schema;
  readonly messages?: Schema;
  readonly closeCodes?: Readonly<Record<string, string>>;
}

interface WrittenOperation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: MediaByType };
  readonly responses: Readonly<Record<string, Answer>>;
  readonly 'x-access'?: string;
  readonly 'x-roles'?: readonly string[];
  readonly 'x-key'?: string | readonly string[];
  readonly 'x-refusals'?: readonly string[];
  readonly 'x-body-limit'?: number;
  readonly 'x-command'?: string;
  readonly 'x-every-origin'?: boolean;
  readonly 'x-websocket'?: WebSocketRules;
}

/** An operation, or an event that the server sends (`path` is then its name). */
export interface Operation extends WrittenOperation {
  readonly method: string;
  readonly path: string;
}

interface OpenApi {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, WrittenOperation>>>>;
  readonly webhooks?: Readonly<Record<string, Readonly<Record<string, WrittenOperation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

export interface Section {
  readonly name: string;
  readonly operations: readonly Operation[];
}

export interface Contract {
  readonly version: string;
  readonly introduction: string;
  readonly sections: readonly Section[];
  readonly operations: ReadonlyMap<string, Operation>;
  /** Follows a reference into the document; other objects are returned as they are. */
  readonly follow: <Part extends { readonly $ref?: string }>(part: Part) => Part;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Reads a contract that this server wrote: its build made it from openapi.yaml, which its tests hold to OpenAPI 3.1. */
export function readContract(document: OpenApi, eventsName: string): Contract {
  const operations = operationsOf(document.paths, (path) => path);
  const events = operationsOf(document.webhooks ?? {}, (name) => name);
  const sections = [
    ...document.tags.map(({ name }) => ({
      name,
      operations: operations.filter(({ tags }) => tags?.includes(name)),
    })),
    { name: eventsName, operations: events },
  ].filter((section) => section.operations.length > 0);
  return {
    version: document.info.version,
    introduction: document.info.description,
    sections,
    operations: new Map([...operations, ...events].map((each) => [each.operationId, each])),
    follow: (part) => followIn(document, part),
  };
}

function operationsOf(
  paths: OpenApi['paths'],
  pathOf: (written: string) => string,
): readonly Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({
        ...operation,
        operationId: operation.operationId ?? path,
        method: method.toUpperCase(),
        path: pathOf(path),
      })),
  );
}

function followIn<Part extends { readonly $ref?: string }>(document: OpenApi, part: Part): Part {
  if (part.$ref === undefined) return part;
  let found: unknown = document;
  for (const name of part.$ref.split('/').slice(1)) {
    found = Object(found)[name.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  // What a reference names is of the kind that may stand in its place; its own words beside it win.
  const { $ref: _, ...beside } = part;
  return { ...(found as Part), ...beside };
}

/** The name of a schema that is referred to. */
export function nameOf(schema: Schema): string | null {
  return schema.$ref?.split('/').at(-1) ?? null;
}

/** Whether an operation is found by what somebody types: in its name, address, summary or tag. */
export function isFoundBy(operation: Operation, typed: string): boolean {
  const text = [
    operation.operationId,
    operation.path,
    operation.summary ?? '',
    ...(operation.tags ?? []),
  ]
    .join(' ')
    .toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
