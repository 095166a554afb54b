// Writes everything that is derived from openapi.yaml, so that no type of the contract is typed by
// hand twice. `--check` writes nothing and fails when a committed file is not what it would write.
//
//   packages/sdk/src/generated/schema.ts                types of paths, bodies, enums, events
//   packages/sdk/src/generated/values.ts                the members of every closed list
//   packages/sdk/src/generated/routes.ts                what the client must know at run time
//   packages/sdk/src/generated/phone-routes.ts          the part of it that a judge's phone loads
//   packages/sdk/src/generated/screen-routes.ts         the part of it that a match screen loads
//   packages/sdk/src/generated/commands.ts              which operation each command of the operator is
//   docs/roles.md                                       which role may call what
//   packages/server/src/contract/generated/contract.ts  the document without its words, as a module
//
// `--contract <file> --out <folder>` generates from another document, for trying things out.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import openapiTS, { astToString, NUMBER } from 'openapi-typescript';
import { parse } from 'yaml';

const root = dirname(import.meta.dirname);
const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    contract: { type: 'string', default: join(root, 'openapi.yaml') },
    out: { type: 'string', default: root },
  },
});

const heading = '// Generated from openapi.yaml by `npm run gen`. Do not edit.\n';
const contractPath = resolve(options.contract);

if (!existsSync(contractPath)) {
  console.error(`${relative(root, contractPath)} is not there: nothing to generate from.`);
  process.exit(1);
}

/** Read once; code that changes a part of it takes a copy. */
const contract = parse(readFileSync(contractPath, 'utf8'), { merge: true });

const bodyKinds = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
};
const answerKinds = {
  'application/json': 'json',
  'text/plain': 'text',
  'application/xml': 'text',
  'text/csv': 'blob',
  'text/event-stream': 'stream',
  'image/png': 'blob',
  'image/webp': 'blob',
  'application/pdf': 'blob',
  'application/vnd.liangfen.evidence+json': 'blob',
  'application/vnd.liangfen.account+json': 'blob',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'blob',
};
/** The answer of an operation that becomes a WebSocket, and so has no HTTP answer. */
const socket = 'socket';
/** The operations that one page calls have a tag; its table holds no others. */
const phoneTag = '评委手机';
const screenTag = '大屏';

/** Fields that only people read; the server does without them. */
const words = ['description', 'summary', 'example', 'examples', 'x-bounded-by'];
/** How deep a value of the server's document gets lines of its own: paths and methods, kinds of component and names. */
const linesDown = 3;

// Types come last: they take seconds, and the others refuse what is wrong at once.
const outputs = {
  'packages/sdk/src/generated/values.ts': closedLists(),
  'packages/sdk/src/generated/routes.ts': routeTable(),
  'packages/sdk/src/generated/phone-routes.ts': pageRouteTable('phoneRoutes', phoneTag),
  'packages/sdk/src/generated/screen-routes.ts': pageRouteTable('screenRoutes', screenTag),
  'packages/sdk/src/generated/commands.ts': commandTable(),
  'packages/server/src/contract/generated/contract.ts': contractModule(),
  'docs/roles.md': roleMatrix(),
  'packages/sdk/src/generated/schema.ts': await schemaTypes(),
};

let stale = 0;
for (const [path, text] of Object.entries(outputs)) {
  const file = join(resolve(options.out), path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  if (options.check) {
    console.error(`${path} is not what openapi.yaml says: run \`npm run gen\` and commit it.`);
    stale += 1;
  } else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`wrote ${path}`);
  }
}
process.exitCode = stale > 0 ? 1 : 0;

async function schemaTypes() {
  const document = structuredClone(contract);
  // `operations` are what a client can call.
  for (const { post } of Object.values(document.webhooks ?? {})) delete post.operationId;
  const nodes = await openapiTS(withoutExamples(document), {
    rootTypes: true,
    // The contract names no schema like a path or component, so `Program` needs no prefix.
    rootTypesNoSchemaPrefix: true,
    alphabetize: false,
    // Its `anyOf` tells validators the decimals; the type is a number's.
    transform: (schema) => ('x-decimals' in schema ? NUMBER : undefined),
    silent: true,
  });
  const text = heading + astToString(nodes);
  refuseDoubleNames(text);
  return text;
}

/** Types say the shape; whole examples beside them would be half of the file. */
function withoutExamples(node) {
  if (Array.isArray(node)) return node.map(withoutExamples);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name]) => !(name === 'example' && 'schema' in node))
      .map(([name, child]) => [name, withoutExamples(child)]),
  );
}

