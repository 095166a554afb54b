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
    const segments = pathname.split('/').slice(1);
    const ends = matches(root, segments, 0, []);
    const allowed = new Set<string>();
    for (const { node, values } of ends) {
      const decoded = decode(values);
      // Bytes that are no text name nothing: the address is unknown, whatever the method.
      if (decoded === null) continue;
      const entry = node.operations.get(method);
      if (entry !== undefined) {
        const path = Object.fromEntries(entry.names.map((name, i) => [name, decoded[i] ?? '']));
        return { found: true, operation: entry.operation, path };
      }
      for (const one of node.operations.keys()) allowed.add(one);
    }
    return { found: false, allowed: [...allowed] };
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

interface End {
  readonly node: Node;
  readonly values: readonly string[];
}

/** All ends a path reaches, the most literal first: DELETE /judge/approved may still mean a judge of that id. */
function matches(
  node: Node,
  segments: readonly string[],
  at: number,
  values: readonly string[],
): End[] {
  const segment = segments[at];
  if (segment === undefined) return node.operations.size === 0 ? [] : [{ node, values }];
  const literal = node.literals.get(segment);
  const ends = literal === undefined ? [] : matches(literal, segments, at + 1, values);
  if (node.parameter !== null && segment !== '') {
    ends.push(...matches(node.parameter, segments, at + 1, [...values, segment]));
  }
  return ends;
}

function decode(values: readonly string[]): readonly string[] | null {
  try {
    return values.map(decodeURIComponent);
  } catch {
    return null;
  }
}
