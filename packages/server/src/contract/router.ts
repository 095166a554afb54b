/** Finds the operation of a request; a literal segment wins over a parameter, as /judge/approved over /judge/{judgeId}. */
import type { ContractOperation } from './operations.ts';

export type Route =
  | {
      readonly found: true;
      readonly operation: ContractOperation;
      readonly path: Readonly<Record<string, string>>;
    }
  /** The methods the path has; none when the path itself is unknown. */
  | { readonly found: false; readonly allowed: readonly string[] };

/** Whoever may ask with GET may ask with HEAD, but for a command: that would be a change of the show. */
export function methodsOf({
  method,
  isCommand,
}: Pick<ContractOperation, 'method' | 'isCommand'>): readonly string[] {
  return method === 'GET' && !isCommand ? ['GET', 'HEAD'] : [method];
}

export type Router = (method: string, pathname: string) => Route;

interface Node {
  readonly literals: Map<string, Node>;
  /** Names differ by operation, so a parameter's branch is shared and named at the end. */
  parameter: Node | null;
  readonly operations: Map<string, { operation: ContractOperation; names: readonly string[] }>;
}

export function createRouter(operations: readonly ContractOperation[]): Router {
  const root = newNode();
  for (const operation of operations) add(root, operation);
  return (method, pathname) => {
    const segments = pathname.split('/');
    const allowed = new Set<string>();
    // The first segment is what stands before the first slash: nothing.
    return find(root, segments, 1, [], method, allowed) ?? { found: false, allowed: [...allowed] };
  };
}

function newNode(): Node {
  return { literals: new Map(), parameter: null, operations: new Map() };
}

function add(root: Node, operation: ContractOperation): void {
  const names: string[] = [];
  let node = root;
  for (const segment of operation.path.split('/').slice(1)) {
    const name = /^\{(.+)\}$/.exec(segment)?.[1];
    if (name === undefined) {
      const next = node.literals.get(segment) ?? newNode();
      node.literals.set(segment, next);
      node = next;
    } else {
      names.push(name);
      node.parameter ??= newNode();
      node = node.parameter;
    }
  }
  node.operations.set(operation.method, { operation, names });
}

/**
 * The first end of the path that has the method, the most literal first: DELETE /judge/approved may still mean a judge
 * of that id. `allowed` gets the methods of the ends that were passed.
 */
function find(
  node: Node,
  segments: readonly string[],
  at: number,
  values: string[],
  method: string,
  allowed: Set<string>,
): Route | null {
  const segment = segments[at];
  if (segment === undefined) return endAt(node, values, method, allowed);
  const literal = node.literals.get(segment);
  const found =
    literal === undefined ? null : find(literal, segments, at + 1, values, method, allowed);
  if (found !== null || node.parameter === null || segment === '') return found;
  values.push(segment);
  const named = find(node.parameter, segments, at + 1, values, method, allowed);
  values.pop();
  return named;
}

function endAt(
  node: Node,
  values: readonly string[],
  method: string,
  allowed: Set<string>,
): Route | null {
  const entry = node.operations.get(method);
  const path = named(entry?.names ?? [], values);
  // Bytes that are no text name nothing: the address is unknown, whatever the method.
  if (path === null) return null;
  if (entry !== undefined) return { found: true, operation: entry.operation, path };
  for (const one of node.operations.values()) {
    for (const each of methodsOf(one.operation)) allowed.add(each);
  }
  return null;
}

/** Null when one of the values is no text. */
function named(
  names: readonly string[],
  values: readonly string[],
): Readonly<Record<string, string>> | null {
  const path: Record<string, string> = {};
  for (let index = 0; index < values.length; index += 1) {
    const text = decoded(values[index] ?? '');
    if (text === null) return null;
    const name = names[index];
    if (name !== undefined) path[name] = text;
  }
  return path;
}

function decoded(value: string): string | null {
  if (!value.includes('%')) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