/** The members of every closed list at run time, in the contract's order: for choices, tests and tables. */
function closedLists() {
  const document = contract;
  refuseUnnamedLists(document);
  refuseUnboundedLists(document);
  const lists = Object.entries(document.components?.schemas ?? {}).filter(
    ([, schema]) => schema.enum !== undefined,
  );
  const names = lists.map(([name]) => name).sort();
  const rows = lists.map(([name, schema]) => {
    const members = schema.enum.map((member) => `  '${member}',\n`).join('');
    const list = `${name[0].toLowerCase()}${name.slice(1)}Values`;
    return `export const ${list} = [\n${members}] as const satisfies readonly ${name}[];\n`;
  });
  return `${heading}import type {\n${names.map((name) => `  ${name},\n`).join('')}} from './schema.ts';\n\n${rows.join('\n')}${roleTable(document)}`;
}

/** A choice of several is a schema with a name, so that it has one type, one list and one table of words. */
function refuseUnnamedLists(document) {
  const unnamed = [];
  const visit = (node, path) => {
    if (typeof node !== 'object' || node === null) return;
    const isNamed = path.length === 3 && path[0] === 'components' && path[1] === 'schemas';
    if (Array.isArray(node.enum) && node.enum.length > 1 && !isNamed) unnamed.push(path.join('/'));
    for (const [key, child] of Object.entries(node)) visit(child, [...path, key]);
  };
  visit(document, []);
  if (unnamed.length > 0) {
    throw new Error(
      `openapi.yaml: give these choices a schema of their own: ${unnamed.join(', ')}`,
    );
  }
}

/** Every list that is answered has `maxItems`, or `x-bounded-by` with the words that say how long it gets. */
function refuseUnboundedLists(document) {
  const unbounded = new Set();
  const known = new Set();
  const visit = (node, path) => {
    if (typeof node !== 'object' || node === null) return;
    if (typeof node.$ref === 'string' && !known.has(node.$ref)) {
      known.add(node.$ref);
      const keys = node.$ref.replace('#/', '').split('/');
      visit(
        keys.reduce((at, key) => at[key], document),
        keys.at(-1),
      );
    }
    const isBounded = 'maxItems' in node || 'x-bounded-by' in node;
    if (node.type === 'array' && !isBounded) unbounded.add(path);
    for (const [key, child] of Object.entries(node)) visit(child, `${path}/${key}`);
  };
  for (const item of Object.values(document.paths)) {
    for (const { operationId, responses } of Object.values(item)) visit(responses, operationId);
  }
  if (unbounded.size > 0) {
    throw new Error(
      `openapi.yaml: say how long these lists get, by maxItems or x-bounded-by: ${[...unbounded].join(', ')}`,
    );
  }
}

/** Two schemas whose names differ only in case or punctuation would get one root type. */
function refuseDoubleNames(text) {
  const names = [...text.matchAll(/^export (?:type|interface|const) (\w+)/gm)].map(([, n]) => n);
  const double = [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
  if (double.length > 0) {
    throw new Error(
      `openapi.yaml makes these names twice, rename one of each: ${double.join(', ')}`,
    );
  }
}

/** Method, path, token, body, answer and idempotency of each operation, as short as possible: browsers load it. */
function routeTable() {
  return `${heading}import type { operations } from './schema.ts';

export type Route = readonly [
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  /** Whose token goes into the Authorization header. */
  token: 'none' | 'general' | 'console',
  body: 'none' | ${unionOf(bodyKinds)},
  answer: ${unionOf({ ...answerKinds, socket })},
  /** Takes an Idempotency-Key. */
  idempotent: boolean,
];

export const routes: { readonly [Operation in keyof operations]: Route } = {
${routeRows(() => true).join('\n')}
};

/** Raised in the contract with every change that an older client cannot follow. */
export const contractGeneration = ${generationOf()};
`;
}

/** Operation of each command, and in which part of a call its fields stand: so client and server spell neither again. */
function commandTable() {
  const document = contract;
  const carriers = Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .filter((operation) => operation['x-command'] !== undefined);
  const members = document.components.schemas.OperatorCommand.discriminator.mapping;
  const rows = Object.entries(members).map(([type, ref]) => {
    const operations = carriers.filter((operation) => operation['x-command'] === type);
    const [operation] = operations;
    if (operations.length !== 1) {
      throw new Error(`openapi.yaml: ${type} is the x-command of ${operations.length} operations`);
    }
    return `  ${type}: ${JSON.stringify(commandRow(document, type, schemaOf(document, ref), operation))},`;
  });
  const known = Object.keys(members);
  const unknown = carriers.filter((operation) => !known.includes(operation['x-command']));
  if (unknown.length > 0) {
    throw new Error(`openapi.yaml: ${unknown[0].operationId} has an x-command that is none`);
  }
  return `${heading}import type { OperatorCommand, operations } from './schema.ts';

export type CommandRoute = readonly [
  operation: keyof operations,
  /** Fields of the command in the path, besides the competition's id. */
  path: readonly string[],
  query: readonly string[],
  body: readonly string[],
  /** Fields that are null in the command where the query has none and the path has 0. */
  nullable: readonly string[],
];

export const commandRoutes = {
${rows.join('\n')}
} as const satisfies { readonly [Type in OperatorCommand['type']]: CommandRoute };
`;
}

/** Refuses a command whose fields are not those of its operation, or that would lack one when a call leaves it out. */
function commandRow(document, type, { properties, required }, operation) {
  const parameters = (operation.parameters ?? []).filter(({ $ref }) => $ref === undefined);
  const placed = (place) =>
    parameters.filter((one) => one.in === place && one.name !== 'id').map(({ name }) => name);
  const content = operation.requestBody?.content['application/json'].schema;
  const body =
    content === undefined ? [] : Object.keys(schemaOf(document, content.$ref).properties);
  const [path, query] = [placed('path'), placed('query')];
  const fields = Object.keys(properties).filter((name) => name !== 'type');
  if (fields.toSorted().join() !== [...path, ...query, ...body].toSorted().join()) {
    throw new Error(`openapi.yaml: ${operation.operationId} and ${type} have different fields`);
  }
  const isNullable = (name) => properties[name].oneOf?.some((one) => one.type === 'null') === true;
  const mayLack = parameters.filter(
    (one) => one.in === 'query' && !one.required && one.schema.default === undefined,
  );
  const lacking = mayLack.find(({ name }) => required.includes(name) && !isNullable(name));
  if (lacking !== undefined) {
    throw new Error(`openapi.yaml: ${operation.operationId} needs a default for ${lacking.name}`);
  }
  return [operation.operationId, path, query, body, fields.filter(isNullable)];
}

function schemaOf(document, ref) {
  return document.components.schemas[ref.split('/').at(-1)];
}

/** Which generation of the contract a client is of. */
function generationOf() {
  const generation = contract.info['x-generation'];
  if (!Number.isSafeInteger(generation)) throw new Error('info has no x-generation');
  return generation;
}

/** The rows of the operations that the contract marks as called by a judge's phone. */
function pageRouteTable(name, tag) {
  return `${heading}import type { Route } from './routes.ts';
import type { operations } from './schema.ts';

export const ${name} = {
${routeRows(({ tags }) => tags.includes(tag)).join('\n')}
} as const satisfies { readonly [Operation in keyof operations]?: Route };
`;
}

function routeRows(isWanted) {
  const document = contract;
  const methods = ['get', 'post', 'put', 'patch', 'delete'];
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method] !== undefined && isWanted(item[method]))
      .map((method) => {
        const { operationId, security, parameters, requestBody, responses } = item[method];
        const token = Object.keys(security?.[0] ?? {})[0] ?? 'none';
        const body =
          requestBody === undefined ? 'none' : kindOf(bodyKinds, requestBody, operationId);
        const answer =
          responses['101'] === undefined
            ? kindOf(answerKinds, responses['200'], operationId)
            : socket;
        const idempotent = (parameters ?? []).some(
          (parameter) =>
            parameter.$ref === '#/components/parameters/IdempotencyKey' ||
            parameter.name === 'Idempotency-Key',
        );
        const row = [method.toUpperCase(), path, token, body, answer, idempotent];
        return `  ${operationId}: ${JSON.stringify(row)},`;
      }),
  );
}

function unionOf(kinds) {
  return [...new Set(Object.values(kinds))].map((kind) => `'${kind}'`).join(' | ');
}

function kindOf(kinds, { content }, operationId) {
  const [type] = Object.keys(content);
  const kind = kinds[type];
  if (kind === undefined) throw new Error(`${operationId}: the client cannot handle ${type} here`);
  return kind;
}

/**
 * JSON rather than YAML, so that the server needs no parser and no file at run time; without the words
 * and examples that only people read, and a line for each operation and component, so that a change is
 * a change of its lines.
 */
function contractModule() {
  // Messages that the server sends on its own are typed from the schema; nobody calls them.
  const { webhooks: _, ...called } = contract;
  const document = withoutWords(called);
  return `${heading}
export interface ContractDocument {
  readonly openapi: string;
  readonly info: { readonly [key: string]: unknown };
  readonly paths: { readonly [path: string]: { readonly [method: string]: unknown } };
  readonly components?: {
    readonly [kind: string]: { readonly [name: string]: unknown };
  };
  readonly [key: string]: unknown;
}

export const contract: ContractDocument = ${inLines(document)};
`;
}

/** Operations with `x-roles`; every one of a competition's desk has to say which roles may call it. */
function operationsWithRoles(document) {
  const known = document.components?.schemas?.GrantedRole?.enum ?? [];
  const found = [];
  for (const item of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(item)) {
      const { operationId, 'x-access': access, 'x-roles': roles } = operation;
      if (roles === undefined) {
        if (access !== 'manager') continue;
        throw new Error(
          `openapi.yaml: ${operationId} needs x-roles: who of a competition may call it`,
        );
      }
      if (access !== 'manager' && access !== 'account') {
        throw new Error(
          `openapi.yaml: x-roles of ${operationId} are of no use with x-access ${access}`,
        );
      }
      const isGood =
        Array.isArray(roles) && roles.length > 0 && new Set(roles).size === roles.length;
      if (!isGood || roles.some((role) => !known.includes(role))) {
        throw new Error(`openapi.yaml: x-roles of ${operationId} are some of ${known.join(', ')}`);
      }
      found.push(operation);
    }
  }
  return found;
}

/** For a page that shows only what the server would do. */
function roleTable(document) {
  const rows = operationsWithRoles(document).map(
    ({ operationId, 'x-roles': roles }) =>
      `  ${operationId}: [${roles.map((role) => `'${role}'`).join(', ')}],\n`,
  );
  if (rows.length === 0) return '';
  return `
/** Which roles of sub-accounts may call an operation; a main account may call all of them, and no role is asked for any other. */
export const operationRoles = {
${rows.join('')}} as const satisfies Readonly<Record<string, readonly GrantedRole[]>>;

export type RuledOperation = keyof typeof operationRoles;

/** The one answer for the server, which refuses, and for pages, which do not offer what would be refused. */
export function roleMayCall(role: CompetitionRole, operation: RuledOperation): boolean {
  return role === 'OWNER' || operationRoles[operation].some((each) => each === role);
}
`;
}

/** Every operation of the desk against every role, for people. */
function roleMatrix() {
  const document = contract;
  const roles = document.components?.schemas?.GrantedRole?.enum ?? [];
  const line = (cells) => `| ${cells.join(' | ')} |\n`;
  const tables = [
    ['manager', '## By the role in the competition'],
    ['account', '## By the role of the account'],
  ].map(([access, title]) => {
    const rows = operationsWithRoles(document)
      .filter((operation) => operation['x-access'] === access)
      .map((operation) =>
        line([
          `\`${operation.operationId}\``,
          operation.summary,
          ...roles.map((role) => (operation['x-roles'].includes(role) ? '●' : '')),
        ]),
      );
    const head = line(['operation', '', ...roles.map((role) => `\`${role}\``)]);
    return `${title}\n\n${head}${line(['---', '---', ...roles.map(() => ':-:')])}${rows.join('')}`;
  });
  return `<!-- Generated from openapi.yaml by \`npm run gen\`. Do not edit. -->\n\n# Roles\n\nWhat a sub-account may call with each role (\`x-roles\` of openapi.yaml). The main account may call everything.\nA console does what an operator does, whoever opened it.\n\n${tables.join('\n')}`;
}

function inLines(value, depth = 0) {
  const inOneLine = depth === linesDown || typeof value !== 'object' || Array.isArray(value);
  if (inOneLine || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}:${inLines(member, depth + 1)}`,
  );
  return `{\n${members.join(',\n')}\n}`;
}

/** The names of `properties` are the members' own. A pattern keeps its words: they say what did not fit. */
function withoutWords(node, isNames = false) {
  if (Array.isArray(node)) return node.map((one) => withoutWords(one));
  if (typeof node !== 'object' || node === null) return node;
  const isKept = (name) => {
    if (isNames) return true;
    // Said to other validators in their way; the server has a check of its own for it.
    if (name === 'anyOf' && 'x-decimals' in node) return false;
    return !words.includes(name) || (name === 'description' && 'pattern' in node);
  };
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name]) => isKept(name))
      .map(([name, child]) => [name, withoutWords(child, !isNames && name === 'properties')]),
  );
}
